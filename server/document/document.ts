import { yearScript } from './year.ts'

/** A page's document before styles and scripts: attributes of `<html>`, the tags of its head, and its body's markup. */
export interface PageDocument {
  htmlAttributes: string
  head: string
  body: string
}

/** What a build adds to a document, as HTML. */
export interface DocumentAssets {
  /** Links to fonts, first in the body: from the head, they would hold the first paint back. */
  fonts: string
  /** Links to modules, straight after the title. */
  modules: string
  /** The last of the head: the character set must stand in the first 1,024 bytes (HTML standard, "charset"). */
  styles: string
  /** The last of the body. */
  scripts: string
}

const noAssets: DocumentAssets = { fonts: '', modules: '', styles: '', scripts: '' }

/** The complete HTML of a page. Its one inline script is `yearScript`, whose hash the content policy names. */
export function documentHtml({ htmlAttributes, head, body }: PageDocument, assets = noAssets): string {
  const headTags = head.replace('</title>', (tag) => tag + assets.modules)
  return `<!doctype html>
<html${htmlAttributes === '' ? '' : ` ${htmlAttributes}`}>
<head>
${headTags}
${assets.styles}</head>
<body>${assets.fonts}
${body}
<script>${yearScript}</script>
${assets.scripts}</body>
</html>`
}
