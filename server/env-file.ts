/* Reads a `.env` file, and reports lines that would be lost. */

import { existsSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { readTextFile } from '#content/text-file.server.ts'

/** A variable that a file sets. */
interface Stated {
  value: string
  /** Where it is set, such as `.env:3`. */
  place: string
}

export interface EnvFile {
  /** The last value of each name. */
  values: ReadonlyMap<string, Stated>
  /** A message for each line that would be lost or read in part. It repeats no value, because that may be a secret. */
  problems: readonly string[]
}

/** The file of a command that reads settings from the environment alone. */
export const noEnvFile: EnvFile = { values: new Map(), problems: [] }

/**
 * Reads a file of variables, each line for itself, so that an open quotation mark cannot hide the settings below it.
 * @param names of the variables that may be set only once and must be read whole. Others are for other programs
 * @throws {Error} in one line, when the file cannot be read, or is in UTF-16 or another encoding
 */
export function readEnvFile(file: string, names: readonly string[]): EnvFile {
  if (process.env.CAIRNLINE_IGNORE_ENV_FILE) return noEnvFile
  if (!existsSync(file)) return noEnvFile
  const read = readTextFile(file)
  if (read.kind === 'unreadable') throw new Error(`${file}:${read.line}: ${read.reason}`)
  const values = new Map<string, Stated>()
  const problems: string[] = []
  const lines = read.text.split('\n')
  let next = 0
  for (const [index, line] of lines.entries()) {
    const place = `${file}:${index + 1}`
    if (index < next || /^\s*(#|$)/.test(line)) continue
    const [[name, value] = ['', '']] = Object.entries(parseEnv(line))
    if (value === undefined || !/^[A-Za-z_][\w.-]*$/.test(name)) {
      problems.push(`${place}: not a setting: write NAME=value, or # before a comment`)
      continue
    }
    if (!names.includes(name)) next = index + 1 + furtherLines(line, lines.slice(index + 1), names)
    else {
      const earlier = values.get(name)
      if (earlier) problems.push(`${place}: ${name} is set a second time, after ${earlier.place}: remove one`)
      if (!isWhole(line, value))
        problems.push(
          `${place}: ${name} would end before the line does: put the value between "…", and nothing after it`,
        )
    }
    values.set(name, { value: value.trim(), place })
  }
  return { values, problems }
}

/** The number of lines below a variable's own by which a quoted value goes on. None of them may set one of the names. */
function furtherLines(line: string, below: readonly string[], names: readonly string[]): number {
  const [, mark] = /=\s*(["'`])(?!.*\1)/.exec(line) ?? []
  if (mark === undefined) return 0
  const count = below.findIndex((one) => one.includes(mark)) + 1
  const hides = (one: string) => names.includes(/^\s*(?:export\s+)?([\w.-]+)\s*=/.exec(one)?.[1] ?? '')
  return below.slice(0, count).some(hides) ? 0 : count
}

/** Whether a line contains nothing but a comment after its value, which ends at a quotation mark or at a hash. */
function isWhole(line: string, value: string): boolean {
  const whole = RegExp.escape(value.trim())
  const forms = [`${whole}(?:\\s+#.*)?`, `(["'\`])\\s*${whole}\\s*\\1\\s*(?:#.*)?`, '#(?:\\s.*)?']
  return new RegExp(`^(?:${forms.join('|')})$`).test(line.slice(line.indexOf('=') + 1).trim())
}
