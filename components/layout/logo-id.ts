/**
 * Id of the logo's drawing in a page's header, which follows the page's first words, its name. The first frame waits for the
 * drawing's tag (server/document/document.ts).
 */
export const logoId = 'logo'
