import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright/test'
import { readArguments, runCommand } from '#server/command.ts'
import { loadEnvironment } from '#server/environment.ts'
import { listen } from '#server/local/site/listen.ts'
import type { PageEntry } from '#server/publish/page.ts'
import { siteOf } from '#server/publish/site-folder.ts'
import { pagesFile } from '#server/publish/write.ts'
import type { State } from '#tests/browser/states.ts'
import { chromiumArguments, findHeadlessShell } from '#tests/chromium.ts'
import { differences } from './compare-look/differences.ts'
import { pictureChange } from './compare-look/pictures.ts'
import { type Finding, report, withoutAllowed } from './compare-look/report.ts'
import { lookOf, media, openPage, settle, takePicture, type View, viewsOf } from './compare-look/view.ts'

const usage = `Usage: npx node tests/tools/compare-look.ts BEFORE AFTER [OPTIONS]
Compares the looks of two builds (dist/ or dist/client/, made with --local): the tree of elements, the computed style and
the box of each element and of its ::before and ::after, and a picture of the page. It prints each difference once, where
it starts, under the classes of BEFORE, and ends with status 1 if there is one. Without options it opens one page of each
kind and language.
  --pages GLOB      all pages at these addresses: '/services/*'; may be repeated
  --widths LIST     320,375,768,1440; usually 375,1440
  --media LIST      light,dark,forced,print,hover,focus; usually light. Paper has its own width, and
                    hover and focus are on all elements at once
  --states          states of the menu, the contact form, sign-in and the account, too; only these without --pages
  --all             every page and state in every width and medium
  --no-pictures     elements only, in half the time
  --keep FOLDER     writes both pictures there where they differ
  --allow FILE      regular expressions, one a line; a difference that one matches is expected. What they are matched with:
                    'style p.lead: color red -> blue on /about at 375 light'; 'box …', 'tree …' and 'picture …' likewise`

const options = {
  pages: { type: 'string', multiple: true },
  widths: { type: 'string' },
  media: { type: 'string' },
  states: { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  'no-pictures': { type: 'boolean', default: false },
  keep: { type: 'string' },
  allow: { type: 'string' },
} as const

/** The states that are compared without `--all`. */
const mainStates = [
  ...['menu-open', 'contact-invalid', 'contact-error', 'contact-success'],
  ...['sign-in-invalid', 'dashboard', 'account', 'account-devices'],
]

interface Client {
  email: string
  password: string
}

/** A page or a state, and how to reach it after its address is open. */
interface Subject {
  name: string
  address: string
  widestScreen: number
  state?: State
}

interface Build {
  origin: string
  client: Client
  close: () => Promise<void>
}

await runCommand(async () => {
  const { values, positionals } = readArguments(usage, options, ['BEFORE', 'AFTER'])
  loadEnvironment('local')
  const start = performance.now()
  const sites = positionals.map(siteIn)
  const { all: isAll, keep } = values
  const views = viewsOf(
    values.widths ?? (isAll ? '320,375,768,1440' : '375,1440'),
    values.media ?? (isAll ? media.join(',') : 'light'),
  )
  const [site = ''] = sites
  const subjects = [
    ...(values.states && !values.pages && !isAll ? [] : pageSubjects(site, values.pages, isAll)),
    ...(values.states || isAll ? await stateSubjects(isAll) : []),
  ]
  if (subjects.length === 0) throw new Error(`No page of ${site} has an address like ${values.pages?.join(' or ')}.`)
  const allowed = values.allow === undefined ? [] : readAllowed(values.allow)
  const builds = await Promise.all(sites.map(openBuild))
  const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: chromiumArguments })
  try {
    const judge = await browser.newPage()
    const comparison = { browser, builds, views, judge, withPictures: !values['no-pictures'], keep }
    const found = await compareAll(comparison, subjects)
    const left = withoutAllowed(found, allowed)
    const seconds = ((performance.now() - start) / 1_000).toFixed(1)
    const seen = `${subjects.length} pages and states, ${views.length} views each, ${seconds} s`
    process.stdout.write(`${[...report(left), seen].join('\n')}\n`)
    if (left.length > 0) process.exitCode = 1
  } finally {
    await browser.close()
    await Promise.all(builds.map(({ close }) => close()))
  }
})

/** The folder of the site in that of a build. @throws {Error} when neither holds a site */
function siteIn(folder: string): string {
  const site = existsSync(siteOf(folder)) ? siteOf(folder) : folder
  if (existsSync(pagesFile(site))) return site
  throw new Error(`${folder} contains no build: ${pagesFile(site)} is missing. Build it with npm run build -- --local.`)
}

/** The addresses that a pattern matches, all, or the first of each kind and language. */
function pageSubjects(site: string, globs: readonly string[] | undefined, isAll: boolean): Subject[] {
  const entries: readonly PageEntry[] = JSON.parse(readFileSync(pagesFile(site), 'utf8'))
  // Without a session the dashboard leads to sign-in; its states open it.
  const open = entries.filter(({ name }) => name !== 'welcome')
  const first = [...Map.groupBy(open, ({ kind, language }) => `${kind} ${language}`).values()].flatMap((kind) =>
    kind.slice(0, 1),
  )
  return (globs || isAll ? open : first)
    .map(({ path }) => `/${path}`)
    .filter((address) => !globs || globs.some((glob) => matchesGlob(address, glob)))
    .map((address) => ({ name: address, address, widestScreen: Number.POSITIVE_INFINITY }))
}

async function stateSubjects(isAll: boolean): Promise<Subject[]> {
  // It reads words, which need settings.
  const { states } = await import('#tests/browser/states.ts')
  return states
    .filter(({ name }) => isAll || mainStates.includes(name))
    .map((state) => {
      const { name, address, widestScreen = Number.POSITIVE_INFINITY } = state
      return { name: `${address} (${name})`, address, widestScreen, state }
    })
}

function readAllowed(file: string): RegExp[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map((line) => new RegExp(line))
}

async function openBuild(site: string): Promise<Build> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cairnline-compare-'))
  const host = await listen({ port: 0, dataFolder, site, guesses: 1_000, rounds: 4 })
  const email = 'client@agency.example'
  const { password } = await host.accounts.addClient(email)
  const close = async () => {
    await host.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
  return { origin: host.origin, client: { email, password }, close }
}

interface Comparison {
  browser: Browser
  builds: readonly Build[]
  views: readonly View[]
  /** The page that compares pictures. */
  judge: Page
  withPictures: boolean
  /** Where pictures that differ are written. */
  keep?: string | undefined
}

async function compareAll(comparison: Comparison, subjects: readonly Subject[]): Promise<Finding[]> {
  const { browser, builds } = comparison
  const found: Finding[] = []
  const openPages = () => Promise.all(builds.map(() => openPage(browser)))
  const shared = await openPages()
  for (const subject of subjects) {
    // A state leaves a session, drafts and routes behind.
    const pages = subject.state ? await openPages() : shared
    try {
      found.push(...(await compareSubject(comparison, pages, subject)))
    } catch (error) {
      const [reason = ''] = String(error).split('\n')
      found.push({ kind: 'tree', selector: subject.name, text: '', changes: [reason], address: subject.name, view: '' })
    }
    if (subject.state) await each(pages, (page) => page.context().close())
    if (process.stderr.isTTY) process.stderr.write('.')
  }
  return found
}

async function compareSubject(comparison: Comparison, pages: readonly Page[], subject: Subject): Promise<Finding[]> {
  const { builds, views } = comparison
  const found: Finding[] = []
  const reach = (view: View) => each(pages, (page, index) => open(page, builds[index], subject, view))
  for (const [index, view] of views.filter(({ width }) => width <= subject.widestScreen).entries()) {
    if (index === 0) await reach(view)
    const compare = () => compareView(comparison, pages, subject, view)
    const first = await compare()
    // Some changes take a moment after a state is reached, and Chromium may draw an image for the medium before.
    const isDoubtful = first.length > 0 && (subject.state || first.every(({ kind }) => kind === 'picture'))
    if (isDoubtful && !subject.state) await reach(view)
    found.push(...(isDoubtful ? await compare() : first))
  }
  return found
}

async function compareView(
  { withPictures, keep, judge }: Comparison,
  pages: readonly Page[],
  { name }: Subject,
  view: View,
): Promise<Finding[]> {
  const where = { address: name, view: `${view.width} ${view.medium}` }
  const sessions = await each(pages, (page) => settle(page, view))
  const [before, after] = await each(pages, lookOf)
  const found = before && after ? differences(before, after).map((one) => ({ ...one, ...where })) : []
  const [was, is] = withPictures ? await Promise.all(sessions.map(takePicture)) : []
  await Promise.all(sessions.map((session) => session.detach()))
  const change = was && is && (await pictureChange(judge, was, is))
  if (!change) return found
  if (keep !== undefined) await keepPictures(keep, `${name} ${where.view}`, was, is)
  return [...found, { kind: 'picture', selector: name, text: '', changes: [change], ...where }]
}

async function keepPictures(folder: string, name: string, was: Buffer, is: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, name.replaceAll(/\W+/g, '-'))
  await Promise.all([writeFile(`${file}-before.png`, was), writeFile(`${file}-after.png`, is)])
}

function each<T>(pages: readonly Page[], work: (page: Page, index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(pages.map(work))
}

async function open(page: Page, build: Build | undefined, { address, state }: Subject, view: View): Promise<void> {
  if (!build) return
  await page.setViewportSize({ width: view.width, height: 900 })
  await page.goto(`${build.origin}${address}`)
  // An island that the page loads by itself.
  const island = page.locator('[data-island="sign-in"], [data-island="dashboard"]')
  if ((await island.count()) > 0) await island.and(page.locator('[data-island-status]')).waitFor()
  await state?.reach(page, build.client)
  // Away from the button that it pressed, which may have moved.
  await page.mouse.move(0, 0)
}
