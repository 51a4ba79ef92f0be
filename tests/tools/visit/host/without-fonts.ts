import { transform } from 'lightningcss'
import { parse } from 'parse5'
import { attribute, type Element, elementsBelow, rawText } from '#server/publish/text/page-markup.ts'

/** A document without its web fonts: neither preloads nor faces that load a file. Faces of local fonts stay. */
export function withoutFonts(html: string): string {
  const elements = elementsBelow(parse(html, { sourceCodeLocationInfo: true }))
  const cuts = elements.flatMap((element) => {
    if (isFontPreload(element)) return [{ element, replacement: '' }]
    return element.tagName === 'style'
      ? [{ element, replacement: `<style>${withoutFaces(rawText(element))}</style>` }]
      : []
  })
  // From the end, so that the offsets of those before stay true.
  return cuts.toReversed().reduce((text, { element, replacement }) => {
    const { startOffset = 0, endOffset = 0 } = element.sourceCodeLocation ?? {}
    return text.slice(0, startOffset) + replacement + text.slice(endOffset)
  }, html)
}

const isFontPreload = (element: Element): boolean =>
  element.tagName === 'link' && attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font'

function withoutFaces(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: {
        'font-face': ({ value: { properties } }) =>
          properties.some((one) => one.type === 'source' && one.value.some(({ type }) => type === 'url'))
            ? []
            : undefined,
      },
    },
  })
  return code.toString()
}
