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
