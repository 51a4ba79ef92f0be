import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { parse } from 'parse5'
import { settings } from '#content/facts/settings.ts'
import { inlineScript } from '#server/document/inline-script.ts'
import { sha256 } from '#server/publish/assets/integrity.ts'
import { filesBelow } from '#server/publish/files.ts'
import { caddyfile } from '#server/publish/headers/hosts/caddy.ts'
import { cloudflareHeaders, TooLong } from '#server/publish/headers/hosts/cloudflare.ts'
import { netlifyToml } from '#server/publish/headers/hosts/netlify.ts'
import { nginxConf } from '#server/publish/headers/hosts/nginx.ts'
import { nginxContainerConf } from '#server/publish/headers/hosts/nginx-container.ts'
import { vercelJson } from '#server/publish/headers/hosts/vercel.ts'
import type { WrittenPage } from '#server/publish/page.ts'
import { privatePaths } from '#server/publish/select-pages.ts'
import { elementsBelow, rawText } from '#server/publish/text/page-markup.ts'
import type { HeaderSet } from './header-set.ts'
import { headersFile } from './headers-file.ts'
import { metaPolicy } from './policy.ts'
import { notFoundNeeds, type StyledPages, siteHeaders } from './site-headers.ts'

/**
 * Computes the header set of a site from its settings and its inline styles, and writes it for every host: `_headers` into
 * the site, the other hosts' configuration into `hosts/` beside it, and the set itself for the local host. No later step
 * may change a page: a policy with other hashes would block its styles.
 */
export async function writeHeaders(site: string, pages: readonly WrittenPage[]): Promise<void> {
  const files = await filesBelow(site)
  const drawings = files.filter((file) => file.endsWith('.svg'))
  const svgs = await Promise.all(drawings.map((file) => readFile(join(site, file), 'utf8')))
  const set: HeaderSet = siteHeaders({
    siteUrl: settings.siteUrl,
    services: { authUrl: settings.authUrl, formEndpoint: settings.formEndpoint },
    reportEndpoint: settings.reportEndpoint,
    captcha: settings.captchaSiteKey === null ? 'none' : 'onForms',
    scripts: pageScriptHashes,
    pages: styledPages(pages.filter((page) => !isNotFound(page))),
    notFoundStyles: pageStyleHashes(pages.filter(isNotFound)),
    drawings: unique(svgs.flatMap(styleHashes)).sort(),
    privatePaths: privatePaths(pages),
  })
  const hosts = join(dirname(site), 'hosts')
  await mkdir(hosts, { recursive: true })
  await Promise.all([
    writeFile(headersFile(site), `${JSON.stringify(set, null, 2)}\n`),
    writeForCloudflare(site, set, files),
    writeFile(join(hosts, 'netlify.toml'), netlifyToml(set, files)),
    writeFile(join(hosts, 'vercel.json'), vercelJson(set, files)),
    writeFile(join(hosts, 'nginx.conf'), nginxConf(set)),
    writeFile(join(hosts, 'nginx-container.conf'), nginxContainerConf(set)),
    writeFile(join(hosts, 'Caddyfile'), caddyfile(set)),
  ])
}

/** Limits of one host must not stop a build for the others. */
async function writeForCloudflare(site: string, set: HeaderSet, files: readonly string[]): Promise<void> {
  try {
    await writeFile(join(site, '_headers'), cloudflareHeaders(set, files))
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    process.stderr.write(`Warning: ${error.message}\n`)
  }
}

/** Hash sources of the scripts that stand inline in every page. */
const pageScriptHashes = [sha256(inlineScript)]

/** The element with its own policy that a not-found page holds, because Netlify cannot send it one. */
export const notFoundPolicy = (page: WrittenPage): string =>
  isNotFound(page) ? metaPolicy(notFoundNeeds(pageScriptHashes, pageStyleHashes([page]))) : ''

const isNotFound = ({ metadata }: WrittenPage): boolean => metadata.kind === 'notFound'

const pageStyleHashes = (pages: readonly WrittenPage[]): string[] =>
  unique(pages.map(({ styles }) => sha256(styles))).sort()

/** Pages by kind and language: those of one folder together, so that any number of articles is one rule. */
function styledPages(pages: readonly WrittenPage[]): StyledPages[] {
  return [...Map.groupBy(pages, ({ kind, language }) => `${language} ${kind}`).values()].flatMap((members) => {
    const styles = pageStyleHashes(members)
    const [folder = '.', ...others] = unique(members.map(({ path }) => posix.dirname(path)))
    const isOneFolder = members.length > 1 && others.length === 0 && folder !== '.'
    const paths = isOneFolder ? [`${folder}/*`] : members.map(({ path }) => path)
    return paths.map((path): StyledPages => ({ path: `/${path}`, styles }))
  })
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

/** Hash sources of the style elements of an SVG, each as a browser hashes it (CSP 3, section 6.7.3). */
const styleHashes = (svg: string): string[] =>
  elementsBelow(parse(svg))
    .filter(({ tagName }) => tagName === 'style')
    .map((element) => sha256(rawText(element)))
