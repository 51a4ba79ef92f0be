import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { encodingSuffixes } from '#server/publish/files.ts'
import { freePort, runServer, type WebServer } from './web-server.ts'

/** The folder of wrangler's own manifest and lockfile: many packages that nothing else needs. */
const place = join('tests', 'hosts', 'wrangler')
const installed = join(place, 'node_modules', 'wrangler')

/**
 * Cloudflare Pages, serving the built site by `wrangler pages dev` on this machine, without network. It reads
 * `_headers` and `_redirects` from the site, and finds the nearest not-found page by itself.
 */
export async function startWrangler(): Promise<WebServer | undefined> {
  if (!isInstalled()) {
    if (process.env.CI) throw new Error('wrangler is missing, and could not be installed.')
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'cairnline-wrangler-'))
  const site = join(folder, 'site')
  // Cloudflare compresses by itself: the build for it is `npm run build -- --without-encodings`.
  const isPublished = (path: string) => !encodingSuffixes.some((end) => path.endsWith(end))
  cpSync(join('dist', 'client'), site, { recursive: true, filter: isPublished })
  const port = await freePort()
  // The launcher of wrangler would not pass on the signal to end, so this runs the program itself.
  const program = resolve(installed, 'wrangler-dist', 'cli.js')
  const options = `--ip 127.0.0.1 --port ${port} --inspector-port 0 --compatibility-date 2026-10-01 --log-level none`
  const close = await runServer(process.execPath, [program, 'pages', 'dev', site, ...options.split(' ')], port, {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      CI: 'true',
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    },
  })
  return {
    port,
    // Under the site's name, wrangler would rewrite every address of the site in a header to its own.
    hostName: `127.0.0.1:${port}`,
    // Cloudflare's network compresses, and wrangler does not show how.
    encodings: [],
    knowsMissing: false,
    transport: 'hosted',
    marksPreviews: false,
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const manifestSchema = z.object({ devDependencies: z.object({ wrangler: z.string() }) })

/** Installs wrangler if the version that its manifest names is not there. A failure shows in `startWrangler`. */
export function installWrangler(): void {
  if (isInstalled()) return
  try {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: place, stdio: 'inherit' })
  } catch {}
}

function isInstalled(): boolean {
  const wanted = manifestSchema.parse(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))).devDependencies
  const manifest = join(installed, 'package.json')
  if (!existsSync(manifest)) return false
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8'))).version === wanted.wrangler
}
