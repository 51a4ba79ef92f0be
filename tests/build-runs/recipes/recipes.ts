import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A recipe of CONTRIBUTING.md as edits of files. */
interface Recipe {
  /** New files: path in the project, and name in files/. */
  files: Readonly<Record<string, string>>
  /** Changes of files that are there, by path. */
  edits: Readonly<Record<string, (text: string) => string>>
}

/**
 * Follows a recipe in a copy of the project.
 * @returns the files that it touches
 * @throws {Error} when a line that an edit follows is no longer there
 */
export function follow({ files, edits }: Recipe, project: string): string[] {
  for (const [path, source] of Object.entries(files))
    cpSync(join(import.meta.dirname, 'files', source), join(project, path))
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(project, file)
    writeFileSync(path, edit(readFileSync(path, 'utf8')))
  }
  return [...Object.keys(files), ...Object.keys(edits)]
}

/**
 * Puts text straight after a passage of a file: the first, if there are several.
 * @throws {Error} when there is none
 */
const after = (passage: string, added: string) => (text: string) => {
  const at = text.indexOf(passage)
  if (at === -1) throw new Error(`A recipe looks for '${passage}' and does not find it.`)
  return text.slice(0, at) + passage + added + text.slice(at + passage.length)
}

/** Puts text straight before a passage of a file. @throws {Error} when there is none */
const before = (passage: string, added: string) => (text: string) =>
  after(passage, '')(text).replace(passage, () => `${added}${passage}`)

/** A page's French address, in the table of pairs. */
const addresses = (english: string, french: string) => ({
  'content/addresses.ts': after("'/about': '/fr/a-propos',\n", `  '${english}': '${french}',\n`),
})

const listed = (folder: string) => (text: string) =>
  `import { portApproaches } from '#${folder}/services/port-approaches.ts'\n${after('signals, awareness', ', portApproaches')(text)}`

export const service: Recipe = {
  files: {
    'content/en/services/port-approaches.ts': 'en/port-approaches.ts',
    'content/fr/services/port-approaches.ts': 'fr/port-approaches.ts',
  },
  edits: {
    'content/en/services.ts': listed('content/en'),
    'content/fr/services.ts': listed('content/fr'),
    ...addresses('/services/port-approaches', '/fr/services/approches-portuaires'),
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
  },
}

/** A figure that no page shows yet. */
export const figure: Recipe = {
  files: { 'content/day/src/drawings/corner.tsx': 'corner.tsx' },
  edits: {
    'content/schema/figure.ts': after("  'edge',\n", "  'corner',\n"),
    'content/en/figures.ts': before(
      '  edge: {\n',
      "  corner: { alt: 'Contour lines of one corner of the map.', caption: 'One corner.' },\n",
    ),
    'content/fr/figures.ts': before(
      '  edge: {\n',
      "  corner: { alt: 'Des courbes de niveau dans un coin de la carte.', caption: 'Un coin.' },\n",
    ),
    'content/day/src/drawings/drawings.tsx': (text) =>
      `import { corner } from '#day/drawings/corner.tsx'\n${after('  edge,\n', '  corner,\n')(text)}`,
    'content/data-tables.ts': after("  edge: ['elevations', 'streets'],\n", "  corner: ['elevations'],\n"),
    'content/en/pages/publications/data.ts': after(
      "      edge: 'Edge of the map',\n",
      "      corner: 'Corner of the map',\n",
    ),
    'content/fr/pages/publications/data.ts': after(
      "      edge: 'Bord de la carte',\n",
      "      corner: 'Coin de la carte',\n",
    ),
    'docs/editing.md': after('`edge`, `cross`', ', `corner`'),
  },
}

/** A certification, without the entry about the change, whose id the register gives. */
export const certification: Recipe = {
  files: {},
  edits: {
    'content/facts/certifications.ts': after(
      "    { name: 'ISO 27017', kind: 'standard', origin: 'world' },\n",
      "    { name: 'ISO 22301', kind: 'standard', origin: 'world' },\n",
    ),
    'content/en/certifications.ts': after(
      "  'ISO 27017': 'Security controls for cloud services',\n",
      "  'ISO 22301': 'Business continuity',\n",
    ),
    'content/fr/certifications.ts': after(
      "  'ISO 27017': 'Mesures de sécurité pour les services infonuagiques',\n",
      "  'ISO 22301': 'Continuité des activités',\n",
    ),
  },
}

const change = (id: string, title: string, text: string) =>
  after(
    'typeset<readonly Change[]>([\n',
    `  { id: '${id}', date: '2026-11-25T12:00:00.000Z', title: '${title}', text: '${text}', href: '/trust#register' },\n`,
  )

/** The entry about a new certification. */
export const certificationChange = (id: string): Recipe => ({
  files: {},
  edits: {
    'content/en/trust/changes.ts': change(id, 'ISO 22301 added', 'Our business continuity is audited each year.'),
    'content/fr/trust/changes.ts': change(
      id,
      'Ajout d’ISO 22301',
      'Notre continuité des activités fait l’objet d’un audit annuel.',
    ),
  },
})

/** A field of the contact form. */
export const field: Recipe = {
  files: {},
  edits: {
    'content/contact-fields.ts': after(
      "autoComplete: 'organization', required: false, width: 'full' },\n",
      "  { name: 'country', type: 'text', autoComplete: 'country-name', required: false, width: 'full' },\n",
    ),
    'content/en/contact-form.ts': after("    organization: 'Organization',\n", "    country: 'Country',\n"),
    'content/fr/contact-form.ts': after("    organization: 'Organisation',\n", "    country: 'Pays',\n"),
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
export const noticesInOneLanguage: Recipe = {
  files: {
    'content/en/blog/notice-harbour-hours.md': 'en/notice-harbour-hours.md',
    'content/fr/blog/notice-rencontre-de-rimouski.md': 'fr/notice-rencontre-de-rimouski.md',
  },
  edits: {},
}
