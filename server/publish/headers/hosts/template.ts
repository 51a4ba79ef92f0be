import { readFileSync } from 'node:fs'

/**
 * A configuration beside this module with its places `{{name}}` filled. A text of several lines is indented as its place is.
 * @throws {Error} naming a place that no value is for
 */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(template, import.meta.url), 'utf8')
  return text.replaceAll(/^( *)(.*?)\{\{(\w+)\}\}/gm, (_, indent: string, before: string, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${template} has a place {{${name}}} that nothing fills.`)
    return indent + before + value.replaceAll(/\n(?=.)/g, `\n${indent}`)
  })
}
