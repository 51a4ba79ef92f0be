/* Assembles the HTML document of a page from its parts, with the one inline script that every page has. */

import { logoId } from '#components/layout/logo-id.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { valueFragment } from '#content/value-fragment.ts'
import type { Located } from './addresses.ts'

/**
 * Replaces the footer's year, which is that of the build, when the visitor's year is later. The global `year` is the element
 * with that id (HTML Living Standard, named access on the Window object).
 */
const year = 'year.textContent=Math.max(year.textContent,new Date().getFullYear())'

/**
 * Keeps the reader's place when a click leads to the other language: sections have the same id in both. Without the script
 * the page opens at its top. Only links to the other language have `hreflang`.
 */
const place = "onclick=e=>(e=e.target.closest('[hreflang]'))&&(e.hash=location.hash)"

/**
 * Removes from the address, in the same history entry, a fragment that contains values. The auth service appends the tokens of a
 * session to the address that its own links lead to, and the switch between the languages would copy them.
 */
const values = `(onhashchange=()=>${valueFragment}.test(location.hash)&&history.replaceState(null,'',location.pathname+location.search))()`

/**
 * Opens the link of a message whose `#` a mail program has percent-encoded, once or more: no page has that path, so a host answers with
 * the not-found page.
 */
const encoded = "/%(25)*23.*token/i.test(location.pathname)&&location.replace(location.href.replace(/%(25)*23/,'#'))"

/**
 * Marks a form that is submitted before its script has loaded, so that `holdSubmit` can submit it later: a browser ignores
 * the submit of a form whose button has `formMethod="dialog"`, as the sign-in button has.
 */
const early = 'onsubmit=e=>e.target.dataset.early=1'

/**
 * The script of a page with this markup. It is inline, because a request would cost more than its bytes; the content
 * security policy allows its hash. The sign-in page keeps the fragment, from which its own script takes the link of a message
 * (auth/message-link/), and its switch copies none.
 */
export function inlineScriptOf(kind: PageMetadata['kind'], body: string): string {
  const isSignIn = body.includes('formMethod="dialog"')
  const parts = isSignIn ? [early] : [place, values, ...(kind === 'notFound' ? [encoded] : [])]
  return [year, ...parts].join(';')
}

/** Result of rendering a page: `onRenderHtml` stores it in Vike's `pageContext` for the build. */
export interface RenderedPage {
  metadata: Located
  document: PageDocument
  /** The page's `<main>` element as HTML. */
  main: string
}

declare global {
  namespace Vike {
    interface PageContext {
      /** Set once the page is rendered. */
      rendered?: RenderedPage
    }
  }
}

/** A page's document before styles and modules: attributes of `<html>`, tags of its head, its body's markup, inline script. */
export interface PageDocument {
  htmlAttributes: string
  head: string
  body: string
  script: string
  /** The structured data as an element. Last in the body, so that it does not delay the text. */
  data: string
}

/** What a build adds to a document, as HTML. */
interface DocumentAssets {
  /** First in the head, because the policy does not apply to anything before it. */
  policy: string
  /** First in the body, because in the head a link to a font would delay the first paint. */
  bodyStart: string
  /** At the end of the head. */
  styles: string
  /** After the content: links to modules, the entry, and the print stylesheet. */
  scripts: string
}

/**
 * Delays the first frame until the page's first words, its name, have arrived. Otherwise Chromium paints what it has at the
 * end of a packet, which can be the background alone, and the text waits until that frame is laid out.
 */
const firstFrameLink = `<link rel="expect" href="#${logoId}" blocking="render">`

/**
 * Comes first, because it must be within the first 1,024 bytes (HTML standard, "charset"), which a long policy could fill.
 */
const characterSet = '<meta charset="utf-8">'

const noAssets: DocumentAssets = { policy: '', bodyStart: '', styles: '', scripts: '' }

/** The complete HTML of a page. */
export function documentHtml({ htmlAttributes, head, body, script, data }: PageDocument, assets = noAssets): string {
  return `<!doctype html>
<html${htmlAttributes === '' ? '' : ` ${htmlAttributes}`}>
<head>
${characterSet}
${assets.policy}${head}
${firstFrameLink}
${assets.styles}</head>
<body>${assets.bodyStart}
${body}
<script>${script}</script>
${assets.scripts}${data}</body>
</html>`
}
