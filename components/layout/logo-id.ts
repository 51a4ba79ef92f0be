/**
 * Id of the logo's drawing in a page's header. A browser paints nothing until it has reached this element, so that its first
 * frame has words and not the background alone (server/document/document.ts).
 */
export const logoId = 'logo'
