import { redirects } from '#content/facts/redirects.ts'
import { headersOf } from '#server/publish/headers/header-set.ts'
import { withoutTransportSecurity } from '#server/publish/headers/site-headers.ts'
import { versionFile } from '#server/publish/outputs/version-file.ts'
import type { Expected } from './expected.ts'
import { type Answer, ask, type Deployment } from './request.ts'

/** One thing that a host must do. */
export interface Check {
  name: string
  /** A line for each place where the host falls short. */
  run: (site: Deployment, expected: Expected) => Promise<string[]>
}

export const checks: readonly Check[] = [
  {
    name: 'the version is that of the build',
    run: async (site, { read }) => {
      const { status, body } = await ask(site, `/${versionFile}`)
      const [here, there] = [read(versionFile).toString().trim(), body.toString().trim()]
      if (status === 200 && here === there) return []
      const shown = status === 200 && there.length < 300 ? there : `status ${status}`
      return [`/${versionFile}: ${shown}; the build has ${here}. Deploy it, or build the commit that is deployed`]
    },
  },
  {
    name: 'a page of each kind and language, with its headers and its policy',
    run: (site, expected) =>
      each(
        expected.samples.filter(({ kind }) => kind !== 'notFound'),
        async ({ path, file, isPrivate }) => {
          const answer = await ask(site, `/${path}`)
          const marks = answer.headers['x-robots-tag']
          return [
            ...fileFaults(site, expected, `/${path}`, answer, file),
            ...(isPrivate || marks === undefined ? [] : [`/${path}: X-Robots-Tag ${marks} keeps it out of search`]),
          ]
        },
      ),
  },
  {
    name: 'feeds and other files, with their headers',
    run: (site, expected) =>
      each(sampleFiles(expected.files), async (file) =>
        fileFaults(site, expected, `/${file}`, await ask(site, `/${file}`), file),
      ),
  },
  {
    name: 'unknown addresses are not found, by the nearest page',
    run: (site, { read }) =>
      each(Object.entries(unknown), async ([path, file]) => {
        const { status, body } = await ask(site, path)
        if (status !== 404) return [`${path}: status ${status}, not 404`]
        return body.equals(read(file)) ? [] : [`${path}: not the page ${file}`]
      }),
  },
  {
    name: 'other spellings and moved addresses lead on in one step',
    run: (site) =>
      each([...spellings, ...Object.entries(redirects).map(([from, to]) => ({ from, to }))], async ({ from, to }) => {
        const { status, headers } = await ask(site, `${from}?a=1`)
        const location = (headers.location ?? 'nowhere').replace(site.origin.origin, '')
        const isMoved = [301, 308].includes(status) && location === `${to}?a=1`
        return isMoved ? [] : [`${from}?a=1: status ${status} to ${location}, not 301 or 308 to ${to}?a=1`]
      }),
  },
  {
    name: 'text is compressed, and caches are told',
    run: (site) =>
      each(['/', '/rss.xml', '/llms-full.txt'], async (path) => {
        const { headers } = await ask(site, path, { headers: { 'Accept-Encoding': 'br, gzip' } })
        const encoding = headers['content-encoding']
        if (encoding !== 'br' && encoding !== 'gzip')
          return [`${path}: not compressed for a browser that reads br and gzip`]
        return /accept-encoding/i.test(headers.vary ?? '') ? [] : [`${path}: Vary does not name Accept-Encoding`]
      }),
  },
  {
    name: 'no file is shown that is no part of the site',
    run: (site) =>
      each(hidden, async (path) => {
        const { status } = await ask(site, path)
        return status >= 400 && status < 500 ? [] : [`${path}: status ${status}, not 404`]
      }),
  },
  {
    name: 'only reading is allowed',
    run: async (site) => {
      const { status } = await ask(site, '/', { method: 'POST' })
      return status >= 400 ? [] : [`POST /: status ${status}, not 405`]
    },
  },
  {
    name: 'without TLS it leads to TLS',
    run: async (site) => {
      if (site.origin.protocol !== 'https:' || site.origin.port !== '') return []
      const plain = { ...site, origin: new URL(`http://${site.origin.hostname}`) }
      // A host that does not listen there at all is as safe.
      const answer = await ask(plain, '/about').catch(() => undefined)
      const leads = answer === undefined || answer.headers.location?.startsWith('https://')
      return leads ? [] : [`http://${site.hostName}/about: status ${answer.status}, not a redirect to https`]
    },
  },
]

/** Unknown addresses, and the page that answers each. */
const unknown = {
  '/nowhere': '404.html',
  '/x/y': '404.html',
  '/about.htm': '404.html',
  '/assets/missing.js': '404.html',
  '/services/x': 'services/404.html',
  '/sectors/x': 'sectors/404.html',
  '/fr/x': 'fr/404.html',
  '/fr/services/x': 'fr/services/404.html',
  '/fr/secteurs/x': 'fr/secteurs/404.html',
} as const

const spellings = [
  { from: '/about/', to: '/about' },
  { from: '/about.html', to: '/about' },
  { from: '/services/gis/', to: '/services/gis' },
  { from: '/index.html', to: '/' },
  { from: '/index', to: '/' },
  { from: '/fr/', to: '/fr' },
  { from: '/fr/a-propos.html', to: '/fr/a-propos' },
]

/** What no host may show: files for hosts, encodings by their own names, what lies beside the site, hidden files. */
const hidden = [
  '/_headers',
  '/_redirects',
  '/.env',
  '/.git/config',
  '/.vite/manifest.json',
  '/about.html.br',
  '/about.html.gz',
  '/assets/',
  '/headers.json',
  '/pages.json',
  '/package.json',
  '/../headers.json',
  '/%2e%2e/headers.json',
  '/%2e%2e%2fheaders.json',
  '/..%5cheaders.json',
]

/** Files that a reader or crawler asks for by name, and one of each kind in the folders. */
function sampleFiles(files: readonly string[]): string[] {
  const named = /^(rss\.xml|atom\.xml|feed\.json|sitemap\.xml|robots\.txt|llms\.txt|about\.md|site\.webmanifest)$/
  const firstOf = (pattern: RegExp) => files.find((file) => pattern.test(file)) ?? []
  return [
    ...files.filter((file) => named.test(file)),
    ...[
      /^\.well-known\//,
      /^assets\/.*\.js$/,
      /^assets\/.*\.woff2$/,
      /^figures\/.*\.svg$/,
      /^social\/.*\.png$/,
    ].flatMap(firstOf),
  ]
}

async function each<Item>(items: readonly Item[], look: (item: Item) => Promise<string[]>): Promise<string[]> {
  const found: string[] = []
  for (const item of items) found.push(...(await look(item)))
  return found
}

function fileFaults(site: Deployment, expected: Expected, path: string, answer: Answer, file: string): string[] {
  if (answer.status !== 200) return [`${path}: status ${answer.status}, not 200`]
  const faults = headerFaults(site, expected, path, answer)
  if (!answer.body.equals(expected.read(file)))
    faults.push(`${path}: not the bytes of the build. Does the host change files, or is this another build?`)
  if (answer.headers['access-control-allow-origin'] !== undefined)
    faults.push(`${path}: Access-Control-Allow-Origin lets other sites read it`)
  return faults
}

function headerFaults(site: Deployment, expected: Expected, path: string, { headers }: Answer): string[] {
  // On this machine there is no TLS to insist on.
  const isLocal = site.origin.protocol === 'http:' && headers['strict-transport-security'] === undefined
  const set = isLocal ? withoutTransportSecurity(expected.headers) : expected.headers
  return Object.entries(headersOf(set, path, true)).flatMap(([name, value]) => {
    const sent = String(headers[name.toLowerCase()] ?? 'missing')
    const fold = (text: string) => text.replaceAll(/;\s*/g, '; ').toLowerCase()
    return fold(sent) === fold(value) ? [] : [`${path}: ${name} is ${sent}, not ${value}`]
  })
}
