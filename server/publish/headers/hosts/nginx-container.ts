import type { HeaderSet } from '#server/publish/headers/header-set.ts'

/** Places in the container, which Dockerfile fills. */
const place = { site: '/srv/site/client', server: '/srv/site/hosts/nginx.conf', port: 8080 } as const

/**
 * `nginx-container.conf`, the whole configuration of an nginx that serves the site alone: as an unprivileged user, writing
 * to `/tmp` only, without TLS, which the proxy in front of the container has.
 */
export function nginxContainerConf({ hostName }: HeaderSet): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path /tmp/${name};\n`,
  )
  return `# nginx in a container: nginx -e stderr -c /srv/site/hosts/nginx-container.conf
daemon off;
worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  # Standard output, which the container's engine keeps and rotates.
  access_log /dev/stdout;
${temporary.join('')}  sendfile on;
  server {
    listen ${place.port};
    server_name ${hostName};
    root ${place.site};
    include ${place.server};
  }
}
`
}
