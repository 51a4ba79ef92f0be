/**
 * Ids of elements around an article, which its sections cannot have. The inline script of every page reads `year` as a global
 * name. A test compares them with the built pages.
 */
export const layoutIds = ['logo', 'main', 'menu', 'read-on', 'sources', 'year'] as const
