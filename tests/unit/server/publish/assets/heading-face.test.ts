import { expect, it } from 'vitest'
import { withHeadingFaceAlone } from '#server/publish/assets/heading-face.ts'

const face = (family: string, source: string) => `@font-face{font-family:${family};src:${source}}`
const heading = face('Brand', 'url(/assets/static/schibsted-bold.a1.woff2)')
const text = face('Brand', 'url(/assets/static/schibsted-text.a1.woff2)')
const fallback = face('Brand-Arial', 'local(Arial)')

it('leaves the face of headings and those of the visitor’s own fonts', () => {
  expect(withHeadingFaceAlone(`${heading}${text}${fallback}p{color:red}`)).toBe(`${heading}${fallback}p{color:red}`)
})
