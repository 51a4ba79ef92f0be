import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastScheduledDay } from '#tests/last-scheduled-day.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

test('the tests of a day to come are those of the last day on which an article appears, drafts left out', () => {
  const root = temporaryFolder()
  const write = (language: 'en' | 'fr', name: string, fields: string) => {
    mkdirSync(join(root, 'content', language, 'blog'), { recursive: true })
    writeFileSync(join(root, 'content', language, 'blog', `${name}.md`), `---\n${fields}\n---\n`)
  }
  write('en', 'out', 'date: November 28, 2026')
  write('en', 'draft', 'date: December 24, 2026\ndraft: true')
  expect(lastScheduledDay('2026-11-28', root)).toBeUndefined()
  write('en', 'next', 'date: December 1, 2026')
  write('fr', 'alone', 'date: 3 décembre 2026\nlanguages: fr')
  expect(lastScheduledDay('2026-11-28', root)).toBe('2026-12-03')
})
