import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { WrittenPage } from '#server/publish/page.ts'
import { privatePaths } from '#server/publish/page.ts'
import { type HeaderSet, headersFile } from './header-set.ts'
import { caddyfile } from './hosts/caddy.ts'
import { cloudflareHeaders } from './hosts/cloudflare.ts'
import { nginxConf, nginxContainerConf } from './hosts/nginx.ts'
import { siteHeaders } from './site-headers.ts'

/** The configuration of each host, by its file beside the site's folder. Cloudflare Pages reads its files from the site. */
const hosts: Readonly<Record<string, (set: HeaderSet) => string>> = {
  'client/_headers': cloudflareHeaders,
  'hosts/nginx.conf': nginxConf,
  'hosts/nginx-container.conf': nginxContainerConf,
  'hosts/Caddyfile': caddyfile,
}

/** Writes the headers of a site for every host, and the set itself for the local host and `npm run deploy:check`. */
export async function writeHeaders(site: string, pages: readonly WrittenPage[]): Promise<void> {
  const set = siteHeaders(privatePaths(pages))
  await writeFile(headersFile(site), `${JSON.stringify(set, null, 2)}\n`)
  for (const [file, configuration] of Object.entries(hosts)) {
    const path = join(dirname(site), file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, configuration(set))
  }
}
