import Builder from 'fast-xml-builder'

/** Nested elements; a key that begins with '@' is an attribute, '#text' the text beside attributes. */
interface XmlElements {
  [name: string]: string | XmlElements | readonly (string | XmlElements)[]
}

const builder = new Builder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
})

/** Characters that XML 1.0 does not allow even as an escape (section 2.2). */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A complete XML document, escaped. `stylesheet` is the address of a CSS file for a person who opens it. */
export function xmlDocument(root: XmlElements, stylesheet?: string): string {
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    ...(stylesheet !== undefined && { '?xml-stylesheet': { '@type': 'text/css', '@href': stylesheet } }),
    ...root,
  }
  return builder.build(document).replace(forbidden, '')
}
