# The built site behind nginx, and nothing else: build the site first (npm run build), then this image.
# An unprivileged user and a disk that can be read only; compose.yaml says how to run it.
FROM nginx:1.30.5@sha256:e9f347c65f318767714e8b0eccfd6b558d00fb92630791fb6cd901fcdf7f6fdd
COPY dist/client /srv/site/client
COPY dist/hosts /srv/site/hosts
USER nginx
EXPOSE 8080
HEALTHCHECK CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/version.json"]
STOPSIGNAL SIGQUIT
# Not the image's own entry point, which edits its configuration at the start.
ENTRYPOINT ["nginx", "-e", "stderr", "-c", "/srv/site/hosts/nginx-container.conf"]
