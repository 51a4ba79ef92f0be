/**
 * A document with another body between two markers, each on a line of its own.
 * @throws {Error} if one of the markers is missing
 */
export function withSection(document: string, markers: readonly [string, string], body: string): string {
  const [start, end] = markers
  const [from, to] = [document.indexOf(start), document.indexOf(end)]
  if (from === -1 || to === -1)
    throw new Error(`Put the lines "${start}" and "${end}" around the part that is written.`)
  return `${document.slice(0, from)}${start}\n\n${body.trimEnd()}\n\n${document.slice(to)}`
}
