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

export const service: Recipe = {
  files: { 'content/en/services/port-approaches.ts': 'port-approaches.ts' },
  edits: {
    'content/en/services.ts': (text) =>
      "import { portApproaches } from '#content/en/services/port-approaches.ts'\n" +
      after('signals, awareness', ", 'port-approaches': portApproaches")(text),
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
  files: { 'content/en/pages/partners.ts': 'partners.ts', 'pages/partners/+Page.tsx': 'PartnersPage.tsx' },
  edits: {
    'content/en/layout.ts': after(
      "{ label: 'Security', href: '/security' },\n",
      "      { label: 'Partners', href: '/partners' },\n",
    ),
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
  files: { 'content/en/blog/notice-port-approaches.md': 'notice-port-approaches.md' },
  edits: {},
}
