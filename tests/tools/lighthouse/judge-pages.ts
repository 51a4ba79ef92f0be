import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright/test'
import { type Host, listen } from '#server/local/site/listen.ts'
import { heaviestByKind, missingAddresses } from '#tests/browser/addresses.ts'
import { chromiumArguments } from '#tests/chromium.ts'
import { lighthouseProgram } from './install.ts'
import { categories, type LighthouseReport, medianReport, reportSchema, type Verdict, verdictRow } from './table.ts'

const missing = missingAddresses.slice(0, 1)
const addresses = [...heaviestByKind, '/welcome', ...missing].sort()
const notIndexed: readonly string[] = ['/login', '/welcome', ...missing]

interface Wishes {
  /** The path of a Chromium. */
  browser: string
  /** The number of runs for each page. The run of median performance counts. */
  runs: number
  /** Restricts the run to these addresses. Empty for all. */
  only: readonly string[]
}

/** Lets Lighthouse judge the built site, served by the local host, one page after another. */
export async function judgePages({ browser, runs, only }: Wishes): Promise<Verdict[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairnline-lighthouse-'))
  const host = await listen({ port: 0, dataFolder: join(folder, 'data'), site: join('dist', 'client') })
  try {
    const verdicts: Verdict[] = []
    for (const address of addresses.filter((one) => only.length === 0 || only.includes(one))) {
      const reports: LighthouseReport[] = []
      for (let run = 0; run < runs; run += 1) reports.push(await judgePatiently({ browser, host, address, folder }))
      const report = medianReport(reports)
      const isIndexed = !notIndexed.includes(address)
      verdicts.push({ address, isIndexed, report })
      process.stdout.write(`${verdictRow({ address, isIndexed, report })}\n`)
    }
    return verdicts
  } finally {
    await host.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Place {
  browser: string
  host: Host
  address: string
  /** The folder for browser profiles, one for each run. */
  folder: string
}

/** Judges a page, and again when Lighthouse loses the beginning of its recording, as happens on a busy machine. */
async function judgePatiently(place: Place): Promise<LighthouseReport> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await judge(place)
    } catch (error) {
      if (attempt === 3) throw error
    }
  }
}

async function judge({ browser, host, address, folder }: Place): Promise<LighthouseReport> {
  const profile = await mkdtemp(join(folder, 'profile-'))
  if (address === '/welcome') await signIn(browser, host, profile)
  const file = join(profile, 'report.json')
  const flags = [...chromiumArguments, '--headless=new', `--user-data-dir=${profile}`]
  const args = [
    lighthouseProgram,
    `${host.origin}${address}`,
    `--chrome-flags=${flags.join(' ')}`,
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--quiet',
    '--no-enable-error-reporting',
    // The not-found page is judged like any other. Its status 404, which the browser writes to the console, is right.
    ...(missing.includes(address) ? ['--ignore-status-code', '--skip-audits=errors-in-console'] : []),
    // The profile is new and holds only the session, which has to stay.
    '--disable-storage-reset',
  ]
  // Lighthouse 13.5.0 ignores its own flag for the browser's path.
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, CHROME_PATH: browser } })
  const report = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`)
  return report
}

/** Stores the session of a client in a browser profile, with an empty cache. */
async function signIn(browser: string, host: Host, profile: string): Promise<void> {
  // Each of several runs has a client of its own.
  const email = `${randomUUID()}@agency.example`
  const { password } = await host.addClient(email)
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: chromiumArguments,
  })
  const page = await context.newPage()
  await page.goto(`${host.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText(email).waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await context.close()
}
