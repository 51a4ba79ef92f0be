import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '#tests/project-copy.ts'

/** A copy of the project with the build in `dist/` as its last good one, and with what the cache knows. */
export function copyWithBuild(name: string): string {
  const project = copyProject(name)
  for (const part of ['dist', '.cache']) if (existsSync(part)) cpSync(part, join(project, part), { recursive: true })
  return project
}

export interface Ended {
  code: number
  /** What was printed on both streams. */
  printed: string
}

/** Runs a program of a copy. The settings of this process, which Vitest has added to, are not handed on. */
export function runIn(
  project: string,
  program: string,
  args: readonly string[],
  options: { env?: Record<string, string>; command?: readonly string[]; uid?: number } = {},
): Promise<Ended> {
  const { PATH, TMPDIR } = process.env
  const { command = [], uid } = options
  const [file = '', ...rest] = [...command, process.execPath, program, ...args]
  const env = { PATH, TMPDIR, HOME: project, CAIRNLINE_IGNORE_ENV_FILE: '1', ...options.env }
  return new Promise((resolve) => {
    execFile(file, rest, { cwd: project, env, uid, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
      resolve({ code, printed: `${stdout}${stderr}` })
    })
  })
}
