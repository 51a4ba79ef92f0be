import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Certificate } from './certificate.ts'
import { findFile, findProgram, freePort, runServer, siteName, type WebServer } from './web-server.ts'

const brotliPackage = 'libnginx-mod-http-brotli-static'
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** nginx with its module for brotli. Undefined where either is missing. */
export const startNginxWithBrotli = async (): Promise<WebServer | undefined> =>
  findProgram('nginx') !== undefined && findFile(brotliPackage, [brotliModule]) !== undefined
    ? startNginx({ brotli: true })
    : undefined

interface NginxOptions {
  brotli?: boolean
  /** Folder of the build. */
  build?: string
  /** With it, nginx speaks TLS. */
  certificate?: Certificate
}

/** nginx, serving the built site with `hosts/nginx.conf` of the build. */
export async function startNginx({
  brotli,
  build = 'dist',
  certificate,
}: NginxOptions = {}): Promise<WebServer | undefined> {
  const program = findProgram('nginx')
  if (program === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'cairnline-nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const configuration = `
${brotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(folder, 'pid')};
error_log stderr error;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  # What operators set for all their servers. The site's own file has to say otherwise wherever it matters.
  types { text/plain html css js md; }
  default_type text/plain;
  charset iso-8859-1;
  expires 1y;
  etag off;
  if_modified_since before;
  gzip on;
  gzip_comp_level 1;
  autoindex on;
  merge_slashes off;
  recursive_error_pages on;
  open_file_cache max=1000;
  error_page 404 405 =200 /index.html;
  add_header X-Frame-Options SAMEORIGIN always;
  add_header X-UA-Compatible IE=edge always;
  server {
    listen 127.0.0.1:${port}${certificate ? ' ssl' : ''};
    ${certificate ? `ssl_certificate "${certificate.certificate}"; ssl_certificate_key "${certificate.key}";` : ''}
    root "${resolve(build, 'client')}";
    ${brotli ? 'brotli_static on;' : ''}
    include "${resolve(build, 'hosts', 'nginx.conf')}";
  }
}
`
  writeFileSync(join(folder, 'nginx.conf'), configuration)
  const close = await runServer(program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], port)
  return {
    port,
    encodings: brotli ? ['gzip', 'br'] : ['gzip'],
    marksPreviews: true,
    hostName: siteName,
    knowsMissing: true,
    transport: 'hosted',
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
