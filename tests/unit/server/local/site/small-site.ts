import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteHeaders } from '#server/publish/headers/site-headers.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const pages: Record<string, string> = {
  'index.html': 'Home',
  'about.html': 'About',
  'services.html': 'Services',
  '404.html': 'Not found',
}

/** The `client` folder of a small built site, in a temporary folder, with the site's headers beside it. */
export function smallSite(): string {
  const folder = join(temporaryFolder(), 'client')
  mkdirSync(folder)
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text)
  writeFileSync(join(folder, '..', 'headers.json'), JSON.stringify(siteHeaders(['login', 'welcome'])))
  return folder
}
