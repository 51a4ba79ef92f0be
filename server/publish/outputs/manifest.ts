import { site } from '#content/facts/site.ts'
import { addressOf } from '#content/page-addresses.server.ts'
import { language } from '#language'
import { themeColor } from '#server/document/head.ts'
import { ownFile } from '#server/document/languages/own-file.ts'
import { icons } from '#server/publish/images/icons.ts'
import type { Output } from '#server/publish/publication.ts'
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
    theme_color: themeColor('light'),
    background_color: themeColor('light'),
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...icons.flatMap(({ file, size, purpose }) =>
        purpose ? [{ src: `/${file}`, type: 'image/png', sizes: `${size}x${size}`, purpose }] : [],
      ),
    ],
  }
  return [{ file: ownFile('site.webmanifest'), text: `${JSON.stringify(manifest, undefined, 2)}\n` }]
}
