import type { Page } from 'playwright/test'

/** A sheet of paper without the margins of `@page` in print.css, 14 mm at its sides and 16 mm above and below, in px. */
export interface Sheet {
  width: number
  height: number
}

const pxPerMm = 96 / 25.4

const sheet = (width: number, height: number): Sheet => ({
  width: (width - 2 * 14) * pxPerMm,
  height: (height - 2 * 16) * pxPerMm,
})

/** Paper formats by name. Canada prints on Letter. */
export const formats = { A4: sheet(210, 297), Letter: sheet(215.9, 279.4) }

/** Lays the page out as for print, with all its images. */
export async function layOutForPaper(page: Page, { width, height }: Sheet): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: Math.floor(width), height: Math.floor(height) })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
  })
}

/**
 * What a break between two sheets tears apart: headings whose text is on another sheet, and indexes on two. Each column
 * of the document stands for a sheet: a browser breaks columns and sheets by the same rules (CSS Fragmentation Level 3,
 * section 3.1), and columns can be measured.
 */
export function tornBetween(page: Page, { width, height }: Sheet): Promise<string[]> {
  return page.evaluate(
    ([width, height]) => {
      document.documentElement.style.cssText = `width: ${width}px; height: ${height}px; column-width: ${width}px; column-gap: 0; column-fill: auto`
      const headings = [...document.querySelectorAll('main :is(h1, h2, h3, caption, dt)')].filter((heading) => {
        const [own, next] = [boxesOf(heading).at(-1), boxAfter(heading)]
        return own && next && sheetOf(own) !== sheetOf(next)
      })
      const indexes = [...document.querySelectorAll('main :is(.fold-index, .tally)')].filter(
        (index) => new Set([...index.querySelectorAll('a')].flatMap(boxesOf).map(sheetOf)).size > 1,
      )
      return [...headings, ...indexes].map((part) => part.textContent.trim().slice(0, 60))

      function sheetOf(box: DOMRect): number {
        return Math.floor((box.left + box.width / 2) / width)
      }

      // Hidden words for screen readers have boxes of 1 px.
      function boxesOf(part: Element | Range): DOMRect[] {
        return [...part.getClientRects()].filter((box) => box.width > 1)
      }

      /** The first box of the words or the drawing that follow an element in the document. */
      function boxAfter(element: Element): DOMRect | undefined {
        const nodes = document.createTreeWalker(document.querySelector('main') ?? document.body)
        nodes.currentNode = element
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          const box = element.contains(node) ? undefined : firstBox(node)
          if (box) return box
        }
        return undefined
      }

      function firstBox(node: Node): DOMRect | undefined {
        if (node instanceof HTMLImageElement || node instanceof SVGSVGElement) return boxesOf(node)[0]
        if (!(node instanceof Text) || node.data.trim() === '' || node.parentElement?.closest('.sr-only'))
          return undefined
        const words = document.createRange()
        words.selectNodeContents(node)
        return boxesOf(words)[0]
      }
    },
    [width, height] as const,
  )
}
