import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from '#server/local/site/listen.ts'
import { siteName, type WebServer } from './server.ts'

/** The site's own host, held to the same as the others. */
export async function startLocal(): Promise<WebServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'cairnline-hosts-'))
  const host = await listen({ port: 0, dataFolder, site: join('dist', 'client') })
  return {
    port: Number(new URL(host.origin).port),
    encodings: ['gzip', 'br', 'zstd'],
    marksPreviews: false,
    deviations: [],
    hostName: siteName,
    knowsMissing: true,
    transport: 'local',
    log: { keeps: false, read: () => textBelow(dataFolder) },
    close: async () => {
      await host.close()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** All that stands in the files below a folder. */
const textBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('')
