import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { languages } from '#content/languages/languages.ts'
import { splitFile } from '#content/markdown/front-matter.ts'
import { filesBelow } from '#server/publish/files.ts'

const [english, french] = [languages.en, languages.fr].map(({ folder }) => `${folder}/blog`)

/** Fields of front matter that are no words. */
const codeFields = ['author', 'form', 'draft', 'sources'] as const

interface Read {
  fields: Readonly<Record<string, unknown>>
  body: string
}

/** What of an article must be the same in every language, by what a message calls it. */
const counted: readonly { what: string; of: (body: string) => readonly string[] }[] = [
  { what: 'sections', of: (body) => body.match(/^## /gm) ?? [] },
  { what: 'figures', of: (body) => (body.match(/\(figure:[\w-]+/g) ?? []).toSorted() },
  { what: 'links', of: (body) => [...new Set(body.match(/\]\((?:\/|https:)[^)\s#]*/g))].toSorted() },
  { what: 'placeholders', of: (body) => [...new Set(body.match(/\{\{[^}]+\}\}/g))].toSorted() },
]

/** A line for each article that French lacks, and for each thing but its words in which the two differ. */
export async function articleDifferences(): Promise<string[]> {
  const names = (await filesBelow(english ?? '')).filter((name) => name.endsWith('.md'))
  return names.flatMap((name) => {
    const own = read(join(english ?? '', name))
    const file = `${french}/${name}`
    if (isAlone(own)) return existsSync(file) ? [`${file}: ${english}/${name} says that it is in English alone.`] : []
    if (!existsSync(file)) return [`${file} is missing: ${english}/${name} has no French.`]
    const other = read(file)
    return [
      ...codeFields
        .filter((field) => JSON.stringify(own.fields[field]) !== JSON.stringify(other.fields[field]))
        .map((field) => `${file}: ${field} differs from the English article: write it as there.`),
      ...counted.flatMap(({ what, of }) => contrast(`${file}: ${what}`, of(own.body), of(other.body))),
    ]
  })
}

/** Whether an article is published in its language alone. */
const isAlone = ({ fields }: Read): boolean => fields.languages === 'en'

function read(file: string): Read {
  const split = splitFile(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'))
  const fields: unknown = parse(split?.yaml ?? '')
  return { fields: typeof fields === 'object' && fields !== null ? { ...fields } : {}, body: split?.body ?? '' }
}

function contrast(subject: string, own: readonly string[], other: readonly string[]): string[] {
  const lacking = own.filter((one) => !other.includes(one))
  const extra = other.filter((one) => !own.includes(one))
  if (lacking.length > 0) return [`${subject}: ${lacking.map(shown).join(', ')} is missing.`]
  if (extra.length > 0) return [`${subject}: ${extra.map(shown).join(', ')} is extra.`]
  return own.length === other.length ? [] : [`${subject}: ${other.length}, and in English ${own.length}.`]
}

const shown = (found: string): string => found.replace(/^[\](]+/, '')
