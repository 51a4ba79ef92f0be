import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '#server/local/site/listen.ts'
import type { WebServer } from './web-server.ts'

/** The local host. It has to pass the same tests as the others. */
export async function startLocal(): Promise<WebServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'cairnline-hosts-'))
  const host = await listen({ port: 0, dataFolder, site: join('dist', 'client') })
  const { host: hostName, port } = new URL(host.origin)
  return {
    port: Number(port),
    encodings: ['gzip', 'br'],
    marksPreviews: false,
    // It refuses requests for the site's host name.
    hostName,
    knowsMissing: true,
    transport: 'local',
    close: async () => {
      await host.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
