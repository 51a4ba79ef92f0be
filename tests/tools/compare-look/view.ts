import type { Browser, CDPSession, Page } from 'playwright/test'
import { laidOut, type PageLook, readLook } from './page-look.ts'

const screen = { colorScheme: 'light', forcedColors: 'none', media: 'screen', reducedMotion: 'reduce' } as const
/** What Playwright emulates for each medium. */
const emulated = {
  light: screen,
  dark: { ...screen, colorScheme: 'dark' },
  forced: { ...screen, forcedColors: 'active' },
  print: { ...screen, media: 'print' },
  hover: screen,
  focus: screen,
} as const
type Medium = keyof typeof emulated
export const media = Object.keys(emulated)
const isMedium = (name: string): name is Medium => media.includes(name)

/** The pseudo-classes that every element has in a medium, as if a pointer or the focus were on all of them. */
const forced: Partial<Record<Medium, string[]>> = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
}

/** The width of letter paper between its margins, in CSS pixels. */
const paperWidth = 720

/** How a page is shown. */
export interface View {
  width: number
  medium: Medium
}

/** Each width in each medium, both separated by commas. Paper has one width. @throws {Error} for an unknown medium */
export function viewsOf(widths: string, names: string): View[] {
  return names.split(',').flatMap((medium): View[] => {
    if (!isMedium(medium)) throw new Error(`Unknown medium '${medium}'. There are ${media.join(', ')}.`)
    if (medium === 'print') return [{ width: paperWidth, medium }]
    return widths.split(',').map((width) => ({ width: Number(width), medium }))
  })
}

/** A page in a new context, without motion and chance. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  // Stars whose places come from chance would differ. Those outside of their canvas are not drawn.
  await context.addInitScript(() => {
    Math.random = () => 2
  })
  return context.newPage()
}

/** Shows a page at a width in a medium, with all its pictures, and at rest. @returns the session that keeps it so */
export async function settle(page: Page, { width, medium }: View): Promise<CDPSession> {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia(emulated[medium])
  const session = await page.context().newCDPSession(page)
  await force(session, forced[medium] ?? [])
  await page.evaluate(async () => {
    scrollTo(0, 0)
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // A face that comes too late for a first visit would be shown from the second page on.
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const rule of rules)
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') !== 'block')
        rule.style.setProperty('font-display', 'block')
    // The layout requests the faces.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    // Animations that follow a scroll start with a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // A caret blinks.
    if (document.activeElement instanceof HTMLElement) document.activeElement.style.caretColor = 'transparent'
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline && animation.effect?.getComputedTiming().endTime !== Infinity)
        animation.finish()
  })
  return session
}

/** Gives every element pseudo-classes, until the session ends. */
async function force(session: CDPSession, forcedPseudoClasses: string[]): Promise<void> {
  if (forcedPseudoClasses.length === 0) return
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '*' })
  await Promise.all(nodeIds.map((nodeId) => session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })))
}

/** Style and box of every element of the page. */
export async function lookOf(page: Page): Promise<PageLook> {
  return JSON.parse(await page.evaluate(readLook, laidOut))
}

/** A picture of the whole page, in two thirds of the time that Playwright's own takes. */
export async function takePicture(session: CDPSession): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true, captureBeyondViewport: true })
  return Buffer.from(data, 'base64')
}
