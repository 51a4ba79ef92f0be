import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersOf, parseHeaderSet } from '#server/publish/headers/header-set.ts'
import { addressesByKind } from '#tests/browser/addresses.ts'
import { ask } from '#tests/hosts/ask.ts'
import { startCaddy } from '#tests/hosts/caddy.ts'
import { startLocal } from '#tests/hosts/local.ts'
import { startNginx } from '#tests/hosts/nginx.ts'
import type { WebServer } from '#tests/hosts/server.ts'
import { startWrangler } from '#tests/hosts/wrangler.ts'

/** What a browser says that it accepts. */
const encodings = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }

const hosts: readonly { name: string; start: () => Promise<WebServer | undefined> }[] = [
  { name: 'local', start: startLocal },
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
  { name: 'Cloudflare Pages, by wrangler', start: startWrangler },
]

/** The bytes of the headers of the first answer, for a page of each kind and each host, as Markdown. */
export async function headerTable(): Promise<string> {
  const set = parseHeaderSet(readFileSync(join('dist', 'headers.json'), 'utf8'))
  const columns = [{ name: 'of the set', cell: (path: string) => String(bytesOfSet(path)) }]
  for (const { name, start } of hosts) {
    const server = await start()
    const bytes = new Map<string, number>()
    for (const path of server ? addressesByKind : [])
      bytes.set(path, server ? (await ask(server, path, encodings)).headerBytes : 0)
    await server?.close()
    columns.push({ name, cell: (path) => String(bytes.get(path) ?? 'not installed') })
  }
  const rows = addressesByKind.map((path) => `| ${path} | ${columns.map(({ cell }) => cell(path)).join(' | ')} |`)
  return [
    `| Page | ${columns.map(({ name }) => name).join(' | ')} |`,
    `|---|${'--:|'.repeat(columns.length)}`,
    ...rows,
  ].join('\n')

  function bytesOfSet(path: string): number {
    const headers = Object.entries(headersOf(set, path, path !== '/none/here'))
    return headers.reduce((sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length, 0)
  }
}
