import '#components/styles/style.css'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createHead } from 'unhead/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { Trail } from '#components/ui/trail.ts'
import { breadcrumbs } from '#content/facts/breadcrumbs.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { pageHead } from './head.ts'
import { yearScript } from './year.ts'

/** What every page's `+data.ts` gives. */
export interface PageData {
  metadata: PageMetadata
}

/** The complete document of a page: its head, its markup, and the one inline script. */
export function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageContext.Page as ComponentType<{ data: PageData }>
  const data = pageContext.data as PageData
  const head = createHead({ disableDefaults: true })
  head.push(pageHead(data.metadata))
  const { headTags, htmlAttrs } = head.render()
  // With the marks that keep neighbouring texts apart: islands are hydrated from this very markup.
  const { preloads, markup } = splitPreloads(
    renderToString(
      <Trail value={breadcrumbs(data.metadata)}>
        <Page data={data} />
      </Trail>,
    ),
  )
  return escapeInject`<!doctype html>
<html${dangerouslySkipEscape(htmlAttrs === '' ? '' : ` ${htmlAttrs}`)}>
<head>
${dangerouslySkipEscape(headTags)}${dangerouslySkipEscape(preloads)}
</head>
<body>
${dangerouslySkipEscape(markup)}
<script>${dangerouslySkipEscape(yearScript)}</script>
</body>
</html>`
}

/** React writes preloads of eager images before the markup it was given; they belong into the head. */
function splitPreloads(html: string): { preloads: string; markup: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? ''
  return { preloads, markup: html.slice(preloads.length) }
}
