import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/** What commands and people have put beside the project's own files. */
const left = /^(node_modules|dist|look|test-results|\.git|\.data|\.cache|\.env(\.(?!example).*)?)($|[/\\])/

/** Copies the project as it stands into a new temporary folder, without what was built; packages are shared by a link. */
export function copyProject(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `cairnline-${name}-`))
  // With their times: without a history, that of package.json dates the pages.
  cpSync('.', folder, { recursive: true, preserveTimestamps: true, filter: (path) => !left.test(relative('.', path)) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}
