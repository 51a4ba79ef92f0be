import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findFile, findProgram, freePort, runServer, siteName, type WebServer } from './server.ts'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'
const brotliTypes = 'text/css text/javascript application/javascript text/plain application/json image/svg+xml'

/** nginx, serving the built site with `dist/hosts/nginx.conf`, with brotli where its module can be installed. */
export async function startNginx(): Promise<WebServer | undefined> {
  const program = findProgram('nginx')
  if (program === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'cairnline-nginx-'))
  const port = await freePort()
  const log = join(folder, 'access.log')
  const brotli = findFile('libnginx-mod-http-brotli-filter', [brotliModule]) !== undefined
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
  access_log ${log};
  ${temporary.join('\n  ')}
  include /etc/nginx/mime.types;
  ${brotli ? `brotli on; brotli_types ${brotliTypes};` : ''}
  server {
    listen 127.0.0.1:${port};
    root "${resolve('dist', 'client')}";
    include "${resolve('dist', 'hosts', 'nginx.conf')}";
  }
}
`
  writeFileSync(join(folder, 'nginx.conf'), configuration)
  const close = await runServer(program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], port)
  return {
    port,
    encodings: brotli ? ['gzip', 'br'] : ['gzip'],
    marksPreviews: true,
    deviations: [],
    hostName: siteName,
    knowsMissing: true,
    transport: 'hosted',
    log: { keeps: true, read: () => readFileSync(log, 'utf8') },
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
