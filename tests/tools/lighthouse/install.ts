import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Lighthouse has a manifest of its own: 114 packages that nothing else needs. */
const folder = join('tests', 'tools', 'lighthouse', 'package')

export const lighthouseProgram = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

/** Installs Lighthouse as its lockfile says, when it is not there. */
export function installLighthouse(): void {
  if (existsSync(lighthouseProgram)) return
  process.stdout.write('Installing Lighthouse into tests/tools/lighthouse/package/.\n')
  execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
}
