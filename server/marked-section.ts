/** Section of a document that a command writes, between two marks. People write the text around it. */
export interface Section {
  /** Path of the document, for error messages. */
  file: string
  /** Name of the section in its marks. */
  name: string
  /** Name of the npm script that writes the section. */
  command: string
}

/** The text of the document with new content in the section. @throws {Error} naming the marks, if they are missing */
export function withSection(text: string, { file, name, command }: Section, content: string): string {
  const start = `<!-- ${name}: written by npm run ${command} -->`
  const from = text.indexOf(start)
  const to = text.indexOf(`<!-- /${name} -->`)
  if (from === -1 || to === -1)
    throw new Error(`${file}: the marks "${start}" and "<!-- /${name} -->" must stand around the section`)
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`
}
