import { dataset } from '#content/facts/dataset.ts'
import { settings } from '#content/facts/settings.ts'
import type { Output } from '#server/publish/publication.ts'
import { trustRegister } from '#words/pages/papers/register.ts'
import { securitySummary } from '#words/pages/papers/security-summary.ts'
import { changes } from '#words/trust/changes.ts'
import { checkRegisterPages } from './register-pages.ts'

/** @throws {Error} when the version of the dataset has no entry in the feed of changes */
export function checkChanges(version: string = dataset.version): void {
  if (!changes.some(({ id }) => id === `dataset-${version}`))
    throw new Error(`content/en/trust/changes.ts: no entry 'dataset-${version}'. Say what changed in that version.`)
}

/** What stands below /trust/: the register and the summary of security. */
export const trustFiles: Output = ({ pages }) => {
  checkRegisterPages(pages)
  checkChanges()
  return [
    { file: 'trust/register.json', text: `${JSON.stringify(trustRegister(), undefined, 2)}\n` },
    { file: 'trust/security-summary.txt', text: securitySummary(settings.buildDate.toISOString().slice(0, 10)) },
  ]
}
