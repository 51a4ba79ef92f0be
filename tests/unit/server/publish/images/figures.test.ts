import { execFileSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figureNames } from '#content/schema/figure.ts'
import { copyProject } from '#tests/project-copy.ts'

let project = ''
beforeAll(() => {
  project = copyProject('figures')
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const script = "import { writeFigures } from '#server/publish/images/figures.ts'; await writeFigures('built')"
const kept = () => join(project, '.cache/build')

/** Writes the figures in a process of its own, as a build does. */
function written(): string[] {
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: project, stdio: 'ignore' })
  return figureNames.map((name) => readFileSync(join(project, 'built/figures', `${name}.svg`), 'utf8'))
}

/** Replaces the cached figures by a mark, so that a test can tell a cached figure from a new drawing. */
function mark(): void {
  for (const name of readdirSync(kept())) writeFileSync(join(kept(), name), 'kept')
}

test('are drawn once, and again when their code or a fact that they show is another', () => {
  const drawn = written()
  expect(drawn.every((svg) => svg.endsWith('</svg>'))).toBe(true)

  mark()
  appendFileSync(join(project, 'content/facts/limits.ts'), '// Nothing that a figure shows.\n')
  expect(new Set(written())).toEqual(new Set(['kept']))

  appendFileSync(join(project, 'components/figures/engine/ink.ts'), '// The same ink.\n')
  expect(written()).toEqual(drawn)

  mark()
  const fact = join(project, 'content/day/day.ts')
  writeFileSync(fact, readFileSync(fact, 'utf8').replace('contourInterval = 10', 'contourInterval = 20'))
  const changed = written()
  expect(changed.every((svg) => svg.endsWith('</svg>'))).toBe(true)
  expect(changed).not.toEqual(drawn)
})
