import { site } from '#content/facts/site.ts'
import { addressOf } from '#content/page-addresses.server.ts'
import { language } from '#language'
import { localizedFile } from '#server/document/addresses.ts'
import { themeColors } from '#server/document/head.ts'
import type { Output } from '#server/publish/outputs/output.ts'
import { publications } from '#words/publications.ts'

/** What a phone shows that keeps the site on its home screen (W3C, Web Application Manifest). */
export const manifest: Output = () => {
  const home = addressOf('/')
  const manifest = {
    id: home,
    name: site.name,
    short_name: site.name,
    description: publications.manifest.description,
    lang: language.tag,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      // A mask may cut it down to a circle of 80% (W3C, Manifest).
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  return [{ file: localizedFile('site.webmanifest'), content: `${JSON.stringify(manifest, undefined, 2)}\n` }]
}
