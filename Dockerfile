# The bot alone, without tests and playground. How to run it: docs/hosting.md.
FROM python:3.14-slim

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    POEPPEL_DATABASE=/data/poeppel.sqlite3 \
    POEPPEL_LOG_FORMAT=json \
    POEPPEL_MONITOR=0.0.0.0:9464

WORKDIR /app
COPY requirements.txt .
RUN pip install --no-cache-dir --no-compile --disable-pip-version-check --require-hashes --no-deps -r requirements.txt \
    && pip uninstall --yes pip \
    && useradd --system --user-group --uid 10001 poeppel \
    && install --directory --owner=poeppel --group=poeppel --mode=700 /data
COPY LICENSE bot.py ./
COPY data data
COPY engine engine
COPY render render
COPY cogs cogs

# Its number: Kubernetes asks for one where nobody may be root.
USER 10001
VOLUME /data
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=12s --start-period=60s CMD ["python", "bot.py", "health"]
ENTRYPOINT ["python", "bot.py"]
# Docker starts again whatever ends: a refused token has to wait for somebody.
CMD ["run", "--stay"]
