/* English sentences on a French page are found, names and code are not. */

import { expect, it } from 'vitest'
import { foreignSentences } from '#server/publish/languages/english-sentences.ts'

it.each([
  ['a text', '<p>Show the way.</p>', 'Show the way.'],
  ['a text alternative', '<img src="/x.svg" alt="Three stones of a cairn">', 'Three stones of a cairn'],
  ['a text for visitors without scripts', '<noscript><p>Turn the scripts on.</p></noscript>', 'Turn the scripts on.'],
  ['a name for assistive technology', '<nav aria-label="On this page"></nav>', 'On this page'],
])('finds %s in English', (_, markup, text) => {
  expect(foreignSentences(markup).map((found) => found.text)).toEqual([text])
})

it.each([
  ['French', '<p>La pile de pierres, pour ceux qui suivent.</p>'],
  ['a marked title', '<p>Voir <i lang="en">The Art of Cartography</i>.</p>'],
  ['a list of sources', '<ul id="sources"><li>Journal of the IRE</li></ul>'],
  ['code', '<p>Tapez <code>cat the file</code>.</p>'],
  ['one word, as the name of a column', '<th>from</th>'],
  ['a class within noscript', '<noscript><p class="Is">Activez JavaScript.</p></noscript>'],
  ['a unit', '<p>34,56 To par jour</p>'],
])('passes over %s', (_, markup) => {
  expect(foreignSentences(markup)).toEqual([])
})

it('passes over a listed name, and not over the rest of its sentence', () => {
  const names = ['Bureau of Public Roads']
  expect(foreignSentences('<p>Le Bureau of Public Roads.</p>', names)).toEqual([])
  expect(foreignSentences('<p>By the Bureau of Public Roads.</p>', names)).toHaveLength(1)
})
