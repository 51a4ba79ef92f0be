/** Id of the logo in a page's header, its first words. The first frame waits for them (server/document/document.ts). */
export const firstWords = 'logo'
