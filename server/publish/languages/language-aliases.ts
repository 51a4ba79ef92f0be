import type { Alias } from 'vite'
import { frenchCondition } from '#content/languages/languages.ts'

/**
 * The aliases `#words/` and `#language` of package.json for Vite, read from the options of the process, because Vite bundles its configuration without its
 * conditions.
 * @param root folder of the project
 */
export function languageAliases(root: string, isFrench = process.execArgv.includes(frenchCondition)): Alias[] {
  return [
    { find: /^#words\//, replacement: `${root}/content/${isFrench ? 'fr' : 'en'}/` },
    { find: /^#language$/, replacement: `${root}/content/languages/${isFrench ? 'french' : 'english'}.ts` },
  ]
}
