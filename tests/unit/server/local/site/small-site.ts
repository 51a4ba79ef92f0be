import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { siteHeaders } from '#server/publish/headers/site-headers.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const pages: Record<string, string> = {
  'index.html': 'Home',
  'about.html': 'About',
  'about/precision.html': 'Precision',
  'login.html': 'Login',
  'welcome.html': 'Welcome',
  'services.html': 'Services',
  'services/gis.html': 'GIS',
  'services/404.html': 'Service not found',
  'sectors/404.html': 'Sector not found',
  '404.html': 'Not found',
  'assets/entry.3f2a.js': 'script',
  'assets/page.css': 'style',
  'mark.svg': '<svg/>',
  'photo.png': 'png',
  'inter.woff2': 'font',
  'sitemap.xml': '<xml/>',
  'robots.txt': 'robots',
  'feed.json': '{}',
  'site.webmanifest': '{}',
  '.well-known/security.txt': 'Contact',
  '.env': 'SECRET',
  _headers: '/*',
  'folder/file.txt': 'file',
}

/** A small built site in a temporary folder; `about.html` has encodings. */
export function smallSite(): string {
  const folder = join(temporaryFolder(), 'client')
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  writeFileSync(join(folder, 'about.html.br'), brotliCompressSync('About'))
  writeFileSync(join(folder, 'about.html.gz'), gzipSync('About'))
  const set = siteHeaders(['login', 'welcome'])
  writeFileSync(join(folder, '..', 'headers.json'), JSON.stringify(set))
  writeFileSync(join(folder, '..', 'outside.html'), 'OUTSIDE')
  return folder
}
