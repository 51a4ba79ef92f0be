import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { settings } from '#content/facts/settings.ts'
import { inlineHashes } from '#server/publish/assets/inline-hashes.ts'
import type { PageNeeds } from '#server/publish/assets/page-needs.ts'
import { filesBelow } from '#server/publish/files.ts'
import { caddyfile } from '#server/publish/headers/hosts/caddy.ts'
import { cloudflareHeaders } from '#server/publish/headers/hosts/cloudflare.ts'
import { netlifyToml } from '#server/publish/headers/hosts/netlify.ts'
import { nginxConf } from '#server/publish/headers/hosts/nginx.ts'
import { vercelJson } from '#server/publish/headers/hosts/vercel.ts'
import type { HeaderSet } from './header-set.ts'
import { headersFile } from './headers-file.ts'
import { siteHeaders } from './site-headers.ts'

/**
 * Computes the header set of a finished site from its settings and from what stands inline in its files, and writes it
 * for every host: `_headers` into the site, the others into `hosts/` beside it, and the set itself for the local host.
 * Last of all that changes a page: a policy of another page's hashes would take away its styles.
 */
export async function writeHeaders(folder: string, { inline }: PageNeeds): Promise<void> {
  const files = await filesBelow(folder)
  const drawings = files.filter((file) => file.endsWith('.svg'))
  const set: HeaderSet = siteHeaders({
    siteUrl: settings.siteUrl,
    services: { authUrl: settings.authUrl, formEndpoint: settings.formEndpoint },
    captcha: settings.captchaSiteKey === null ? 'none' : 'onForms',
    pages: inlineHashes(inline),
    drawings: inlineHashes(await Promise.all(drawings.map((file) => readFile(join(folder, file), 'utf8')))),
  })
  const hosts = join(dirname(folder), 'hosts')
  await mkdir(hosts, { recursive: true })
  await Promise.all([
    writeFile(headersFile(folder), `${JSON.stringify(set, null, 2)}\n`),
    writeFile(join(folder, '_headers'), cloudflareHeaders(set, files)),
    writeFile(join(hosts, 'netlify.toml'), netlifyToml(set, files)),
    writeFile(join(hosts, 'vercel.json'), vercelJson(set, files)),
    writeFile(join(hosts, 'nginx.conf'), nginxConf(set)),
    writeFile(join(hosts, 'Caddyfile'), caddyfile(set)),
  ])
}
