import { transform } from 'lightningcss'
import { headingFace } from '#server/publish/fonts/faces.ts'

/**
 * Rules whose one web font is the face of headings and words in bold, for a page that a message links to. Chromium names
 * the whole address of a page, token included, as the referrer of a font that its styles ask for, whatever the referrer
 * policy. The face of headings is preloaded, under the policy; the others would be 15 kB before the form is live.
 */
export function withHeadingFaceAlone(rules: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(rules),
    minify: true,
    visitor: {
      Rule: {
        'font-face': ({ value }) => {
          const sources = value.properties.flatMap((one) => (one.type === 'source' ? one.value : []))
          const files = sources.flatMap((source) => (source.type === 'url' ? source.value.url.url : []))
          return files.every((file) => file.includes(`/${headingFace}.`)) ? undefined : []
        },
      },
    },
  })
  return code.toString()
}
