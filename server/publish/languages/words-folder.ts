import { languages } from '#content/languages.ts'

/** Option of Node under which `#words/` is French (package.json, `imports`). */
export const frenchCondition = '--conditions=french'

/**
 * Folder of the words that this process has. By its options and not by an import of `#words/`: Vite bundles the modules
 * of its own configuration without them.
 */
export const wordsFolder = (): string =>
  process.execArgv.includes(frenchCondition) ? languages.fr.folder : languages.en.folder
