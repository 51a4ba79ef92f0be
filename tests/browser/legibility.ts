/*
 * Checks of every page and state: whether words are lost with wider text spacing, or stand in a column that is too narrow.
 */

import type { Page } from 'playwright/test'

/** Sets the text spacing that a page must support (WCAG 2.2, 1.4.12). */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/**
 * Visible text that is cut off or overlaps other text, each as 'cut: …' or 'collides: …'. Ignores text in drawings, and in
 * scrolling frames, where a visitor can scroll to it.
 */
export function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Run {
      node: Text
      text: string
      box: DOMRect
    }
    const runs: Run[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!(node instanceof Text) || !parent || node.data.trim() === '') continue
      if (parent.closest('svg, script, style, noscript, a[href="#main"], #menu:not(:popover-open)')) continue
      if (scrollsOrSpeaks(parent)) continue
      if (!parent.checkVisibility({ contentVisibilityAuto: false, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) runs.push({ node, text: node.data.trim().slice(0, 40), box })
    }
    /** Whether an element lies in a frame that scrolls, or in a box of one pixel, with words for screen readers. */
    function scrollsOrSpeaks(element: Element): boolean {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box)
        if (overflowX === 'auto' || (position === 'absolute' && box.clientWidth <= 1)) return true
      }
      return false
    }

    const found = new Set<string>()
    /** The line's glyphs: without the leading, which may lie over another line. */
    const inked = ({ box, node }: Run) => {
      const size = Number.parseFloat(getComputedStyle(node.parentElement ?? document.body).fontSize)
      const middle = (box.top + box.bottom) / 2
      return {
        left: box.left + 1,
        right: box.right - 0.12 * size - 1,
        top: middle - 0.3 * size,
        bottom: middle + 0.3 * size,
      }
    }
    for (const run of runs) {
      const { left, right, top, bottom } = inked(run)
      for (let box = run.node.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const cutsX = overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 2)
        const cutsY = overflowY !== 'visible' && (bottom > edge.bottom + 1 || top < edge.top - 1)
        if (cutsX || cutsY) found.add(`cut: ${run.text}`)
      }
      if (right > innerWidth + 1 || left < -2) found.add(`cut: ${run.text}`)
    }
    const ordered = runs.map((run) => ({ run, ink: inked(run) })).sort((one, other) => one.ink.top - other.ink.top)
    ordered.forEach(({ run, ink }, index) => {
      for (const { run: other, ink: below } of ordered.slice(index + 1)) {
        if (below.top > ink.bottom) break
        if (other.node === run.node) continue
        const isAcross = below.left < ink.right && below.right > ink.left
        if (isAcross && Math.min(ink.bottom, below.bottom) - below.top > 2)
          found.add(`collides: ${run.text} | ${other.text}`)
      }
    })
    return [...found]
  })
}

/** Columns of running text, of four lines and more, with fewer characters than `least`, each with its number. */
export function narrowColumns(page: Page, least: number): Promise<string[]> {
  return page.evaluate((fewest) => {
    const narrow: string[] = []
    // Running text is what has 120 characters in English: the same sentences have a fifth more in French.
    const shortest = document.documentElement.lang === 'fr-CA' ? 144 : 120
    for (const element of document.querySelectorAll<HTMLElement>('main :is(p, dd, li, figcaption, aside)')) {
      const style = getComputedStyle(element)
      const own = [...element.childNodes].filter((node) => node instanceof Text || isInline(node))
      const text = own.map((node) => node.textContent?.trim() ?? '').join(' ')
      if (text.length < shortest || Number.parseFloat(style.fontSize) >= 24 || !element.checkVisibility()) continue
      const range = document.createRange()
      const boxes = own.flatMap((node) => {
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
      if (new Set(boxes.map(({ bottom }) => Math.round(bottom / 4))).size < 4) continue
      const inner = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const advance = boxes.reduce((sum, { width }) => sum + width, 0) / text.length
      const held = Math.round(inner / advance)
      if (held < fewest) narrow.push(`${held}: ${text.slice(0, 50)}`)
    }
    return narrow

    function isInline(node: Node): boolean {
      return node instanceof HTMLElement && getComputedStyle(node).display === 'inline'
    }
  }, least)
}
