import { firstWordsEnd } from '#components/layout/first-words.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

/**
 * Corrects the footer's year, which is the build's, when the visitor's is later. A global of its name leads to the element
 * with the id `year` (HTML Living Standard, named access on the Window object).
 */
const year = 'year.textContent=Math.max(year.textContent,new Date().getFullYear())'

/**
 * Keeps the reader's place in the page when a click leads to the other language: sections have one id in both. Without
 * the script the page opens at its beginning. Only links to the other language have `hreflang`.
 */
const place = "onclick=e=>(e=e.target.closest('[hreflang]'))&&(e.hash=location.hash)"

/**
 * Marks a form that is sent before its script has come. `holdSubmit` sends it then: without a script the browser does
 * nothing with a form whose button says `formMethod="dialog"`, as that of sign-in.
 */
const early = 'onsubmit=e=>e.target.dataset.early=1'

/**
 * The script of a page with this markup. It is inline, because a request for it would cost more than its bytes; the content
 * policy names its hash.
 */
export const inlineScriptOf = (body: string): string =>
  [year, place, ...(body.includes('formMethod="dialog"') ? [early] : [])].join(';')

/** What rendering a page yields beside its HTML: `onRenderHtml` leaves it in Vike's `pageContext` for the publisher. */
export interface RenderedPage {
  metadata: PageMetadata
  document: PageDocument
  /** The page's `<main>` element as HTML. */
  main: string
}

declare global {
  namespace Vike {
    interface PageContext {
      /** Present once the page is rendered. */
      rendered?: RenderedPage
    }
  }
}

/** A page's document before styles and scripts: attributes of `<html>`, the tags of its head, and its body's markup. */
export interface PageDocument {
  htmlAttributes: string
  head: string
  body: string
  /** The structured data as an element. Last in the body: nobody waits for it, and in the head it would come before the words. */
  data: string
}

/** What a build adds to a document, as HTML. */
interface DocumentAssets {
  /** First in the head: the policy does not govern what stands before it. */
  policy: string
  /** First in the body: from the head, a link to a font would hold the first paint back. */
  bodyStart: string
  /** The last of the head. */
  styles: string
  /** After the words: links to modules, the styles that only scripts need, and the entry. */
  scripts: string
}

/**
 * Holds the first frame back until the page's name has come, its first words. Chromium otherwise paints what it has when a
 * packet ends, which can be the page's ground alone, and the words wait until that frame is laid out.
 */
const firstFrameLink = `<link rel="expect" href="#${firstWordsEnd}" blocking="render">`

/** Stands in the first 1,024 bytes (HTML standard, "charset"), which a policy with many hosts could fill. */
const characterSet = '<meta charset="utf-8">'

const noAssets: DocumentAssets = { policy: '', bodyStart: '', styles: '', scripts: '' }

/** The complete HTML of a page. The content policy names the hash of its one inline script. */
export function documentHtml({ htmlAttributes, head, body, data }: PageDocument, assets = noAssets): string {
  return `<!doctype html>
<html${htmlAttributes === '' ? '' : ` ${htmlAttributes}`}>
<head>
${characterSet}
${assets.policy}${head}
${firstFrameLink}
${assets.styles}</head>
<body>${assets.bodyStart}
${body}
<script>${inlineScriptOf(body)}</script>
${assets.scripts}${data}</body>
</html>`
}
