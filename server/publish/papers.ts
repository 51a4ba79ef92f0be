import { checkApiDescription } from '#server/publish/api/check-description.ts'
import { apiFiles } from '#server/publish/api/files.ts'
import { datasetFiles } from '#server/publish/dataset/files.ts'
import { changesFeed } from '#server/publish/outputs/feeds/changes-feed.ts'
import { writeOutputs } from '#server/publish/outputs/write-outputs.ts'
import { trustFiles } from '#server/publish/trust/files.ts'
import type { Page } from './page.ts'

/**
 * Writes the dataset, the papers of the company and the description of the API into the site's folder. They are made of
 * the words of pages, which read the settings as they load: import this module when the settings are there.
 * @throws {Error} when one of them contradicts the figures or a page, or does not fit its schema
 */
export async function writePapers(site: string, pages: readonly Page[]): Promise<void> {
  await checkApiDescription()
  writeOutputs(site, pages, [apiFiles, datasetFiles, trustFiles, changesFeed])
}
