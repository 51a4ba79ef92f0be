import { expect, it } from 'vitest'
import { differences } from '#server/publish/languages/compare-words.ts'

const english = {
  title: 'Where it fails.',
  links: [{ label: 'All services', href: '/services' }],
  count: (days: number) => `${days} days`,
  empty: '',
}
const french = {
  title: 'Où ça échoue.',
  links: [{ label: 'Tous les services', href: '/services' }],
  count: (days: number) => `${days} jours`,
  empty: '',
}

it('finds nothing in words that are whole', () => {
  expect(differences(english, french, 'page')).toEqual([])
})

it.each([
  ['a missing key', { ...french, title: undefined }, 'page.title is missing'],
  ['a key too many', { ...french, more: 'x' }, 'page.more is extra: English has no such key'],
  ['an entry too few', { ...french, links: [] }, 'page.links has 0 entries, and in English 1'],
  ['a sentence in English', { ...french, title: english.title }, 'page.title is untranslated: "Where it fails."'],
  ['an empty text', { ...french, title: ' ' }, 'page.title is empty'],
  ['another kind of value', { ...french, count: '3 jours' }, 'page.count is a string, and in English a function'],
  [
    'another address',
    { ...french, links: [{ label: 'Tous les services', href: '/fr/services' }] },
    'page.links[0].href is "/fr/services": code reads it, so write "/services", as in English',
  ],
])('names %s by its path', (_, changed, line) => {
  expect(differences(english, changed, 'page')).toEqual([line])
})

it('names the service that a list lacks', () => {
  const services = [{ slug: 'movement' }, { slug: 'port-approaches' }]
  expect(differences(services, services.slice(0, 1), 'services')).toEqual([
    'services has 1 entries, and in English 2: it lacks port-approaches, a file of that name beside it',
  ])
})
