/*
 * `npm run readers`: readers of structured data, and what they should find in the built site. adapters/structured.mjs and
 * structured.py run them.
 */

import type { Kind } from '../kind.ts'
import { byPath, day } from '../printed-readings.ts'

export const structured: Kind = {
  name: 'structured',
  title: 'Structured data',
  programs: [
    { name: 'extruct', version: '0.18.0', registry: 'PyPI' },
    { name: 'rdflib', version: '7.6.0', registry: 'PyPI' },
    { name: 'pyld', version: '3.3.0', registry: 'PyPI' },
    { name: 'htmldate', version: '1.11.0', registry: 'PyPI' },
    {
      name: 'web-auto-extractor',
      version: '1.0.17',
      registry: 'npm',
      reasons: {
        'articles: days of publication': 'It reads the type of a whole block, not those of the nodes in its @graph.',
        'articles: days of revision': 'As publication.',
      },
    },
  ],
  expected: ({ pages }) => {
    const dated = pages.filter(({ group }) => group === 'articles')
    return {
      'articles: days of publication': byPath(dated, ({ published }) => day(published)),
      'articles: days of revision': byPath(dated, ({ published, modified }) => day(modified ?? published)),
      'pages that describe themselves': pages.map(({ address }) => address).sort(),
    }
  },
}
