import type { CDPSession } from 'playwright/test'

/** Which faces the first element that matches a selector is drawn in. */
interface ShownFace {
  /** PostScript names, which distinguish the weights of a family. */
  names: readonly string[]
  /** Whether all its glyphs come from a web font. */
  isWebFont: boolean
}

/**
 * The font faces in which the browser has drawn the text. For an element with text of its own, only that text counts,
 * because a label within a heading has another face. Undefined when no element matches.
 */
export async function shownFace(session: CDPSession, selector: string): Promise<ShownFace | undefined> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  // Nodes have an id only after their document was requested.
  await session.send('DOM.getDocument', { depth: 0 })
  const { result } = await session.send('Runtime.evaluate', { expression: ownWords(selector) })
  if (result.objectId === undefined) return undefined
  const { nodeId } = await session.send('DOM.requestNode', { objectId: result.objectId })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return {
    names: fonts.map(({ postScriptName }) => postScriptName),
    isWebFont: fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont),
  }
}

/** An expression for the element's first text of its own, or the element. */
const ownWords = (selector: string): string => `{
  const element = document.querySelector(${JSON.stringify(selector)})
  const texts = [...(element?.childNodes ?? [])].filter((node) => node instanceof Text && node.data.trim() !== '')
  texts[0] ?? element
}`
