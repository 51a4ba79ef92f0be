/* The programs that /data publishes, which compute its tables again: in JavaScript and, where it is installed, in Python. */

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { page, readBuilt } from './built-pages.ts'
import { articleTables, cellsOf, stayTable } from './dataset-tables.ts'

const programs = { mjs: process.execPath, py: 'python3' } as const
type Script = keyof typeof programs
const hasPython = spawnSync(programs.py, ['--version']).status === 0

const run = (script: Script, ...files: readonly string[]) =>
  spawnSync(programs[script], [`dist/client/data/recompute.${script}`, ...files], { encoding: 'utf8' })

/** What a script prints of a published table. */
const ofTable = (script: Script, table: string) => run(script, `dist/client/data/${table}.csv`)

/** What a script prints of the published fixes, or of others. */
function ofFixes(script: Script, fixes?: string) {
  if (fixes === undefined) return run(script)
  const folder = mkdtempSync(join(tmpdir(), 'cairnline-data-'))
  const file = join(folder, 'fixes.csv')
  try {
    writeFileSync(file, fixes)
    return run(script, file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The cells of each printed table. */
const printedTables = (stdout: string): string[][][] =>
  stdout
    .replace(/\n$/, '')
    .split('\n\n')
    .map((table) => table.split('\n').map((line) => line.split('\t')))

const lines = readBuilt('data/fixes.csv').trimEnd().split('\n')
const shorter = lines.filter((line) => !/^\d+,9[12]\d/.test(line)).join('\n')
const broken = lines.with(4, '4,here,,,,,,,').join('\n')

/** What an editor, or a spreadsheet that saves again, does to a table, and the fault that both programs name. */
const edits: readonly [table: string, name: string, edit: (text: string) => string, fault: string][] = [
  ['site-groups', 'site-zones.csv', (text) => text.replace(/9\.77/, '0'), ', line 2: drive_min_king is not above 0\\.'],
  [
    'site-groups',
    'site-forecast-zones.csv',
    (text) => text.replaceAll('.', ','),
    ', line 2: 17 cells in 10 columns\\.',
  ],
  ['site-groups', 'site-groups.csv', (text) => text.replace(/^2,1,.*\n/m, ''), ': the number of rows is 59, not 60\\.'],
  [
    'district-devices',
    'district-sample.csv',
    (text) => text.replace(/^south.*\n/m, ''),
    ': the number of rows is 1, not 2\\.',
  ],
  [
    'district-devices',
    'district-devices.csv',
    (text) => text.replace(/,38,/, ',0x26,'),
    ', line 2: devices_south is no number\\.',
  ],
  [
    'district-devices',
    'district-devices.csv',
    (text) => text.replace(/\d+,\d+(?=,\d+$)/gm, '0,0'),
    ': no result follows from',
  ],
  ['district-devices', 'district-devices.csv', (text) => text.replace(/,38,/, ',9999,'), ', row 1: more devices than'],
  [
    'junction-devices',
    'junction-devices.csv',
    (text) => text.replace(/\d+$/m, '1.5'),
    ', line 2: true_people is no count',
  ],
  ['fixes', 'fixes.csv', (text) => text.replaceAll(/[^,\n]+/g, '"$&"'), ': no column t_min\\.'],
  ['fixes', 'fixes.csv', (text) => text.replace(/(.*\n)(.*\n)(.*\n)/, '$1$3$2'), ', row 2: not later than row 1\\.'],
]

describe('recompute', () => {
  it('prints the tables of the article from the published fixes, cell by cell', () => {
    const { stdout, stderr } = ofFixes('mjs')
    expect(stderr).toBe('')
    const [stays = [], detectors = [], used] = printedTables(stdout)
    expect(used).toEqual([
      ['Fixes read', '1,606'],
      ['Rejected', '10'],
    ])
    expect(stays).toEqual(cellsOf(stayTable))
    expect(stays.length).toBeGreaterThan(10)
    expect(detectors).toEqual(cellsOf(articleTables.find((table) => cellsOf(table)[0]?.[0] === 'Detector')))
    expect(detectors).toHaveLength(5)
  })

  it('finds other stays in other fixes, and names the line of one that it cannot read', () => {
    expect(ofFixes('mjs', shorter).stdout.split('\n')).not.toContain('S6\t15:14\t15:28\t14\t40')
    expect(ofFixes('mjs', broken).stderr).toContain('line 5: t_min is no number')
    expect(ofFixes('mjs', 'a,b\n1,2').stderr).toContain('no column t_min')
  })

  it('says in one line which file is missing, and what to do', () => {
    const advice = 'Take the files that are published, and keep them in one folder.'
    for (const script of hasPython ? (['mjs', 'py'] as const) : (['mjs'] as const)) {
      const { status, stderr } = run(script, 'nowhere/fixes.csv')
      expect(status).toBe(1)
      expect(stderr.trimEnd()).toMatch(new RegExp(`^nowhere/fixes\\.csv: .*\\. ${advice}$`))
    }
  })

  it('names the file, and the column or the line, that was edited in a table of several files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairnline-data-'))
    cpSync('dist/client/data', folder, { recursive: true })
    const edited = (script: Script, table: string, name: string, edit: (text: string) => string) => {
      writeFileSync(join(folder, name), edit(readBuilt(`data/${name}`)))
      const { stdout, stderr, status } = run(script, join(folder, `${table}.csv`))
      cpSync(`dist/client/data/${name}`, join(folder, name))
      expect([stdout, status]).toEqual(['', 1])
      return stderr.trimEnd().replace(join(folder, name), name)
    }
    try {
      for (const script of hasPython ? (['mjs', 'py'] as const) : (['mjs'] as const)) {
        expect(edited(script, 'site-groups', 'site-groups.csv', (text) => text.replaceAll(',', ';'))).toBe(
          'site-groups.csv: its cells are separated by ; instead of a comma. Take site-groups.csv as it is published.',
        )
        expect(edited(script, 'district-devices', 'district-counts.csv', (text) => text.replace(/\d+$/m, 'some'))).toBe(
          'district-counts.csv, line 2: most is no number. Take district-counts.csv as it is published.',
        )
        expect(edited(script, 'site-groups', 'site-forecast-checks.csv', (text) => text.slice(0, 31))).toMatch(
          /^site-forecast-checks\.csv: no rows\./,
        )
        for (const [table, name, edit, fault] of edits)
          expect(edited(script, table, name, edit), `${script} ${fault}`).toMatch(new RegExp(`^${name}${fault}`))
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('prints the counts of the sample page, and finds every published and every withheld count again', () => {
    const { stdout, stderr } = ofTable('mjs', 'district-devices')
    expect(stderr).toBe('')
    const [counts = [], agreement = []] = printedTables(stdout)
    const [table] = page('/data/counts').document.querySelectorAll('#district table')
    const [, ...shown] = cellsOf(table)
    expect(shown).toHaveLength(18)
    expect(counts.slice(-shown.length)).toEqual(shown)
    expect(agreement.slice(1, 3)).toEqual([
      ['Published', '289', '289', '289'],
      ['Withheld', '23', '23', '23'],
    ])
    expect(agreement[3]?.[1]).toMatch(/^26\d of 26\d$/)
  })

  it('knows a table by its columns, and ends with 1 where a published count differs', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairnline-data-'))
    cpSync('dist/client/data', folder, { recursive: true })
    try {
      cpSync(join(folder, 'district-devices.csv'), join(folder, 'mine.csv'))
      writeFileSync(
        join(folder, 'district-counts.csv'),
        readBuilt('data/district-counts.csv').replace(/(\d+),(\d+)$/m, '$1,9990'),
      )
      for (const script of hasPython ? (['mjs', 'py'] as const) : (['mjs'] as const)) {
        const { stdout, status } = run(script, join(folder, 'mine.csv'))
        expect([printedTables(stdout)[1]?.[1], status]).toEqual([['Published', '289', '289', '288'], 1])
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('prints the turns of the junction as its page does, with their intervals', () => {
    const { stdout, stderr } = ofTable('mjs', 'junction-devices')
    expect(stderr).toBe('')
    const shown = cellsOf(page('/data/junction').document.querySelector('#decision table') ?? undefined)
    expect(shown).toHaveLength(5)
    expect(printedTables(stdout)).toEqual([shown.map((cells) => cells.map((cell) => cell.replace(/\s/g, ' ')))])
  })

  it('prints the decisions, visits, also per floor space, passers-by and forecasts of the comparison as its page does, with their intervals', () => {
    const { stdout, stderr } = ofTable('mjs', 'site-groups')
    expect(stderr).toBe('')
    const shown = (id: string) =>
      cellsOf(page('/data/sites').document.querySelector(`${id} table`) ?? undefined).map((cells) =>
        cells.map((cell) => cell.replace(/\s/g, ' ')),
      )
    const [decisions, counts, , lots] = printedTables(stdout)
    expect(decisions).toEqual(shown('#decision'))
    expect(counts?.slice(1, 4)).toEqual(shown('#answer').slice(1, 4))
    const ofLots = shown('#planned')
    expect(ofLots).toHaveLength(3)
    expect(lots?.slice(0, 3).map((cells) => cells.slice(0, 5))).toEqual(ofLots)
    expect(lots?.at(-1)?.slice(0, 2)).toEqual(['Decision', 'Lot B'])
    expect(counts?.[1]).toEqual(['Passers-by', ...Array(2).fill(expect.stringMatching(/^[\d,]+ \([\d,]+–[\d,]+\)$/))])
  })

  it.skipIf(!hasPython)('prints the same in Python, and ends with the same code', () => {
    for (const table of ['district-devices', 'junction-devices', 'site-groups'])
      expect(ofTable('py', table).stdout, table).toBe(ofTable('mjs', table).stdout)
    for (const fixes of [undefined, broken, 'a,b\n1,2', lines.slice(0, 3).join('\n')]) {
      const [node, python] = [ofFixes('mjs', fixes), ofFixes('py', fixes)]
      const [told, said] = [node, python].map(({ stderr }) => /fixes\.csv([,:] .*)$/m.exec(stderr)?.[1] ?? stderr)
      expect([python.stdout, said, python.status]).toEqual([node.stdout, told, node.status])
    }
  })
})
