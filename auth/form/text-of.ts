/** The text in a field of a submitted form; nothing where there is no such field. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
