import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Page } from 'playwright/test'

/** The same pages after and before their styles went inline. */
const folders = { inlined: join('dist', 'client'), linked: join('.cache', 'linked', 'client') } as const
export type Styling = keyof typeof folders

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css' }

/**
 * Gives this tab documents and stylesheets from a folder, and all else from the host. Fonts are waited for in place of
 * being optional: which of two loads is quick enough for them says nothing of the styles.
 */
export async function serveStyled(page: Page, styling: Styling): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const isDocument = route.request().resourceType() === 'document'
    const file = join(folders[styling], isDocument ? documentOf(pathname) : pathname)
    const contentType = types[extname(file)]
    // A document that is missing there must fail: the host's would be compared with itself.
    if (contentType === undefined || !(isDocument || existsSync(file))) return route.fallback()
    const body = readFileSync(file, 'utf8').replaceAll(/font-display:\s*optional/g, 'font-display:block')
    await route.fulfill({ contentType, body })
  })
}

function documentOf(pathname: string): string {
  return pathname === '/' ? 'index.html' : `${pathname}.html`
}
