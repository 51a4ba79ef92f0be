/** Compares texts by their characters: unlike localeCompare the same on every machine, whatever its language. */
export const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
