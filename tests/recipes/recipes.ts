import { after, atEnd, type Recipe } from './recipe.ts'

/** Words that a page must hold are quoted from the new files beside this one. */
const editorial = (address: string, reader: string, thesis: string, objection: string, answer: string) =>
  atEnd(`
## ${address}

- **Reader:** ${reader}.
- **Thesis:** ${thesis}.
- **Sources:** none yet.
- **Objection:** ${objection}. **Answer:** “${answer}”
`)

/** A page's French address, in the table of pairs. */
const addresses = (english: string, french: string) => ({
  'content/addresses.ts': after("'/about': '/fr/a-propos',\n", `  '${english}': '${french}',\n`),
})

const listed = (folder: string) => (text: string) =>
  `import { portApproaches } from '#${folder}/services/port-approaches.ts'\n${after('signals, awareness', ", 'port-approaches': portApproaches")(text)}`

export const service: Recipe = {
  files: {
    'content/en/services/port-approaches.ts': 'en/port-approaches.ts',
    'content/fr/services/port-approaches.ts': 'fr/port-approaches.ts',
  },
  edits: {
    'content/en/services.ts': listed('content/en'),
    'content/fr/services.ts': listed('content/fr'),
    ...addresses('/services/port-approaches', '/fr/services/approches-portuaires'),
    'docs/editorial.md': editorial(
      '/services/port-approaches',
      'a harbour master',
      'a silence is compared with the silences around it',
      'a silent transmitter proves nothing',
      'If all of them fall quiet, the receiver has a problem',
    ),
  },
}

export const page: Recipe = {
  files: {
    'content/en/pages/partners.ts': 'en/partners.ts',
    'content/fr/pages/partners.ts': 'fr/partners.ts',
    'pages/partners/+Page.tsx': 'PartnersPage.tsx',
  },
  edits: {
    'content/en/layout.ts': after(
      "{ label: 'Security', href: '/security' },\n",
      "      { label: 'Partners', href: '/partners' },\n",
    ),
    'content/fr/layout.ts': after(
      "{ label: 'Sécurité', href: '/security' },\n",
      "      { label: 'Partenaires', href: '/partners' },\n",
    ),
    ...addresses('/partners', '/fr/partenaires'),
    'docs/editorial.md': editorial(
      '/partners',
      'somebody with a feed',
      'whoever shares is named',
      'a partner keeps what it has seen',
      'Whatever is shared has an end date from the first day.',
    ),
  },
}

/** A short notice: a valid article without the depth that others claim. */
export const article: Recipe = {
  files: {
    'content/en/blog/notice-port-approaches.md': 'en/notice-port-approaches.md',
    'content/fr/blog/notice-port-approaches.md': 'fr/notice-port-approaches.md',
  },
  edits: {},
}

/** Two notices, each in one language: one that French has not, and one that English has not. */
export const noticesAlone: Recipe = {
  files: {
    'content/en/blog/notice-harbour-hours.md': 'en/notice-harbour-hours.md',
    'content/fr/blog/notice-rencontre-de-rimouski.md': 'fr/notice-rencontre-de-rimouski.md',
  },
  edits: {},
}
