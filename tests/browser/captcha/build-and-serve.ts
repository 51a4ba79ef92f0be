import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { serveSite } from '#tests/browser/serve.ts'

/** A folder inside the project, because rendering looks for packages above it. */
const folder = join('.cache', 'captcha-build')

export default function buildAndServe(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, ['server/publish/build.ts', '--local', '--into', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PUBLIC_CAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001' },
  })
  return serveSite(join(folder, 'client'))
}
