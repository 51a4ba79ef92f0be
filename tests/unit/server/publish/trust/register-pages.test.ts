import { expect, it } from 'vitest'
import { checkChanges } from '#server/publish/trust/files.ts'
import { checkRegisterPages } from '#server/publish/trust/register-pages.ts'
import { indexedPage } from '#tests/unit/server/publish/outputs/publication.ts'

const cell = (text: string) => `<td>${text}</td>`
const main = (cells: readonly string[]) =>
  `<main><table><tbody><tr>${cells.map(cell).join('')}</tr></tbody></table></main>`

it('stops at a page that says of a row what the register does not', () => {
  const page = indexedPage('security/certifications', {}, main(['ISO 27001:2022', 'x', 'y', 'Certified', 'Annually']))
  expect(() => checkRegisterPages([page])).toThrow(
    /^\/security\/certifications: row 1 of the register says "ISO 27001:2022 \| x .*" and trust\/register\.json "ISO 27001:2022 \| Information/,
  )
})

it('stops at a page that lacks the rows', () => {
  expect(() => checkRegisterPages([indexedPage('about', {}, '<main id="figures"></main>')])).toThrow(
    '/about: row 1 of the register says "nothing"',
  )
})

it('asks what changed in a version of the dataset', () => {
  expect(() => checkChanges('9.9.9')).toThrow("content/en/trust/changes.ts: no entry 'dataset-9.9.9'")
})
