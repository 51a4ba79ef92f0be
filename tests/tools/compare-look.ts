import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright/test'
import { readArguments, runCommand } from '#server/command.ts'
import { loadEnvironment } from '#server/environment.ts'
import { listen } from '#server/local/site/listen.ts'
import type { PageEntry } from '#server/publish/page.ts'
import { siteOf } from '#server/publish/site-folder.ts'
import { pagesFile } from '#server/publish/write.ts'
import type { State } from '#tests/browser/states.ts'
import { chromiumArguments, findHeadlessShell } from '#tests/chromium.ts'
import { differences } from './compare-look/differences.ts'
import { laidOut, type PageLook, readLook } from './compare-look/page-look.ts'
import { pictureChange } from './compare-look/pictures.ts'
import { type Finding, report, withoutAllowed } from './compare-look/report.ts'

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

/** What Playwright emulates for each medium. */
const emulated = {
  light: { colorScheme: 'light', forcedColors: 'none', media: 'screen' },
  dark: { colorScheme: 'dark', forcedColors: 'none', media: 'screen' },
  forced: { colorScheme: 'light', forcedColors: 'active', media: 'screen' },
  print: { colorScheme: 'light', forcedColors: 'none', media: 'print' },
  hover: { colorScheme: 'light', forcedColors: 'none', media: 'screen' },
  focus: { colorScheme: 'light', forcedColors: 'none', media: 'screen' },
} as const
type Medium = keyof typeof emulated
const media = Object.keys(emulated)
const isMedium = (name: string): name is Medium => media.includes(name)

/** The pseudo-classes that every element has in a medium, as if a pointer or the focus were on all of them. */
const forced: Partial<Record<Medium, readonly string[]>> = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
}

/** The width of letter paper between its margins, in CSS pixels. */
const paperWidth = 720

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

interface View {
  width: number
  medium: Medium
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
    const found = await compareAll({ browser, builds, views, withPictures: !values['no-pictures'], keep }, subjects)
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
  throw new Error(`${folder} holds no build: ${pagesFile(site)} is missing. Make one by npm run build -- --local.`)
}

/** The widths by the media. Paper has one width. */
function viewsOf(widths: string, names: string): View[] {
  return names.split(',').flatMap((medium): View[] => {
    if (!isMedium(medium)) throw new Error(`Unknown medium '${medium}'. There are ${media.join(', ')}.`)
    if (medium === 'print') return [{ width: paperWidth, medium }]
    return widths.split(',').map((width) => ({ width: Number(width), medium }))
  })
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
  withPictures: boolean
  /** Where pictures that differ are written. */
  keep?: string | undefined
}

async function compareAll(comparison: Comparison, subjects: readonly Subject[]): Promise<Finding[]> {
  const { browser, builds, views } = comparison
  const found: Finding[] = []
  const judge = await openPage(browser)
  const shared = await Promise.all(builds.map(() => openPage(browser)))
  for (const subject of subjects) {
    // A state leaves a session, drafts and routes behind.
    const pages = subject.state ? await Promise.all(builds.map(() => openPage(browser))) : shared
    const seen = views.filter(({ width }) => width <= subject.widestScreen)
    const reach = (view: View) => each(pages, (page, index) => open(page, builds[index], subject, view))
    for (const view of seen) {
      if (view === seen[0]) await reach(view)
      const compare = () => compareView(comparison, pages, judge, subject, view)
      const first = await compare()
      // Some changes take a moment after a state is reached, and Chromium may draw an image for the medium before.
      const isDoubtful = first.length > 0 && (subject.state || first.every(({ kind }) => kind === 'picture'))
      if (isDoubtful && !subject.state) await reach(view)
      found.push(...(isDoubtful ? await compare() : first))
    }
    if (subject.state) await each(pages, (page) => page.context().close())
    if (process.stderr.isTTY) process.stderr.write('.')
  }
  return found
}

async function compareView(
  { withPictures, keep }: Comparison,
  pages: readonly Page[],
  judge: Page,
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

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // Stars whose places come from chance would differ. Those outside of their canvas are not drawn.
  await context.addInitScript(() => {
    Math.random = () => 2
  })
  return context.newPage()
}

async function open(page: Page, build: Build | undefined, { address, state }: Subject, view: View): Promise<void> {
  if (!build) return
  await page.setViewportSize({ width: view.width, height: 900 })
  await page.goto(`${build.origin}${address}`)
  // An island that the page loads by itself.
  const island = page.locator('[data-island="sign-in"], [data-island="dashboard"]')
  if ((await island.count()) > 0) await island.and(page.locator('[data-island-status]')).waitFor()
  await state?.reach(page, build.client)
}

/** Shows a page at a width in a medium, with all its pictures, and at rest. @returns the session that keeps it so */
async function settle(page: Page, { width, medium }: View): Promise<CDPSession> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ ...emulated[medium], reducedMotion: 'reduce' })
  const session = await page.context().newCDPSession(page)
  await force(session, forced[medium] ?? [])
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // A face that comes too late for a first visit would be shown from the second page on.
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules)
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') !== 'block')
        rule.style.setProperty('font-display', 'block')
    // The layout asks for the faces.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    // A caret blinks.
    if (document.activeElement instanceof HTMLElement) document.activeElement.style.caretColor = 'transparent'
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline && animation.effect?.getComputedTiming().endTime !== Infinity)
        animation.finish()
  })
  return session
}

/** Gives every element pseudo-classes, until the session ends. */
async function force(session: CDPSession, forcedPseudoClasses: readonly string[]): Promise<void> {
  if (forcedPseudoClasses.length === 0) return
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '*' })
  await Promise.all(
    nodeIds.map((nodeId) =>
      session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] }),
    ),
  )
}

async function lookOf(page: Page): Promise<PageLook> {
  return JSON.parse(await page.evaluate(readLook, laidOut))
}

/** A picture of the whole page, in two thirds of the time that Playwright's own takes. */
async function takePicture(session: CDPSession): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true, captureBeyondViewport: true })
  return Buffer.from(data, 'base64')
}
