import { settings } from '#content/facts/settings.ts'
import type { Output } from '#server/publish/publication.ts'

export const versionFile = 'version.json'

/** Which build this is: the commit of its source, that commit's date, and the day up to which articles are published. */
export const version: Output = ({ buildDate }) => {
  const stated = { commit: settings.commit, date: buildDate.toISOString(), publicationDay: settings.publicationDay }
  return [{ file: versionFile, text: `${JSON.stringify(stated)}\n` }]
}
