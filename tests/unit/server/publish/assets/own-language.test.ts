import { expect, it } from 'vitest'
import { inOwnLanguage } from '#server/publish/assets/own-language.ts'

/** Names of the classes whose rules are left of a stylesheet, where no two rules are alike. */
const left = (css: string, tag: string) => {
  const rules = css.split(' ').map((selector, index) => `${selector}{order:${index}}`)
  return [...inOwnLanguage(`@media screen{${rules.join('')}}`, tag).matchAll(/\.(\w+)/g)].map(([, name]) => name)
}

it('leaves out the rules for elements in another language', () => {
  expect(left('.a .b:lang(fr) .c:where(:lang(fr)) .d>:where(i:lang(fr)):before', 'en-CA')).toEqual(['a'])
})

it('keeps the rules for elements in its own', () => {
  expect(left('.a .b:lang(fr) .c:where(:lang(fr)) .d:lang(fr-CA)', 'fr-CA')).toEqual(['a', 'b', 'c', 'd'])
})

it('keeps a rule that speaks of its own language among others, or of all but one', () => {
  expect(left('.a:where(:lang(fr),:lang(en)) .b:lang(fr),.c .d:not(:lang(fr))', 'en-CA')).toEqual(['a', 'b', 'c', 'd'])
})
