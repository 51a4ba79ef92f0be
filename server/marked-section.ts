/** A part of a document that a command writes, between two marks; what stands around it is a person's. */
export interface Section {
  /** The document, for the message when its marks are missing. */
  file: string
  /** Name in the marks. */
  name: string
  /** The npm script that writes it. */
  command: string
}

/** The document with the section's content replaced. @throws {Error} naming the marks when they are missing. */
export function withSection(text: string, { file, name, command }: Section, content: string): string {
  const start = `<!-- ${name}: written by npm run ${command} -->`
  const from = text.indexOf(start)
  const to = text.indexOf(`<!-- /${name} -->`)
  if (from === -1 || to === -1)
    throw new Error(`${file}: the marks "${start}" and "<!-- /${name} -->" must stand around the section`)
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`
}
