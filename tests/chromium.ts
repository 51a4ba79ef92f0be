import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { installByApt } from './programs.ts'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chromium: the one named by CHROMIUM_PATH, Playwright's own, the system's, or one installed now.
 * @throws {Error} saying what to install when none can be had.
 */
export function findChromium(): string {
  const found = installedChromium()
  if (found) return found
  process.stdout.write('No Chromium found; installing one.\n')
  const playwright = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  const own = installedChromium()
  if (own) return own
  installByApt('chromium', 'fonts-liberation')
  const system = installedChromium()
  if (system) return system
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Run "npx playwright install chromium", ' +
      'or on Debian as root "apt-get install chromium", or set CHROMIUM_PATH to an installed Chrome or Chromium.',
  )
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The path of the browser for measurements and for most tests: Chromium's headless shell, the same engine, which draws no
 * windows and is faster on a machine with few cores. Any Chromium, if the shell is neither installed nor available from
 * Debian.
 */
export function findHeadlessShell(): string {
  if (process.env.CHROMIUM_PATH !== undefined) return findChromium()
  if (!existsSync(headlessShell)) installByApt('chromium-headless-shell', 'fonts-liberation')
  return existsSync(headlessShell) ? headlessShell : findChromium()
}

function installedChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths].find(
    (path): path is string => path !== undefined && path !== '' && existsSync(path),
  )
}

/** Stop Chromium's own requests, which fail without a network, and let root start it in a container. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Options of a test that needs a Chromium with windows: the headless shell has no back/forward cache, and loads lazy images
 * from twice as far below the screen.
 * @param withoutDefaults arguments of Playwright's own to leave out
 */
export function windowedBrowser(...withoutDefaults: string[]) {
  const executablePath = process.env.CHROMIUM_PATH
  const own = executablePath === undefined ? {} : { executablePath }
  return { launchOptions: { ...own, args: chromiumArguments, ignoreDefaultArgs: withoutDefaults } }
}
