/* What a build says of mistakes in code and texts. */

import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow } from '#server/publish/files.ts'
import { copyProject } from '#tests/project-copy.ts'
import { runIn } from './copy.ts'

let project = ''
beforeAll(() => {
  project = copyProject('failures')
  cpSync('dist/client/index.html', join(project, 'dist/client/index.html'))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** Exit code and lines of a build of the copy with some changed files, and what is left in its folder. */
async function build(changes: readonly (readonly [file: string, from: string, to: string])[]) {
  for (const [file, from, to] of changes)
    writeFileSync(join(project, file), readFileSync(file, 'utf8').replace(from, to))
  const { code, printed } = await runIn(project, 'server/publish/build.ts', ['--local'])
  for (const [file] of changes) cpSync(file, join(project, file))
  return { code, lines: printed.trimEnd().split('\n'), left: await filesBelow(join(project, 'dist')) }
}

const lineOf = (file: string, text: string) => readFileSync(file, 'utf8').split(text)[0]?.split('\n').length
const [english, french] = ['content/en/pages/careers.ts', 'content/fr/pages/careers.ts']
const layout = 'components/layout/Layout.tsx'

it('ends when the words of a language cannot be loaded, names file and line once, and leaves the last build', async () => {
  const built = await build([[english, 'Your Skills.', "Your skills, and what you'd like."]])
  expect(built).toEqual({
    code: 1,
    lines: [
      'The build failed.',
      `${english}:${lineOf(english, 'Your Skills.')}: a straight apostrophe ends the text: write ’ instead of '.`,
      expect.stringContaining('what you'),
      expect.stringMatching(/^ +\^$/),
    ],
    left: ['client/index.html'],
  })
})

it('ends when a promise of one language is rejected, which the other cannot know', async () => {
  const { code, lines } = await build([[french, '', `void Promise.reject(new Error('${french}: refused'))\n`]])
  expect([code, lines]).toEqual([1, ['The build failed.', `${french}: refused`]])
})

it('names the line of a component that throws', async () => {
  const { code, lines } = await build([[layout, '<Footer />', '{(undefined as unknown as string[]).at(0)}']])
  const place = `${layout}:${lineOf(layout, '<Footer />')}:`
  expect([code, lines]).toEqual([
    1,
    [
      'The build failed.',
      expect.stringMatching(/^\/pages\/\S+: Cannot read properties of undefined/),
      expect.stringContaining(`at Layout (${place}`),
    ],
  ])
})

it.each([
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'), 'UTF-16'],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1'), 'Windows-1252'],
  ['NFD', (text: string) => Buffer.from(text.normalize('NFD')), 'an accent'],
])('names words that are saved as %s', async (_, save, said) => {
  writeFileSync(join(project, french), save(readFileSync(french, 'utf8')))
  const { code, printed } = await runIn(project, 'server/publish/build.ts', ['--local'])
  cpSync(french, join(project, french))
  expect([code, printed]).toEqual([1, expect.stringMatching(`^The build failed\\.\\n${french}:\\d+: .*${said}.*\\n$`)])
})
