/*
 * The command `npm run readers`: has outside programs read the built site, and writes what they made of it into
 * docs/readers.md.
 */

import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readArguments, runCommand } from '#server/command.ts'
import { install, keyOf } from './install.ts'
import type { Kind, Program, Readings } from './kind.ts'
import { crawlers } from './kinds/crawlers.ts'
import { data } from './kinds/data.ts'
import { extraction } from './kinds/extraction.ts'
import { feeds } from './kinds/feeds.ts'
import { hosts } from './kinds/hosts.ts'
import { models } from './kinds/models.ts'
import { previews } from './kinds/previews.ts'
import { structured } from './kinds/structured.ts'
import { serveLocally } from './local-site.ts'
import { type Records, siteRecords } from './records.ts'
import { type Cell, difference, summary, withReport } from './report.ts'

/** The kinds of outside programs. */
const kinds: readonly Kind[] = [extraction, feeds, previews, crawlers, structured, models, data, hosts]

/** Time for one program, in milliseconds, which only ends one that hangs. */
const limit = 180_000
const report = 'docs/readers.md'

const usage = `Usage: npm run readers [-- --kind NAME] [-- --folder FOLDER]
Installs pinned outside programs in a temporary folder, and runs them on the built site.
  --kind NAME      only one kind: ${kinds.map(({ name }) => name).join(', ')}; ${report} is not written
  --folder FOLDER  installs there, and keeps it for the next run`

await runCommand(async () => {
  const { values } = readArguments(usage, { kind: { type: 'string' }, folder: { type: 'string' } })
  const chosen = kinds.filter(({ name }) => values.kind === undefined || name === values.kind)
  if (chosen.length === 0) throw new Error(usage)
  const records = siteRecords()
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'cairnline-readers-'))
  mkdirSync(folder, { recursive: true })
  const site = new URL(records.pages[0]?.address ?? '').origin
  const local = await serveLocally(records.root, site)
  try {
    cpSync('tests/tools/readers/adapters', folder, { recursive: true })
    const input = join(folder, 'records.json')
    writeFileSync(
      input,
      JSON.stringify({ ...records, root: join(process.cwd(), records.root), origin: local.origin, site }),
    )
    const failures = install(
      folder,
      chosen.flatMap(({ programs }) => programs),
    )
    const cells: Cell[] = []
    for (const kind of chosen)
      for (const program of kind.programs) {
        const missing = failures.get(keyOf(program))
        const found =
          missing === undefined ? await read(folder, kind, program, records) : notRun(kind, program, missing)
        process.stdout.write(summary(found))
        cells.push(...found)
      }
    if (values.kind === undefined) writeFileSync(report, withReport(readFileSync(report, 'utf8'), cells))
    const wrong = cells.filter(({ state }) => state === 'wrong')
    const missing = cells.filter(({ state }) => state === 'not run')
    process.stdout.write(`${cells.length} cells: ${wrong.length} wrong without a reason, ${missing.length} not run.\n`)
    process.exitCode = wrong.length > 0 ? 1 : 0
  } finally {
    local.close()
    if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })
  }
})

function notRun(kind: Kind, program: Program, reason: string): Cell[] {
  return [{ kind, program, what: 'everything', state: 'not run', detail: reason }]
}

async function read(folder: string, kind: Kind, program: Program, records: Records): Promise<Cell[]> {
  const outcome = await output(folder, kind, program)
  if ('failure' in outcome) {
    const reason = program.reasons?.everything
    return [
      { kind, program, what: 'everything', state: reason ? 'reason' : 'wrong', detail: reason ?? outcome.failure },
    ]
  }
  const expected = kind.expected(records)
  const readings = kind.judged?.(outcome.printed, records) ?? outcome.printed
  return Object.entries(readings).map(([what, value]): Cell => {
    const right = expected[what]
    if (isDeepStrictEqual(value, right)) return { kind, program, what, state: 'right', detail: '' }
    const reason = program.reasons?.[what]
    if (reason !== undefined) return { kind, program, what, state: 'reason', detail: reason }
    return { kind, program, what, state: 'wrong', detail: difference(value, right) }
  })
}

/** What a program prints in its last line. */
function output(
  folder: string,
  { name }: Kind,
  program: Program,
): Promise<{ printed: Readings } | { failure: string }> {
  const [command, file] =
    program.registry === 'npm' ? [process.execPath, `${name}.mjs`] : [join('venv', 'bin', 'python'), `${name}.py`]
  const options = { cwd: folder, timeout: limit, maxBuffer: Number.POSITIVE_INFINITY }
  return new Promise((resolve) => {
    execFile(command, [file, program.name, 'records.json'], options, (error, said, complained) => {
      const last = said.trimEnd().split('\n').at(-1) ?? ''
      if (error === null && last.startsWith('{')) resolve({ printed: JSON.parse(last) })
      else if (error?.killed) resolve({ failure: `no answer in ${limit / 1000} s` })
      else {
        const complaint = complained.split('\n').findLast((line) => /Error/.test(line))
        resolve({ failure: complaint ?? `exit code ${error?.code ?? 0}` })
      }
    })
  })
}
