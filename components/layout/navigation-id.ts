/**
 * Id of the navigation in a page's header. The first frame waits for its tag (server/document/document.ts), because the page's
 * first words, its name, end right before it.
 */
export const navigationId = 'nav'
