import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Lays the pages with linked styles beside the build. In a process of its own, for Vite loads modules its own way. */
export default function linkStyles(): void {
  execFileSync(process.execPath, [join('tests', 'browser', 'linked-build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
