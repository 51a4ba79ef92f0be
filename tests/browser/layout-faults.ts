import type { Page } from 'playwright/test'

/**
 * What a visitor sees as broken at the page's present width: labels beside their drawing, too small or out of sight, a unit
 * or a word in two pieces, an entry in two columns, large figures of one row at different heights, a fold without a mark.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const range = document.createRange()
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    /** The middles of the lines of the range, from above. */
    const lines = () => {
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 1)
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2).sort((one, other) => one - other)
      return middles.filter((middle, index) => index === 0 || middle - (middles[index - 1] ?? 0) > 5)
    }

    findLabelsApart()
    findUnreadLabels()
    findBrokenWords()
    findLoweredUnits()
    findPartedEntries()
    findUnevenFigures()
    findUnmarkedFolds()
    return faults

    /** Labels that are not over their drawing, or of another scale. */
    function findLabelsApart() {
      for (const labels of document.querySelectorAll<SVGSVGElement>('main img + svg')) {
        const image = labels.previousElementSibling
        if (!image || !isSeen(labels)) continue
        const [own, drawn] = [labels.getBoundingClientRect(), image.getBoundingClientRect()]
        const { width, height } = labels.viewBox.baseVal
        const scales = [drawn.width / width, drawn.height / height]
        const scale = getComputedStyle(image).objectFit === 'cover' ? Math.max(...scales) : Math.min(...scales)
        const isApart = (['left', 'top', 'width', 'height'] as const).some(
          (side) => Math.abs(own[side] - drawn[side]) > 1,
        )
        if (isApart || Math.abs((labels.getScreenCTM()?.a ?? 0) / scale - 1) > 0.01)
          faults.push(`labels beside their drawing: ${image.getAttribute('src')}`)
      }
    }

    /** Labels that are too small or out of sight. */
    function findUnreadLabels() {
      for (const label of document.querySelectorAll<SVGTextElement>('main svg text')) {
        if (!isSeen(label)) continue
        const size = sizeOf(label) * (label.getScreenCTM()?.a ?? 1)
        if (size < 11.95) faults.push(`a label of ${size.toFixed(1)} px: ${label.textContent}`)
        const frame = label.closest('[tabindex="0"]')?.getBoundingClientRect()
        const { left, right } = label.getBoundingClientRect()
        const isHot = Number(getComputedStyle(label).fontWeight) >= 700
        if (frame ? isHot && (left < frame.left || right > frame.right) : left < 0 || right > innerWidth)
          faults.push(`a label out of sight: ${label.textContent}`)
      }
    }

    /** Words and units in two pieces, and large words with their lines far apart. */
    function findBrokenWords() {
      // Authors of English articles type a plain space before a unit.
      const isArticle = location.pathname.startsWith('/blog/')
      const pieces = isArticle ? /[\p{L}’]+|S\d–S\d/gu : /\d[ \u00a0](?:k?m|ms?|h|min|dBm?|bits)\b|[\p{L}’]+|S\d–S\d/gu
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!(node instanceof Text) || !parent || parent.closest('svg, script, style, noscript, pre, thead')) continue
        range.selectNodeContents(node)
        const middles = lines()
        if (middles.length < 2 || !isSeen(parent)) continue
        const size = sizeOf(parent)
        const leading = Math.max(...middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0)))
        if (size > 40 && leading > 1.5 * size) faults.push(`lines ${Math.round(leading)} px apart: ${node.data}`)
        for (const { 0: word, index } of node.data.matchAll(pieces)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (lines().length > 1) faults.push(`in two pieces: ${word}`)
        }
      }
    }

    /** Units of large figures below their figure. */
    function findLoweredUnits() {
      for (const unit of document.querySelectorAll('main small')) {
        const figure = unit.parentElement
        if (!figure || !isSeen(unit)) continue
        range.selectNodeContents(figure)
        const { top, bottom } = range.getBoundingClientRect()
        if (bottom - top > 1.9 * sizeOf(figure)) faults.push(`a unit below its figure: ${figure.textContent}`)
      }
    }

    /** Entries of lists in two columns. */
    function findPartedEntries() {
      for (const entry of document.querySelectorAll('main li:not(nav li)'))
        if (new Set([...entry.getClientRects()].map(({ left }) => Math.round(left))).size > 1)
          faults.push(`in two columns: ${entry.textContent.slice(0, 40)}`)
    }

    /** Large figures of one row at different heights. */
    function findUnevenFigures() {
      const figures = [...document.querySelectorAll('main :is(dd, p) > span')].filter(
        (one) => sizeOf(one) > 40 && isSeen(one) && one.getBoundingClientRect().width > 1,
      )
      for (const [index, figure] of figures.entries()) {
        const next = figures[index + 1]
        const [cell, beside] = [figure, next].map((one) => one?.parentElement?.parentElement?.getBoundingClientRect())
        if (!next || !cell || !beside || Math.abs(cell.top - beside.top) > 1 || cell.left === beside.left) continue
        const [own, other] = [figure.getBoundingClientRect(), next.getBoundingClientRect()]
        if (sizeOf(figure) === sizeOf(next) && Math.abs(own.bottom - other.bottom) > 2)
          faults.push(`at different heights: ${figure.textContent} and ${next.textContent}`)
      }
    }

    /** Folds that show no mark: a browser draws it only in an item of a list. */
    function findUnmarkedFolds() {
      for (const summary of document.querySelectorAll('main details:not([open]) > summary')) {
        const isMarked = [summary, ...summary.querySelectorAll('*')].some((element) => {
          const { display, listStyleType } = getComputedStyle(element)
          return display.includes('list-item') && listStyleType !== 'none'
        })
        if (isSeen(summary) && !isMarked) faults.push(`a fold without a mark: ${summary.textContent}`)
      }
    }
  })
}
