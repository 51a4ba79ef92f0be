/* A build with a dead link, or with a page of one language only, is refused. */

import { expect, it } from 'vitest'
import { linkProblems, pairlessPages } from '#server/publish/addresses/check-links.ts'

const linking = (href: string) => [
  { path: 'roads', hrefs: [href], ids: ['main'] },
  { path: 'ways', hrefs: [], ids: ['winter'] },
]

it('is content with links to pages, their places, files and other sites', () => {
  for (const href of ['/ways', '/ways?topic=ice&a=1#winter', '#main', '#top', '/ice.csv#row=2', 'https://a.example/x'])
    expect(linkProblems(linking(href), ['ice.csv']), href).toEqual([])
})

it.each([
  ['/ways.html', 'it has moved: write /ways'],
  ['/wayz', 'no page has that address: did you mean /ways? Otherwise correct it, or take the link out'],
  ['/ways#wintr', '/ways has no place of that name: did you mean #winter? Otherwise use one of #winter'],
  ['#main-part-of-it', '/roads has no place of that name: use one of #main'],
])('names the link %s', (href, fault) => {
  expect(linkProblems(linking(href), [])).toEqual([`/roads (its text is in content/en/): link "${href}": ${fault}`])
})

it('names the line of a text that has the link', () => {
  const page = { path: '', hrefs: ['/services/movement'], ids: [] }
  expect(linkProblems([page], [])).toContainEqual(
    expect.stringMatching(/^content\/en\/layout\.ts:\d+: link "\/services\/movement": no page has that address/),
  )
})

it('names a service that is in one language only, and what to add', () => {
  const one = { id: '/pages/services/@slug', language: 'en-CA', name: 'services/harbour' } as const
  expect(pairlessPages([one])).toContain(
    'content/fr/: /services/harbour is in English only: write its text in content/fr/services/, and list it in content/fr/services.ts; add its French address to content/addresses.ts',
  )
  expect(pairlessPages([one, { ...one, language: 'fr-CA' }]).join()).not.toContain('harbour')
})
