/* The hook by which Vike renders a page to HTML: the build and `npm run dev` call it for every page. */

import './style.css'
import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createHead } from 'unhead/server'
import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { islands } from '#components/islands/hydration/islands.ts'
import { BreadcrumbTrail, CitedSources, PageAddressContext } from '#components/layout/page-context.ts'
import { type PageMetadata, sourcesIn } from '#content/schema/metadata.ts'
import { breadcrumbs } from '#words/breadcrumbs.ts'
import { located, pageAddress } from './addresses.ts'
import { failureDocument } from './DevFailure.tsx'
import type { RenderedPage } from './document.ts'
import { documentHtml, inlineScriptOf } from './document.ts'
import { pageHead, withFittingTitle } from './head.ts'
import { localizeLinks } from './own-links.ts'

/** Return value of every page's `+data.ts`. */
interface PageData {
  metadata: PageMetadata
}

/**
 * Renders a page to a complete document (https://vike.dev/onRenderHtml), and stores its parts as `rendered` in the
 * `pageContext`, which the build reads.
 * @throws {Error} naming the page when its `+data.ts` returns no metadata, or its markup has no `<main>`
 */
export function onRenderHtml(pageContext: PageContextServer) {
  // In development Vike also renders its error page for exceptions, and would tell an editor that the page does not exist.
  if (import.meta.env.DEV && pageContext.errorWhileRendering) {
    return { documentHtml: dangerouslySkipEscape(failureDocument(pageContext.errorWhileRendering)) }
  }
  const page = pageContext.pageId ?? pageContext.urlPathname
  try {
    const rendered = render(pageContext)
    return { documentHtml: dangerouslySkipEscape(documentHtml(rendered.document)), pageContext: { rendered } }
  } catch (error) {
    throw onPage(page, error)
  }
}

/** An error that names its page. It has the stack of the original, whose first line is the place of the mistake. */
function onPage(page: string, cause: unknown): Error {
  const { message, stack = '' } = cause instanceof Error ? cause : { message: String(cause) }
  const error = new Error(`${page}: ${message}`, { cause })
  error.stack = `Error: ${error.message}${/\n +at [\s\S]*/.exec(stack)?.[0] ?? ''}`
  return error
}

function render(pageContext: PageContextServer): RenderedPage {
  const Page = pageContext.Page as ComponentType<{ data: PageData }>
  const data = pageContext.data as Partial<PageData> | undefined
  if (data?.metadata === undefined)
    throw new Error("no metadata. Return { metadata } with title, description, kind and path from the page's +data.ts.")
  const metadata = located(withFittingTitle(data.metadata))
  const head = createHead({ disableDefaults: true })
  head.push(pageHead(metadata))
  const { headTags, htmlAttrs, bodyTags } = head.render()
  const { preloads, markup: named } = splitPreloads(
    markupOf(
      <PageAddressContext value={pageAddress(pageContext.urlPathname, metadata)}>
        <BreadcrumbTrail value={breadcrumbs(metadata)}>
          <CitedSources value={sourcesIn(metadata)}>
            <Page data={{ ...data, metadata }} />
          </CitedSources>
        </BreadcrumbTrail>
      </PageAddressContext>,
    ),
  )
  const markup = localizeLinks(named)
  const document = {
    htmlAttributes: htmlAttrs.trim(),
    head: headTags + preloads,
    body: markup,
    script: inlineScriptOf(metadata.kind, markup),
    data: bodyTags,
  }
  return { metadata, document, main: mainOf(markup) }
}

/** Markup of a page. Only hydration needs React's comments between adjacent texts, so pages without an island omit them. */
function markupOf(page: ReactNode): string {
  const markup = renderToStaticMarkup(page)
  const isHydrated = Object.keys(islands).some((name) => markup.includes(`data-island="${name}"`))
  return isHydrated ? renderToString(page) : markup
}

/** Splits off the preloads of eager images, which React writes before the markup; they belong in the head. */
function splitPreloads(html: string): { preloads: string; markup: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? ''
  return { preloads, markup: html.slice(preloads.length) }
}

/** The one `<main>` of a page, as components/layout/Layout.tsx writes it. */
function mainOf(markup: string): string {
  const [from, to] = [markup.indexOf('<main'), markup.indexOf('</main>')]
  if (from === -1 || to === -1) throw new Error('no <main> element. Wrap the page in Layout.')
  return markup.slice(from, to + '</main>'.length)
}
