import { expect, it } from 'vitest'
import { inOwnLanguage } from '#server/publish/assets/own-language.ts'

const sheet = `h1{margin:0}h1:where(:lang(fr)){color:red}
@media screen{td:where(.r:lang(fr)):before{color:red}}b:lang(fr) i{color:red}
p:where(:lang(fr),:lang(en)),q:lang(fr){color:blue}:where(.a):not(:lang(fr)){color:blue}`
const rules = (tag: string) => inOwnLanguage(sheet, tag).replace(/\s/g, '')

it('leaves out the rules for elements in another language', () => {
  expect(rules('en-CA')).not.toContain('red')
  expect(rules('en-CA')).toContain('h1{margin:0}')
})

it('keeps a rule that speaks of any element in the own language, or of none', () => {
  expect(rules('en-CA').match(/blue|#00f/g)).toHaveLength(2)
  expect(rules('fr-CA').match(/red|#f00/g)).toHaveLength(3)
  expect(rules('fr-CA').match(/blue|#00f/g)).toHaveLength(2)
})
