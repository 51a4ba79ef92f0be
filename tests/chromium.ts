import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'

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
    'The browser tests need Chromium, and none could be installed. Run "npx playwright install chromium", ' +
      'or on Debian as root "apt-get install chromium", or set CHROMIUM_PATH to an installed Chrome or Chromium.',
  )
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser that measures: Chromium without windows of its own, which on few cores take time from the page. Where
 * there is none and Debian cannot give one, any Chromium.
 */
export function findHeadlessShell(): string {
  if (process.env.CHROMIUM_PATH !== undefined) return findChromium()
  if (!existsSync(headlessShell)) installByApt('chromium-headless-shell', 'fonts-liberation')
  return existsSync(headlessShell) ? headlessShell : findChromium()
}

/** Installs Debian packages, where there are such and it is allowed. What is missing then is for the caller to say. */
function installByApt(...packages: string[]): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env })
  } catch {
    // As if there were no apt.
  }
}

function installedChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths].find(
    (path): path is string => path !== undefined && path !== '' && existsSync(path),
  )
}

/** Keeps a closed network quiet, and lets root start a browser in a container. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
