import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'

const bin = join(process.cwd(), 'node_modules', '.bin')

/**
 * Runs a program of node_modules/.bin, with the project's Node first on the path, and shows its output. Returns whether
 * it exits with 0.
 */
export function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(join(bin, command), args, { stdio: 'inherit', env: environmentWith(environment) }).status === 0
}

/** Runs a program likewise, and shows its output at the end. Returns the output when the program does not exit with 0. */
export function complaint(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): string | undefined {
  const { status, stdout, stderr, error } = spawnSync(join(bin, command), args, {
    encoding: 'utf8',
    env: environmentWith(environment),
    maxBuffer: 64 * 1024 * 1024,
  })
  const said = error === undefined ? `${stdout}${stderr}` : error.message
  process.stdout.write(said)
  return status === 0 ? undefined : said
}

function environmentWith(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...process.env, ...environment, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}
