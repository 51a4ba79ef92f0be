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
  /** A message for each line that would be lost. It repeats no value, because that may be a secret. */
  problems: readonly string[]
}

/** The file of a command that reads settings from the environment alone. */
export const noEnvFile: EnvFile = { values: new Map(), problems: [] }

/**
 * Reads a file of variables, each line for itself, so that an open quotation mark cannot hide the settings below it.
 * @param names of the variables that may be set only once. Others are for other programs
 * @throws {Error} in one line, when the file cannot be read, or is in UTF-16 or another encoding
 */
export function readEnvFile(file: string, names: readonly string[]): EnvFile {
  if (process.env.CAIRNLINE_IGNORE_ENV_FILE) return noEnvFile
  if (!existsSync(file)) return noEnvFile
  const read = readTextFile(file)
  if (read.kind === 'unreadable') throw new Error(`${file}:${read.line}: ${read.reason}`)
  const values = new Map<string, Stated>()
  const problems: string[] = []
  for (const [index, line] of read.text.split('\n').entries()) {
    const place = `${file}:${index + 1}`
    if (/^\s*(#|$)/.test(line)) continue
    const [[name, value] = ['', '']] = Object.entries(parseEnv(line))
    if (value === undefined || !/^[A-Za-z_][\w.-]*$/.test(name)) {
      problems.push(`${place}: not a setting: write NAME=value, or # before a comment`)
      continue
    }
    const earlier = values.get(name)
    if (earlier && names.includes(name))
      problems.push(`${place}: ${name} is set a second time, after ${earlier.place}: remove one`)
    values.set(name, { value: value.trim(), place })
  }
  return { values, problems }
}
