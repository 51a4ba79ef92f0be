import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from 'playwright/test'

/** The folders of the same pages with inlined and with linked styles. */
export const folders = { inlined: join('dist', 'client'), linked: join('.cache', 'linked', 'client') } as const
export type Styling = keyof typeof folders

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css' }

/** A document or a stylesheet for pictures that can be compared. */
export const comparable = (text: string): string =>
  text
    .replaceAll(/font-display:\s*(?:optional|swap)/g, 'font-display:block')
    // Not-found pages carry their policy, whose hashes are those of the styles before this change.
    .replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '')

/**
 * Serves documents and stylesheets from a folder to this tab, and everything else from the host. Fonts block instead of
 * being optional, because their timing would differ between two loads.
 */
export async function serveStyled(page: Page, styling: Styling): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const isDocument = route.request().resourceType() === 'document'
    const file = join(folders[styling], isDocument ? documentOf(pathname) : pathname)
    const contentType = types[extname(file)]
    // A missing document has to fail: the host's would be compared with itself.
    if (contentType === undefined || !(isDocument || existsSync(file))) return route.fallback()
    const body = comparable(readFileSync(file, 'utf8'))
    await route.fulfill({ contentType, body })
  })
}

function documentOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname}.html`
}
