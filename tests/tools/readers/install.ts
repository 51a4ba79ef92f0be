/* Installs the outside programs of `npm run readers` from npm and PyPI. */

import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Program } from './kind.ts'

type Registry = Program['registry']

const minutes = (count: number) => count * 60_000

/** Runs a command in the folder. @returns what it said, where it failed */
function failureOf(folder: string, command: string, args: readonly string[]): string | undefined {
  const { status, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', timeout: minutes(9) })
  if (status === 0) return undefined
  const said = error?.message ?? stderr.split('\n').find((line) => /error/i.test(line)) ?? `exit code ${status}`
  return said.trim().slice(0, 200)
}

const installers: Record<Registry, (folder: string, packages: readonly string[]) => string | undefined> = {
  npm: (folder, packages) =>
    failureOf(folder, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages]),
  PyPI: (folder, packages) =>
    failureOf(folder, join('venv', 'bin', 'python'), [
      '-m',
      'pip',
      'install',
      '--quiet',
      '--disable-pip-version-check',
      ...packages,
    ]),
}

const packagesOf = ({ name, version, registry, needs = [] }: Program): string[] => [
  registry === 'npm' ? `${name}@${version}` : `${name}==${version}`,
  ...needs,
]

/**
 * Installs programs into a folder: all of a registry at once, or, where that fails, one after the other.
 * @returns why a program could not be installed, by its registry and name
 */
export function install(folder: string, programs: readonly Program[]): Map<string, string> {
  const failures = new Map<string, string>()
  if (!existsSync(join(folder, 'package.json'))) writeFileSync(join(folder, 'package.json'), '{"type":"module"}\n')
  const venv = existsSync(join(folder, 'venv')) ? undefined : failureOf(folder, 'python3', ['-m', 'venv', 'venv'])
  for (const registry of ['npm', 'PyPI'] as const) {
    const wanted = programs.filter((program) => program.registry === registry)
    const installed = installers[registry]
    if (wanted.length === 0 || installed(folder, [...new Set(wanted.flatMap(packagesOf))]) === undefined) continue
    for (const program of wanted) {
      const failure = (registry === 'PyPI' ? venv : undefined) ?? installed(folder, packagesOf(program))
      if (failure !== undefined) failures.set(keyOf(program), failure)
    }
  }
  return failures
}

export const keyOf = ({ registry, name }: Program): string => `${registry} ${name}`
