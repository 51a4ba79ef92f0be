import { addressOf } from '#content/page-addresses.server.ts'

/** File of a page's Markdown twin, without a leading slash. `path` as in `PageMetadata`: '' for home. */
export const markdownFile = (path: string): string => addressOf(`/${path === '' ? 'index' : path}.md`).slice(1)
