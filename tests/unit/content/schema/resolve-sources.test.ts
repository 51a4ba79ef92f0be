/* A source that does not exist is named with its file and line. */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContentError } from '#content/schema/check-entries.ts'
import { resolveSources } from '#content/schema/resolve-sources.server.ts'
import { serviceSchema } from '#content/schema/service.ts'
import type { SourceKey } from '#content/sources/sources.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

let root: string

beforeEach(() => {
  root = temporaryFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(root)
})

/** Keys as they come from a file that was not compiled: any text can be one. */
const written = (...keys: string[]): readonly SourceKey[] =>
  serviceSchema.shape.sources.parse(keys) ?? expect.unreachable()

test('an unknown key is named with its file and line, all of a file at once', () => {
  writeFileSync(join(root, 'page.ts'), "export const sources = [\n  'gdpr',\n  'gpdr',\n  'song2010',\n]\n")
  const cite = () => resolveSources('page.ts', written('gdpr', 'gpdr', 'song2010'))
  expect(cite).toThrow(ContentError)
  expect(cite).toThrow('page.ts:3: source "gpdr": no source has this key')
  expect(cite).toThrow('page.ts:4: source "song2010": no source has this key')
})

test('a page that cites nothing has no sources', () => {
  expect(resolveSources('page.ts')).toEqual([])
  expect(resolveSources('page.ts', ['gdpr']).map(({ name }) => name)).toEqual(['GDPR'])
})
