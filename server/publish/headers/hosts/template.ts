import { readFileSync } from 'node:fs'

/**
 * Fills the placeholders `{{name}}` of a template file beside this module. A value of several lines gets the indentation of
 * its placeholder.
 * @throws {Error} naming a placeholder without a value
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(template, import.meta.url), 'utf8')
  return text.replaceAll(/^( *)(.*?)\{\{(\w+)\}\}/gm, (_, indent: string, before: string, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new Error(`${template}: the placeholder {{${name}}} has no value. Pass one, or remove it.`)
    return indent + before + value.replaceAll(/\n(?=.)/g, `\n${indent}`)
  })
}
