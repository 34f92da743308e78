# The bot alone, without tests and playground. How to run it: docs/hosting.md.
FROM python:3.13-slim

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    POEPPEL_DATABASE=/data/poeppel.sqlite3

WORKDIR /app
COPY requirements.txt .
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt \
    && useradd --system --user-group poeppel \
    && install --directory --owner=poeppel --group=poeppel --mode=700 /data
COPY LICENSE bot.py ./
COPY data data
COPY engine engine
COPY render render
COPY cogs cogs

USER poeppel
VOLUME /data
STOPSIGNAL SIGINT
ENTRYPOINT ["python", "bot.py"]
CMD ["run"]
