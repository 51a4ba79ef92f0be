/* Runs axe on a page, for the tests of accessibility. */

import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'
import { laidOut } from './motion.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

declare global {
  interface Window {
    /** Defined once `axe.source` has run in the page. */
    axe: { run: (context: Document, options: object) => Promise<AxeResults> }
  }
}

/**
 * The violations that axe finds on the page, one line for each rule and element: WCAG 2.0 to 2.2, levels A and AA, and
 * best practices, or those of `rules` alone.
 */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Before that, sections below the first screen have provisional positions, and axe would measure text on the wrong
  // background.
  await laidOut(page)
  await page.evaluate(plainGrounds)
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (runOnly) => {
      const { violations } = await window.axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
      )
    },
    rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
  )
}

/** Removes hairlines and stars: axe measures no contrast of words on them. */
function plainGrounds(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':not(a) { background-image: none !important } canvas { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
}
