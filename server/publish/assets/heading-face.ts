import { type FontFaceProperty, type FontFaceRule, transform } from 'lightningcss'
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
        'font-face': ({ value }) => (isAsked(value) ? { type: 'font-face', value: characterless(value) } : undefined),
      },
    },
  })
  return code.toString()
}

/** Whether a page would ask for a file other than that of headings. */
function isAsked({ properties }: FontFaceRule): boolean {
  const files = sources(properties).flatMap((source) => (source.type === 'url' ? source.value.url.url : []))
  return files.some((file) => !file.includes(`/${headingFace}.`))
}

const sources = (properties: readonly FontFaceProperty[]) =>
  properties.flatMap((one) => (one.type === 'source' ? one.value : []))

/**
 * A face without a file and without a character, of the same family and weights. Its words take the next family. Were it
 * left out, a browser would show them in the nearest weight of this one, in bold (CSS Fonts 4, section 5.2).
 */
function characterless({ properties, loc }: FontFaceRule): FontFaceRule {
  const names = properties.filter(({ type }) => type === 'font-family' || type === 'font-weight')
  return {
    loc,
    properties: [
      ...names,
      { type: 'source', value: [{ type: 'local', value: 'x' }] },
      { type: 'unicode-range', value: [{ start: 0, end: 0 }] },
    ],
  }
}
