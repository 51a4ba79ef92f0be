import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from 'playwright/test'
import { headingFace } from '#server/publish/fonts/faces.ts'
import { messageLinkPages } from '#server/publish/message-links.ts'

/** The folders of the same pages with inlined and with linked styles. */
export const folders = { inlined: join('dist', 'client'), linked: join('.cache', 'linked', 'client') } as const
export type Styling = keyof typeof folders

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css' }

/** The query of a stylesheet for a page that has the face of headings alone (server/publish/assets/heading-face.ts). */
const headingFaceAlone = '?heading-face-alone'

/** A document for pictures that can be compared. */
export function comparableDocument(text: string, pathname: string): string {
  // Not-found pages carry their policy, whose hashes are those of the styles before this change.
  const open = blocking(text).replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')
  return messageLinkPages.includes(pathname)
    ? open.replaceAll(/(<link rel="stylesheet"[^>]*href="[^"]+\.css)"/g, `$1${headingFaceAlone}"`)
    : open
}

/** A stylesheet for pictures that can be compared. Its other fonts are missing where a page has that of headings alone. */
export function comparableSheet(text: string, query: string): string {
  if (query !== headingFaceAlone) return blocking(text)
  return blocking(text).replaceAll(/url\(["']?[^"')]+\.woff2["']?\)/g, (file) =>
    file.includes(`/${headingFace}.`) ? file : 'url(/missing.woff2)',
  )
}

const blocking = (text: string): string => text.replaceAll(/font-display:\s*(?:optional|swap)/g, 'font-display:block')

/**
 * Serves documents and stylesheets from a folder to this tab, and everything else from the host. Fonts block instead of
 * being optional, because their timing would differ between two loads.
 */
export async function serveStyled(page: Page, styling: Styling): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const isDocument = route.request().resourceType() === 'document'
    const file = join(folders[styling], isDocument ? documentOf(pathname) : pathname)
    const contentType = types[extname(file)]
    // A missing document has to fail: the host's would be compared with itself.
    if (contentType === undefined || !(isDocument || existsSync(file))) return route.fallback()
    const text = readFileSync(file, 'utf8')
    const body = isDocument ? comparableDocument(text, pathname) : comparableSheet(text, search)
    await route.fulfill({ contentType, body })
  })
}

function documentOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname}.html`
}
