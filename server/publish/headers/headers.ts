import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'parse5'
import { settings } from '#content/facts/settings.ts'
import { yearScript } from '#server/document/year.ts'
import { sha256 } from '#server/publish/assets/integrity.ts'
import { filesBelow } from '#server/publish/files.ts'
import { caddyfile } from '#server/publish/headers/hosts/caddy.ts'
import { cloudflareHeaders } from '#server/publish/headers/hosts/cloudflare.ts'
import { netlifyToml } from '#server/publish/headers/hosts/netlify.ts'
import { nginxConf } from '#server/publish/headers/hosts/nginx.ts'
import { vercelJson } from '#server/publish/headers/hosts/vercel.ts'
import type { Page } from '#server/publish/page.ts'
import { privatePaths } from '#server/publish/select-pages.ts'
import { elementsBelow, rawText } from '#server/publish/text/page-markup.ts'
import type { HeaderSet } from './header-set.ts'
import { headersFile } from './headers-file.ts'
import { siteHeaders } from './site-headers.ts'

/**
 * Computes the header set of a site from its settings and its inline styles, and writes it for every host: `_headers` into
 * the site, the other hosts' configuration into `hosts/` beside it, and the set itself for the local host. No later step
 * may change a page: a policy with other hashes would block its styles.
 */
export async function writeHeaders(site: string, pages: readonly Page[]): Promise<void> {
  const files = await filesBelow(site)
  const drawings = files.filter((file) => file.endsWith('.svg'))
  const svgs = await Promise.all(drawings.map((file) => readFile(join(site, file), 'utf8')))
  const set: HeaderSet = siteHeaders({
    siteUrl: settings.siteUrl,
    services: { authUrl: settings.authUrl, formEndpoint: settings.formEndpoint },
    captcha: settings.captchaSiteKey === null ? 'none' : 'onForms',
    pages: {
      scripts: [sha256(yearScript)],
      styles: unique(pages.map(({ styles }) => styles))
        .map(sha256)
        .sort(),
    },
    drawings: unique(svgs.flatMap(styleHashes)).sort(),
    privatePaths: privatePaths(pages),
  })
  const hosts = join(dirname(site), 'hosts')
  await mkdir(hosts, { recursive: true })
  await Promise.all([
    writeFile(headersFile(site), `${JSON.stringify(set, null, 2)}\n`),
    writeFile(join(site, '_headers'), cloudflareHeaders(set, files)),
    writeFile(join(hosts, 'netlify.toml'), netlifyToml(set, files)),
    writeFile(join(hosts, 'vercel.json'), vercelJson(set, files)),
    writeFile(join(hosts, 'nginx.conf'), nginxConf(set)),
    writeFile(join(hosts, 'Caddyfile'), caddyfile(set)),
  ])
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** Hash sources of the style elements of an SVG, each as a browser hashes it (CSP 3, section 6.7.3). */
const styleHashes = (svg: string): string[] =>
  elementsBelow(parse(svg))
    .filter(({ tagName }) => tagName === 'style')
    .map((element) => sha256(rawText(element)))
