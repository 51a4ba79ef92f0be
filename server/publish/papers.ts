import { checkApiDescription } from './api/check-description.ts'
import { apiFiles } from './api/files.ts'
import { datasetFiles } from './dataset/files.ts'
import { changesFeed } from './outputs/changes-feed.ts'
import { writeOutputs } from './outputs/write-outputs.ts'
import type { Page } from './page.ts'
import { trustFiles } from './trust/files.ts'

/**
 * Writes the dataset, the papers of the company and the description of the API into the site's folder. They are made of
 * the words of pages, which read the settings as they load: import this module when the settings are there.
 * @throws {Error} when one of them contradicts the figures or a page, or does not fit its schema
 */
export async function writePapers(site: string, pages: readonly Page[]): Promise<void> {
  await checkApiDescription()
  writeOutputs(site, pages, [apiFiles, datasetFiles, trustFiles, changesFeed])
}
