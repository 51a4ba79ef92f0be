/**
 * Attributes of a `nav` within the text of a page. Browsers know its role without them. @mozilla/readability 0.6.0, Firefox's
 * reader view, knows only roles that are written: it leaves out the element, which it would else take for text.
 */
export const explicitNavRole = { role: 'navigation' } as const
