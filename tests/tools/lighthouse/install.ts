import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of Lighthouse's own manifest and lockfile: 114 packages that the project does not need. */
const folder = join('tests', 'tools', 'lighthouse', 'package')

export const lighthouseProgram = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

/** Installs Lighthouse by its lockfile, unless it is installed. */
export function installLighthouse(): void {
  if (existsSync(lighthouseProgram)) return
  process.stdout.write('Installing Lighthouse into tests/tools/lighthouse/package/.\n')
  execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], { stdio: ['ignore', 'ignore', 'inherit'] })
}
