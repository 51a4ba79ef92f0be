/* The checks of `npm run deploy:check`, in their order. */

import { articlePairs } from '#content/page-addresses.server.ts'
import { isLoopback } from '#server/loopback.ts'
import { forEachConcurrently } from '#server/publish/concurrency.ts'
import type { Services } from '#server/publish/external-services.ts'
import { versionFile } from '#server/publish/outputs/site-files.ts'
import { headerFaults } from './answer-headers.ts'
import type { Expected } from './expected.ts'
import { fileFaults, revalidationFaults } from './file-faults.ts'
import { passkeyFaults } from './passkey-faults.ts'
import { ask, certificateExpiry, type Deployment, NoAnswer } from './request.ts'

/** One requirement on a host. */
interface Check {
  name: string
  /** Whether its lines are warnings, which are no reason for a rollback. */
  isAdvice?: true
  /** A line for each fault. */
  run: (site: Deployment, expected: Expected) => Promise<string[]>
}

/** The result of one check; `faults` is empty if the host passes. */
export type Finding = Pick<Check, 'name' | 'isAdvice'> & { faults: readonly string[] }

/** Runs all checks on a deployed site. A site that stops answering ends the run, with that as the last fault. */
export async function* checkDeployment(site: Deployment, expected: Expected): AsyncGenerator<Finding> {
  for (const { name, run, ...advice } of checks) {
    try {
      yield { name, faults: await run(site, expected), ...advice }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      yield { name, faults: [error.message] }
      return
    }
  }
}

export const checks: readonly Check[] = [
  {
    name: 'the version is that of the build',
    run: async (site, { version }) => {
      const { status, body } = await ask(site, `/${versionFile}`)
      const there = body.toString().trim()
      if (status === 200 && version === there) return []
      const shown = status === 200 && there.length < 300 ? there : `status ${status}`
      return [
        `/${versionFile}: ${shown}; the build has ${version}. Deploy it, or build what is deployed: that commit, with --date and that publicationDay`,
      ]
    },
  },
  {
    name: 'every file of the build, plain and in each encoding, with its headers',
    run: (site, expected) =>
      each(places(expected), ({ file, path }) => fileFaults(site, expected, { file, path, status: 200 })),
  },
  {
    name: 'unknown addresses are not found, by the nearest page',
    run: (site, expected) =>
      each(unknown(expected), ({ path, file }) => fileFaults(site, expected, { file, path, status: 404 })),
  },
  {
    name: 'a browser that has a file learns whether there is another, and HEAD gives its headers',
    run: (site, expected) =>
      each(oneOfEachKind(expected), (place) => revalidationFaults(site, expected, { ...place, status: 200 })),
  },
  {
    name: 'other spellings and moved addresses lead on in one step, with the headers',
    run: (site, expected) =>
      each([...spellings, ...expected.moves], async ({ from, to }) => {
        const answer = await ask(site, `${from}?a=1`)
        const { status, headers } = answer
        const location = ownPath(site, headers.location)
        if (![301, 308].includes(status) || location !== `${to}?a=1`)
          return [`${from}?a=1: status ${status} to ${location}, not 301 or 308 to ${to}?a=1`]
        return headerFaults(site, expected, { path: from, status: 'moved' }, answer).map((fault) => `${from}: ${fault}`)
      }),
  },
  {
    name: 'no file is shown that is no part of the site',
    run: (site, expected) => {
      const pages = addressesOfPages(expected)
      return each([...hidden, ...folders(expected), ...unpublished(expected)], async (path) => {
        const { status, headers } = await ask(site, path)
        // The address of a folder can be another spelling of that of a page.
        const isSpelling = [301, 308].includes(status) && pages.has(ownPath(site, headers.location))
        return isSpelling || (status >= 400 && status < 500) ? [] : [`${path}: status ${status}, not 404`]
      })
    },
  },
  {
    name: 'only reading is allowed',
    run: async (site) => {
      const faults: string[] = []
      for (const [method, path] of writing) {
        const { status } = await ask(site, path, { method })
        if (![400, 403, 405, 501].includes(status)) faults.push(`${method} ${path}: status ${status}, not 405`)
      }
      return faults
    },
  },
  {
    name: 'without TLS it leads to TLS',
    run: async (site, { headers: { hostName } }) => {
      if (site.origin.protocol !== 'https:' || site.origin.port !== '') return []
      const plain = { ...site, origin: new URL(`http://${site.origin.hostname}`) }
      // A host that does not listen on this port is equally safe.
      const answer = await ask(plain, '/about').catch(() => undefined)
      const isSafe = answer === undefined || redirectsToHttps(answer.headers.location, [site.hostName, hostName])
      if (isSafe) return []
      const { status, headers } = answer
      return [`http://${site.hostName}/about: status ${status} to ${headers.location ?? 'nowhere'}, not to https`]
    },
  },
  {
    name: 'the auth service has the passkeys that the site offers',
    run: ({ timeout }, { services, headers: { hostName } }) => passkeyFaults(services, hostName, timeout),
  },
  {
    name: 'its forms call services that visitors reach',
    run: async ({ origin }, { services }) => serviceFaults(origin, services),
  },
  {
    name: 'the certificate is good for two more weeks',
    isAdvice: true,
    run: async (site) => {
      const expiry = await certificateExpiry(site)
      const isEnding = expiry !== undefined && expiry.getTime() - Date.now() < 14 * day
      return isEnding ? [`${site.hostName}: the certificate ends on ${expiry.toUTCString()}. Renew it.`] : []
    },
  },
  {
    name: 'security.txt is good for 30 more days',
    isAdvice: true,
    run: async (site) => {
      const { body } = await ask(site, '/.well-known/security.txt')
      const expires = Date.parse(/^Expires: (.*)$/m.exec(body.toString())?.[1] ?? '')
      const isGood = expires - Date.now() > 30 * day
      return isGood
        ? []
        : ['/.well-known/security.txt expires within 30 days, or has. Build the site and deploy it again.']
    },
  },
]

/** Methods that a host of files refuses. Those that write name an address without a file, for the host that obeys. */
const writing = [
  ['POST', '/'],
  ['OPTIONS', '/about'],
  ['PROPFIND', '/'],
  ['PUT', '/nowhere'],
  ['PATCH', '/nowhere'],
  ['DELETE', '/nowhere'],
] as const

const day = 24 * 3_600_000

/**
 * Faults of a build for one machine on a site of the Web: `npm start` leaves such a build in `dist/`, where `npm run release`
 * takes it. Its forms and its sign-in call a local host.
 */
export function serviceFaults(origin: URL, services: Services | undefined): string[] {
  const isLocal = (address: string) => !URL.canParse(address) || isLoopback(new URL(address).hostname)
  const local = services?.addresses.filter(isLocal) ?? []
  if (isLoopback(origin.hostname) || local.length === 0) return []
  return [
    `/contact and /login: call ${local.join(', ')}: this build is for one machine. Run npm run build, and deploy that`,
  ]
}

/** Whether a redirect leads to https at one of the site's names. */
export const redirectsToHttps = (location: string | undefined, names: readonly string[]): boolean =>
  location !== undefined &&
  URL.canParse(location) &&
  names.some((name) => new URL(location).origin === `https://${name}`)

/** Unknown addresses of several kinds and in all sections with a not-found page, each with the page expected for it. */
const unknown = ({ pages }: Expected): { path: string; file: string }[] => [
  ...pages
    .filter(({ kind }) => kind === 'notFound')
    .map(({ file }) => ({ path: `/${file.replace('404.html', 'nowhere')}`, file })),
  ...['/x/y', '/about.htm', '/assets/missing.js'].map((path) => ({ path, file: '404.html' })),
]

const spellings = [
  { from: '/about/', to: '/about' },
  { from: '/about.html', to: '/about' },
  { from: '/services/gis/', to: '/services/gis' },
  { from: '/index.html', to: '/' },
  { from: '/index', to: '/' },
  { from: '/fr/', to: '/fr' },
  { from: '/fr/a-propos.html', to: '/fr/a-propos' },
]

/** Paths that no host may serve: host configuration, compressed copies by name, files beside the site, hidden files. */
const hidden = [
  '/_headers',
  '/_redirects',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/.git/HEAD',
  '/.vite/manifest.json',
  '/about.html.br',
  '/about.html.gz',
  '/headers.json',
  '/files.json',
  '/hosts/nginx.conf',
  '/client/index.html',
  '/pages.json',
  '/package.json',
  '/../headers.json',
  '/%2e%2e/headers.json',
  '/%2e%2e%2fheaders.json',
  '/..%5cheaders.json',
]

/** A redirect's target without the origin of the site, by the address or by the name under which it is asked (`--as`). */
export const ownPath = (
  { origin, hostName }: Pick<Deployment, 'origin' | 'hostName'>,
  location = 'nowhere',
): string => {
  const own = [origin.origin, `${origin.protocol}//${hostName}`].find((one) => location.startsWith(`${one}/`))
  return location.slice(own?.length ?? 0)
}

const addressesOfPages = ({ pages }: Expected): ReadonlySet<string> => new Set(pages.map(({ path }) => `/${path}`))

/** The addresses of the folders of files, which no host lists. */
const folders = ({ files }: Expected): string[] => [
  ...new Set(
    Object.keys(files).flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => `/${file.slice(0, index + 1)}`)),
  ),
]

/** The addresses of articles that the build leaves out: drafts, and those of a day to come. */
function unpublished(expected: Expected): string[] {
  const published = addressesOfPages(expected)
  return [...articlePairs({ drafts: true })].flat().filter((address) => !published.has(address))
}

/** The first file of each kind, by its ending. */
const oneOfEachKind = (expected: Expected) =>
  [...Map.groupBy(places(expected), ({ file }) => file.replace(/.*\./, '')).values()].flatMap(([first]) => first ?? [])

/** The published files with their addresses, without not-found pages, which have none. */
function places({ files, pages }: Expected): { file: string; path: string }[] {
  const addresses = new Map(pages.map(({ kind, file, path }) => [file, kind === 'notFound' ? undefined : `/${path}`]))
  return Object.keys(files).flatMap((file) => {
    const path = addresses.has(file) ? addresses.get(file) : `/${file}`
    return path === undefined ? [] : [{ file, path }]
  })
}

/** Number of parallel requests: enough for a slow connection, and little load for a server. */
const atOnce = 8

/** The faults of all items, in their order. Ends at the first item without an answer. */
async function each<Item>(items: readonly Item[], look: (item: Item) => Promise<string[]>): Promise<string[]> {
  const found: string[][] = []
  const ask = async ([index, item]: [number, Item]) => {
    found[index] = await look(item)
  }
  await forEachConcurrently([...items.entries()], ask, atOnce)
  return found.flat()
}
