import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes the pages with linked styles beside the build. Playwright loads modules its own way, hence another process. */
export default function linkStyles(): void {
  execFileSync(process.execPath, [join('tests', 'browser', 'linked-build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
