import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/** Files and folders that commands and people put beside the project's own files. */
const notCopied = /^(node_modules|dist|look|test-results|\.git|\.data|\.cache|\.env(\.(?!example).*)?)($|[/\\])/

/**
 * For tests and tools that change the project's files and then build or serve them: copies the project's own files into a
 * new temporary folder, which is the caller's to remove. The copy shares the
 * packages by a link.
 */
export function copyProject(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `cairnline-${name}-`))
  // A build without a Git history takes its date from the time of package.json, so the copy keeps file times.
  cpSync('.', folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !notCopied.test(relative('.', path)),
  })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}
