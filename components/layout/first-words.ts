/** Id of the logo in a page's header, its first words. The first frame waits for them (`firstFrameLink`). */
export const firstWords = 'logo'
