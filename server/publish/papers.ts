import { checkApiDescription } from '#server/publish/api/check-description.ts'
import { apiFiles } from '#server/publish/api/files.ts'
import { datasetFiles } from '#server/publish/dataset/files.ts'
import { changesFeed } from '#server/publish/outputs/feeds/changes-feed.ts'
import { writeLanguageOutputs, writeOutputs } from '#server/publish/outputs/write-outputs.ts'
import { trustFiles } from '#server/publish/trust/files.ts'
import type { Page } from './page.ts'

// These files are made of the words of pages, which read the settings as they load: import this module when the settings
// are there.

/**
 * Writes the dataset and the description of the API into the site's folder. They are the same for every language.
 * @throws {Error} when one of them contradicts the figures, or does not fit its schema
 */
export async function writeData(site: string): Promise<void> {
  await checkApiDescription()
  writeOutputs(site, [], [apiFiles, datasetFiles])
}

/**
 * Writes the papers of the company in the language of the build.
 * @throws {Error} when one of them contradicts a page
 */
export const writePapers = (site: string, pages: readonly Page[]): void =>
  writeLanguageOutputs(site, pages, [trustFiles, changesFeed])
