import { type SelectorComponent, transform } from 'lightningcss'

/**
 * A stylesheet without the rules for elements in another language than the build's: `:lang()`, alone or in `:where()`. Names
 * in markup cannot tell them apart, so every English page would carry the sizes of French headings.
 * @param tag IETF tag of the build's language (BCP 47)
 */
export function inOwnLanguage(sheet: string, tag: string): string {
  const isOwn = (language: string) => tag === language || tag.startsWith(`${language}-`)
  const isForeign = (component: SelectorComponent): boolean => {
    if (component.type !== 'pseudo-class') return false
    if (component.kind === 'lang') return !component.languages.some(isOwn)
    return component.kind === 'where' && component.selectors.every((selector) => selector.some(isForeign))
  }
  const visitor = {
    Rule: {
      style: (rule: { value: { selectors: SelectorComponent[][] } }) =>
        rule.value.selectors.every((selector) => selector.some(isForeign)) ? [] : undefined,
    },
  }
  return transform({ filename: 'language.css', code: Buffer.from(sheet), visitor }).code.toString()
}
