import { execFile } from 'node:child_process'

export interface Ended {
  code: number
  /** What was printed on both streams. */
  printed: string
}

/** Runs a program of a copy of the project. The settings of this process, which Vitest has added to, are not handed on. */
export function runIn(
  project: string,
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const { PATH, TMPDIR } = process.env
  const own = { PATH, TMPDIR, HOME: project, CAIRNLINE_IGNORE_ENV_FILE: '1', ...env }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      // Ends only a program that hangs.
      { cwd: project, env: own, maxBuffer: 1 << 26, timeout: 500_000 },
      (error, ...streams) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1
        resolve({ code, printed: streams.join('') })
      },
    )
  })
}
