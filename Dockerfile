# The bot alone, without tests and playground. How to run it: docs/hosting.md.
# Letters of other scripts for names on pictures: of Noto, as Debian packages it, what names need, 7 MB.
# Images by digest, so that a build brings what was tried; Dependabot raises both lines.
FROM python:3.14-slim@sha256:ce40764625a4ff50df3548277632e7f96c4e77fe75fa848aae9885476e7df5a4 AS fonts
RUN apt-get update \
    && apt-get install --yes --no-install-recommends fonts-noto-cjk fonts-noto-core fonttools \
    && mkdir /scripts \
    && for script in Arabic Devanagari Hebrew Thai; do \
        cp "/usr/share/fonts/truetype/noto/NotoSans$script-Bold.ttf" /scripts/ || exit 1; done \
    && pyftsubset /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc --font-number=0 \
        --unicodes=U+20-7E,U+3005-3007,U+3041-30FF,U+4E00-9FFF,U+AC00-D7A3 \
        --no-hinting --layout-features= --output-file=/scripts/NotoSansCJK-Bold.ttc \
    && cp /usr/share/doc/fonts-noto-cjk/copyright /scripts/LICENSE-cjk.txt \
    && cp /usr/share/doc/fonts-noto-core/copyright /scripts/LICENSE-core.txt

FROM python:3.14-slim@sha256:ce40764625a4ff50df3548277632e7f96c4e77fe75fa848aae9885476e7df5a4

ENV PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    POEPPEL_DATABASE=/data/poeppel.sqlite3 \
    POEPPEL_LOG_FORMAT=json \
    POEPPEL_MONITOR=0.0.0.0:9464

WORKDIR /app
COPY requirements requirements
# `--build-arg POSTGRES=yes`, or compose.postgres.yaml: what it takes to keep the tables in PostgreSQL.
ARG POSTGRES=
RUN pip install --no-cache-dir --no-compile --disable-pip-version-check --require-hashes --no-deps -r requirements/run.txt \
        ${POSTGRES:+-r requirements/postgres.txt} \
    && pip uninstall --yes pip \
    && groupadd --gid 10001 poeppel \
    && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin poeppel \
    && install --directory --owner=poeppel --group=poeppel --mode=700 /data \
    && apt-get update && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/*
LABEL org.opencontainers.image.title="Pöppel" \
    org.opencontainers.image.version="1.2.0" \
    org.opencontainers.image.licenses="MIT"
COPY LICENSE bot.py ./
COPY docs/legal docs/legal
COPY data data
COPY --from=fonts /scripts data/shipped/fonts/scripts
COPY engine engine
COPY render render
COPY cogs cogs
# Compiled once: each health check would else compile all that it loads, as nothing may be written later.
RUN python -m compileall -q -j 0 --invalidation-mode unchecked-hash -x /test/ \
    /usr/local/lib/python3.14 cogs data engine render

# Its number: Kubernetes asks for one where nobody may be root.
USER 10001
VOLUME /data
EXPOSE 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=12s --start-period=60s CMD ["python", "bot.py", "health"]
ENTRYPOINT ["python", "bot.py"]
# Docker starts again whatever ends: a refused token has to wait for somebody.
CMD ["run", "--stay"]
