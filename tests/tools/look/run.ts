/* The command `npm run look`: takes pictures of every page and state, for people to look at. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright/test'
import { runCommand } from '#server/command.ts'
import { listen } from '#server/local/site/listen.ts'
import { buildSite } from '#server/publish/build.ts'
import { siteFolder } from '#server/publish/site-folder.ts'
import type { State } from '#tests/browser/states.ts'
import { chromiumArguments, findChromium } from '#tests/chromium.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'

const folder = 'look'
const widths = [375, 768, 1440]
const schemes = ['light', 'dark'] as const
/** The width of letter paper between its margins, in CSS pixels. */
const paperWidth = 720

const usage = `Usage: npm run look [-- TEXT …]
Takes pictures of every page and state at three widths, in light, dark and print, into look/index.html.
  TEXT   only addresses and states that contain it`

/**
 * `npm run look`: builds the site and takes a picture of every page, island state and printed page, with one contact
 * sheet of them all. Words after `--` restrict it to addresses and states that contain one of them.
 */
await runCommand(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(`${usage}\n`)
    return
  }
  await buildSite('local')
  // Both read words, which need the settings that the build has loaded.
  const { allAddresses } = await import('#tests/browser/addresses.ts')
  const { states } = await import('#tests/browser/states.ts')
  const dataFolder = await mkdtemp(join(tmpdir(), 'cairnline-look-'))
  const host = await listen({ port: 0, dataFolder, site: siteFolder, guesses: 1_000 })
  const email = 'client@agency.example'
  const { password } = await host.accounts.addClient(email)
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const subjects = [
      ...allAddresses.map(pageSubject),
      ...states.map((state) => stateSubject(state, { email, password })),
    ]
    const chosen = subjects.filter(({ name }) => isAsked(name))
    const shots = await Promise.all(schemes.map((scheme) => shootAll(browser, host.origin, chosen, scheme)))
    await writeFile(join(folder, 'index.html'), contactSheet(shots.flat()))
  } finally {
    await browser.close()
    await host.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
  process.stdout.write(`Open ${join(folder, 'index.html')}\n`)
})

interface Subject {
  name: string
  address: string
  widestScreen: number
  onPaper: boolean
  reach: (page: Page) => Promise<void>
}

function pageSubject(address: string): Subject {
  return { name: address, address, widestScreen: Number.POSITIVE_INFINITY, onPaper: true, reach: async () => undefined }
}

function stateSubject(state: State, client: { email: string; password: string }): Subject {
  const { name, address, widestScreen = Number.POSITIVE_INFINITY } = state
  return { name, address, widestScreen, onPaper: name === 'dashboard', reach: (page) => state.reach(page, client) }
}

function isAsked(name: string): boolean {
  const asked = process.argv.slice(2)
  return asked.length === 0 || asked.some((word) => name.includes(word))
}

async function shootAll(
  browser: Browser,
  origin: string,
  subjects: readonly Subject[],
  colorScheme: (typeof schemes)[number],
): Promise<Shot[]> {
  const shots: Shot[] = []
  const shoot = async (subject: Subject, medium: string, options: BrowserContextOptions, print = false) => {
    const file = `${fileName(subject.name)}-${medium}.png`
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
    const page = await context.newPage()
    await page.goto(`${origin}${subject.address}`)
    await subject.reach(page)
    await page.evaluate(showPictures)
    // The first layout leaves out what is below the first screen (components/styles/first-layout.css).
    await page.evaluate(async () => {
      const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      await Promise.all(ending.map(({ finished }) => finished))
    })
    if (print) await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await page.screenshot({ path: join(folder, file), fullPage: true })
    await context.close()
    shots.push({ name: subject.name, medium, file })
  }
  for (const subject of subjects) {
    for (const width of widths.filter((one) => one <= subject.widestScreen)) {
      const viewport = { width, height: width < 700 ? 812 : 900 }
      await shoot(subject, `${width}-${colorScheme}`, { viewport, colorScheme })
    }
    if (colorScheme === 'light' && subject.onPaper)
      await shoot(subject, 'print', { viewport: { width: paperWidth, height: 960 } }, true)
    process.stdout.write(`${colorScheme.padEnd(6)}${subject.name}\n`)
  }
  return shots
}

function fileName(name: string): string {
  return name.replace(/^\//, '').replaceAll('/', '_') || 'home'
}

/** Loads the lazy images, and waits until they are painted. */
async function showPictures(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
}
