/* The register of claims and certifications for programs, and the other files of /trust. */

import { certificationRegister } from '#content/facts/certifications.ts'
import type { ClaimKey } from '#content/facts/claims.ts'
import { dataset } from '#content/facts/dataset.ts'
import { registerAddress, registerFacts } from '#content/facts/register.ts'
import { settings } from '#content/facts/settings.ts'
import { language } from '#language'
import { localizedFile } from '#server/document/addresses.ts'
import type { LanguageOutput } from '#server/publish/outputs/output.ts'
import { sha256Of } from '#server/publish/sha256.ts'
import {
  certificationCovers,
  certificationKindName,
  certificationName,
  certificationOrigin,
} from '#words/certifications.ts'
import { claimDefinitions } from '#words/claims/definitions.ts'
import { claim } from '#words/claims.ts'
import { certificationsPage } from '#words/pages/certifications.ts'
import { registerTitle } from '#words/pages/publications/register.ts'
import { securitySummary } from '#words/pages/publications/security-summary.ts'
import { changes } from '#words/trust/changes.ts'

/** The claims of the company with their definitions, as the pages state them. */
const claimRows = () =>
  (Object.keys(claimDefinitions) as ClaimKey[]).map((key) => ({ key, ...claimDefinitions[key], value: claim(key) }))

/** The rows of the certifications register, likewise. */
const certificationRows = () =>
  certificationRegister.map((row) => ({
    name: certificationName(row.name),
    section: certificationsPage.groups[row.group].title,
    kind: certificationKindName(row),
    covers: certificationCovers[row.name],
    origin: certificationOrigin(row),
  }))

/** The machine-readable register of claims and certifications in the language of the build. */
const trustRegister = () => ({
  title: registerTitle,
  language: language.tag,
  claims: claimRows(),
  certifications: certificationRows(),
})

const changesFile = () => `${language.folder}/trust/changes.ts`

/** The required id of the newest entry about the register: a hash of the register's content. */
export const registerChangeId = (): string => `register-${sha256Of(JSON.stringify(registerFacts())).slice(0, 16)}`

/** @throws {Error} when the feed of changes has no entry for this version of the dataset or this state of the register */
function checkChanges(): void {
  const entry = `dataset-${dataset.version}`
  if (!changes.some(({ id }) => id === entry))
    throw new Error(`${changesFile()}: no entry '${entry}'. Add one that says what changed in this version.`)
  const registerId = registerChangeId()
  const newest = changes.find(({ id }) => id.startsWith('register-'))?.id
  if (newest !== registerId)
    throw new Error(
      `${changesFile()}: claims or certifications have changed since the entry '${newest ?? 'none'}'. ` +
        `Add an entry with the id '${registerId}' before it, in every language, that says what has changed (git diff content/facts).`,
    )
}

/** The files below /trust/: the register and the security summary. */
export const trustFiles: LanguageOutput = () => {
  checkChanges()
  return [
    { file: localizedFile(registerAddress.slice(1)), content: `${JSON.stringify(trustRegister(), undefined, 2)}\n` },
    {
      file: localizedFile('trust/security-summary.txt'),
      content: securitySummary(settings.buildDate.toISOString().slice(0, 10)),
    },
  ]
}
