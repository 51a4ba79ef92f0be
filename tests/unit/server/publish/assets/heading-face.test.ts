import { expect, it } from 'vitest'
import { withHeadingFaceAlone } from '#server/publish/assets/heading-face.ts'

const face = (family: string, weight: string, rest: string) =>
  `@font-face{font-family:${family};font-weight:${weight};${rest}}`
const heading = face('Brand', '600 900', 'src:url(/assets/static/schibsted-bold.a1.woff2)')
const text = face('Brand', '400 500', 'src:url(/assets/static/schibsted-text.a1.woff2)')
const fallback = face('Brand-Arial', '400 500', 'src:local(Arial)')

it('leaves the faces of headings and those of the visitor’s own fonts as they are', () => {
  const rules = `${heading}${fallback}p{color:red}`
  expect(withHeadingFaceAlone(rules)).toBe(rules)
})

it('takes file and characters from another face, and keeps its weights from the face of headings', () => {
  expect(withHeadingFaceAlone(text)).toBe(face('Brand', '400 500', 'src:local(x);unicode-range:U+0'))
})
