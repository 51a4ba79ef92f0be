import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findProgram, freePort, runServer, siteName, type WebServer } from './web-server.ts'

/** Caddy, serving the built site with `hosts/Caddyfile` of the build on loopback. */
export async function startCaddy(): Promise<WebServer | undefined> {
  const program = findProgram('caddy')
  if (program === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'cairnline-caddy-'))
  const port = await freePort()
  const machine = '{\n  admin off\n  auto_https off\n  default_bind 127.0.0.1\n}\n\n'
  const configuration = join(folder, 'Caddyfile')
  const site = readFileSync(join('dist', 'hosts', 'Caddyfile'), 'utf8')
  writeFileSync(configuration, machine + site)
  const close = await runServer(program, ['run', '--adapter', 'caddyfile', '--config', configuration], port, {
    env: {
      ...process.env,
      SITE_ADDRESS: `http://:${port}`,
      SITE_ROOT: resolve('dist', 'client'),
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })
  return {
    port,
    encodings: ['gzip', 'br'],
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
