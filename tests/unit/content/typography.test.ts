/* How typed text is set, in both languages. */

import { expect, test } from 'vitest'
import { typeset as english } from '#content/en/language/typography.ts'
import { typeset as french } from '#content/fr/language/typography.ts'

/** A text with the spaces that do not break made visible. */
const shown = (text: string) => text.replaceAll('\u00a0', '~')

const inFrench: readonly (readonly [typed: string, set: string])[] = [
  // The colon, also without a space before it.
  ['Trois mots : un essai', 'Trois mots~: un essai'],
  ['Trois mots: un essai', 'Trois mots~: un essai'],
  ['Trois mots:', 'Trois mots~:'],
  ['(voir :)', '(voir~:)'],
  [' : ', '~: '],
  ['À l’étape 3: rien', 'À l’étape~3~: rien'],
  // Quotes and apostrophes.
  ['le «mot» et « un autre »', 'le «~mot~» et «~un autre~»'],
  ['le "mot" et "un autre".', 'le «~mot~» et «~un autre~».'],
  ['("mot": suite)', '(«~mot~»~: suite)'],
  ["Aujourd'hui, l'été, l'«essai», d'\"essai\"", 'Aujourd’hui, l’été, l’«~essai~», d’«~essai~»'],
  // No space in Canadian French.
  ['Quoi ? Non ! Deux ; trois ! Vraiment ?!', 'Quoi? Non! Deux; trois! Vraiment?!'],
  // Numbers with what belongs to them.
  ['12 % de 30% (5 %), 5$ et 1 250 $', '12~% de 30~% (5~%), 5~$ et 1~250~$'],
  ['à 3 km, 12 m, 0,4 m², −40 dBm, 2,4 GHz et 20 °C', 'à 3~km, 12~m, 0,4~m², −40~dBm, 2,4~GHz et 20~°C'],
  ['34,56 To, 40 Mo/s, 5 M, 50 km/h, 9 bits', '34,56~To, 40~Mo/s, 5~M, 50~km/h, 9~bits'],
  [
    '12 kg, 3 t, 20 kWh, 4 ha, 2,5 k$, 30 M$, 9 €, n° 7, p. 12',
    '12~kg, 3~t, 20~kWh, 4~ha, 2,5~k$, 30~M$, 9~€, n°~7, p.~12',
  ],
  ['15 minutes, 48 heures, 14 jours, 1,5 million', '15~minutes, 48~heures, 14~jours, 1,5~million'],
  ['à 14 h 30, de 8 h à 9 h 05', 'à 14~h~30, de 8~h à 9~h~05'],
  ['22 h 5 min 16 s; 21 min 36 s', '22~h~5~min~16~s; 21~min~36~s'],
  ['1 606 points, 12 345 678, de 1 à 2 500', '1~606 points, 12~345~678, de 1 à 2~500'],
  ['moins de < 100 ms', 'moins de <~100~ms'],
  ['Fig. 2.1, article 11, étape 2', 'Fig.~2.1, article~11, étape~2'],
  ['5\u202fm² : mot', '5~m²~: mot'],
  // What only looks like it.
  ['Les 10 s’arrêtent, les 5 m’ont vu, les 3 t’ont dit', 'Les 10 s’arrêtent, les 5 m’ont vu, les 3 t’ont dit'],
  ['en 2026 500 lieux, S1 718, 613 555-0123', 'en 2026 500 lieux, S1 718, 613 555-0123'],
  ['à 14:30, 1:50, 24/7, le 2026-11-29', 'à 14:30, 1:50, 24/7, le 2026-11-29'],
  ['https://example.org/a%20b?c=1;d=2 et a@example.org', 'https://example.org/a%20b?c=1;d=2 et a@example.org'],
  ['/fr/services#outils', '/fr/services#outils'],
  ['5\'10" et 45° 25′', '5\'10" et 45° 25′'],
  ['C:\\notes', 'C:\\notes'],
  ['{{day.fixes}} et {{en: watermark}}', '{{day.fixes}} et {{en: watermark}}'],
]

const inEnglish: readonly (readonly [typed: string, set: string])[] = [
  [
    '24 m, 0.5 m², 3 km, 50 km/h, 100 ms, 2 h, −40 dBm, 20 °C',
    '24~m, 0.5~m², 3~km, 50~km/h, 100~ms, 2~h, −40~dBm, 20~°C',
  ],
  [
    '22 h 37 min, 34.56 TB, 9 bits, 15 minutes, 48 hours, 14 days',
    '22~h 37~min, 34.56~TB, 9~bits, 15~minutes, 48~hours, 14~days',
  ],
  ['12 kg, 3 t, 20 kWh, 4 ha; 5 G, 3 tests, 2 Ways', '12~kg, 3~t, 20~kWh, 4~ha; 5 G, 3 tests, 2 Ways'],
  ['95%, 24/7, 14:30, 5 days', '95%, 24/7, 14:30, 5~days'],
  ["She said \"yes\": it's the '90s, the users' data", 'She said “yes”: it’s the ’90s, the users’ data'],
  ["a so-called 'stop'", 'a so-called ‘stop’'],
  ['the 3 metro lines, 2 days-long trips, 4 hosts', 'the 3 metro lines, 2 days-long trips, 4 hosts'],
  [
    'https://example.org/?q="a" 5\'10" C:\\notes {{day.fixes}}',
    'https://example.org/?q="a" 5\'10" C:\\notes {{day.fixes}}',
  ],
]

test.each(inFrench)('French: %s', (typed, set) => {
  expect(shown(french(typed))).toBe(set)
  expect(french(french(typed))).toBe(french(typed))
})

test.each(inEnglish)('English: %s', (typed, set) => {
  expect(shown(english(typed))).toBe(set)
  expect(english(english(typed))).toBe(english(typed))
})

test('every text of a dictionary is set, and what its functions and getters return; keys and other values stay', () => {
  let setting = ''
  const map = new Map([['a :', 'b :']])
  const words = french({
    'a :': ['b :', 5],
    count: (count: number) => ({ text: `${count} km` }),
    get late() {
      return `${setting} : mot`
    },
    map,
  })
  setting = 'Cairnline'
  expect(words['a :']).toEqual(['b\u00a0:', 5])
  expect(words.count(3)).toEqual({ text: '3\u00a0km' })
  expect({ ...words }.late).toBe('Cairnline\u00a0: mot')
  expect(words.map).toBe(map)
})
