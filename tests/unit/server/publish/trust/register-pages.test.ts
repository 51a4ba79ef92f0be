import { expect, it } from 'vitest'
import { claims } from '#content/facts/claims.ts'
import { registerFacts } from '#content/facts/register.ts'
import { language } from '#language'
import { checkChanges, registerChangeId } from '#server/publish/trust/files.ts'
import { checkRegisterPages } from '#server/publish/trust/register-pages.ts'
import { trustRegister } from '#server/publish/trust/trust-register.ts'
import { indexedPage } from '#tests/unit/server/publish/outputs/publication.ts'

const changesFile = `${language.folder}/trust/changes.ts`

const cell = (text: string) => `<td>${text}</td>`
const main = (cells: readonly string[]) =>
  `<main><table><tbody><tr>${cells.map(cell).join('')}</tr></tbody></table></main>`

it('stops at a page that says of a row what the register does not', () => {
  const page = indexedPage('security/certifications', {}, main(['ISO 27001:2022', 'x', 'Annually']))
  const [row] = trustRegister().certifications
  expect(() => checkRegisterPages([page])).toThrow(
    '/security/certifications: row 1 of the register says "ISO 27001:2022 | x | Annually" ' +
      `and trust/register.json "ISO 27001:2022 | ${row?.covers} | `,
  )
})

it('stops at a page that lacks the rows', () => {
  expect(() => checkRegisterPages([indexedPage('about', {}, '<main id="figures"></main>')])).toThrow(
    '/about: row 1 of the register says "nothing"',
  )
})

it('is content with the rows that the register has, on the page of the language', () => {
  const rows = trustRegister()
    .certifications.map(({ name, covers, auditRhythm }) => [name, covers, auditRhythm])
    .map((cells) => `<tr>${cells.map(cell).join('')}</tr>`)
  const page = indexedPage('security/certifications', {}, `<main><table><tbody>${rows.join('')}</tbody></table></main>`)
  expect(() => checkRegisterPages([page])).not.toThrow()
})

it('tells of this state of the register and of this version of the dataset', () => {
  expect(() => checkChanges()).not.toThrow()
})

it('asks what changed in a version of the dataset', () => {
  expect(() => checkChanges('9.9.9')).toThrow(`${changesFile}: no entry 'dataset-9.9.9'`)
})

it('asks for an entry when a claim has another value', () => {
  const states = { kind: 'number', bound: 'under', value: 80, unit: 'ms' } as const
  const alertLatency = { ...claims.alertLatency, states }
  const id = registerChangeId(registerFacts({ ...claims, alertLatency }))
  expect(() => checkChanges(undefined, id)).toThrow(
    new RegExp(`^${changesFile}: a claim or a certification .* Put an entry with the id '${id}' before it`),
  )
})

it('asks for an entry when a certification has gone', () => {
  const { certifications } = registerFacts()
  const id = registerChangeId(registerFacts(claims, certifications.slice(1)))
  expect(() => checkChanges(undefined, id)).toThrow(id)
})

it('asks for none when only the day of review has moved', () => {
  const alertLatency = { ...claims.alertLatency, review: '2099-01-01' }
  expect(() => checkChanges(undefined, registerChangeId(registerFacts({ ...claims, alertLatency })))).not.toThrow()
})
