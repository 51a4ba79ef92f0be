/** Where a page stands as Markdown in the built site, without a leading slash. `path` as in `PageMetadata`: '' for home. */
export const markdownFile = (path: string): string => `${path === '' ? 'index' : path}.md`
