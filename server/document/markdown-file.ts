/** File of a page's Markdown twin, without a leading slash. `path` as in `PageMetadata`: '' for home. */
export const markdownFile = (path: string): string => `${path === '' ? 'index' : path}.md`
