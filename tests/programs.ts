/* Runs programs of the project and installs those of the system, for `npm test`. */

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'

const bin = join(process.cwd(), 'node_modules', '.bin')

/**
 * Runs a program of node_modules/.bin, with the project's Node first on the path, and shows its output. Returns whether
 * it exits with 0.
 * @param folder where it runs: a copy of the project, or the project
 */
export function run(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  folder = process.cwd(),
): boolean {
  const options = { stdio: 'inherit', env: environmentWith(environment), cwd: folder } as const
  return spawnSync(join(bin, command), args, options).status === 0
}

/**
 * Runs a program likewise, beside others, and shows its output at the end. Returns the output when the program does not
 * exit with 0.
 */
export async function complaint(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string | undefined> {
  const child = spawn(join(bin, command), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environmentWith(environment),
  })
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  process.stdout.write(out + err)
  return status === 0 ? undefined : out + err
}

function environmentWith(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}

/** Installs Debian packages, when this is Debian and the user is root, and says so. The caller looks for the result. */
export function installByApt(...packages: string[]): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return
  process.stdout.write(`Installing ${packages.join(', ')} by apt-get, because the tests need it.\n`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'ignore', env })
  } catch {
    // The caller finds no program, and says so.
  }
}
