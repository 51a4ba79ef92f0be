import type { CDPSession } from 'playwright/test'

/** Which faces the first element that matches a selector is drawn in. */
export interface ShownFace {
  families: readonly string[]
  /** Whether all its glyphs come from a web font. */
  isWebFont: boolean
}

/** Asks the browser which faces it has drawn the text in. Undefined when no element matches. */
export async function shownFace(session: CDPSession, selector: string): Promise<ShownFace | undefined> {
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  if (nodeId === 0) return undefined
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return {
    families: fonts.map(({ familyName }) => familyName),
    isWebFont: fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont),
  }
}
