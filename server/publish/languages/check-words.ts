import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '#content/languages/languages.ts'
import { filesBelow } from '#server/publish/files.ts'
import { differences } from './compare-words.ts'

const [english, french] = [languages.en.folder, languages.fr.folder]

/** The list of routes, which Vite makes and Node cannot load. It has no words. */
const passedOver = new Set(['routes.ts'])
/** Modules that French alone has: its names of laws, its grammar, its glossary and typography. */
const frenchAlone = new Set(['claims/names.ts', 'grammar.ts', 'language/glossary.ts', 'language/typography.ts'])

/**
 * Compares the words of French with those of English, module by module. Articles: content/articles/check.server.ts.
 * @throws {Error} naming file and key of each text that is missing, extra, left in English, or not what code reads
 */
export async function checkWords(): Promise<void> {
  const [theirs, ours] = [await filesBelow(english), await filesBelow(french)]
  const missing = theirs.filter((file) => !ours.includes(file) && !file.endsWith('.md'))
  const extra = ours.filter((file) => !theirs.includes(file) && !frenchAlone.has(file) && !file.endsWith('.md'))
  const modules = theirs.filter((file) => file.endsWith('.ts') && !passedOver.has(file) && ours.includes(file))
  const problems = [
    ...missing.map((file) => `${french}/${file} is missing: ${english}/${file} has no French.`),
    ...extra.map((file) => `${french}/${file} is extra: English has no such file.`),
    ...(await Promise.all(modules.map(moduleDifferences))).flat(),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

async function moduleDifferences(file: string): Promise<string[]> {
  const load = async (folder: string): Promise<Readonly<Record<string, unknown>>> =>
    import(pathToFileURL(join(process.cwd(), folder, file)).href)
  return differences({ ...(await load(english)) }, { ...(await load(french)) }, '').map(
    (line) => `${french}/${file}: ${line}`,
  )
}
