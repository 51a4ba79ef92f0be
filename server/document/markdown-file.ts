import { ownFile } from './languages/own-file.ts'

/** File of a page's Markdown twin, without a leading slash. `path` as in `PageMetadata`: '' for home. */
export const markdownFile = (path: string): string => ownFile(`${path === '' ? 'index' : path}.md`)
