/* Prints errors of pages as an editor can use them. */

declare global {
  /** Replaces positions in the stack of an error by those in the source files. Only in development. */
  var toSourcePositions: ((error: Error) => void) | undefined
}

/**
 * Vike calls it before it prints an error (https://vike.dev/onError). The development server runs what Vite has made of a
 * module, whose lines are not those of the file. Vike prints every frame, of which packages have dozens, and adds its guess
 * at a cause in a box to many messages.
 */
export function onError(error: unknown): void {
  if (!(error instanceof Error)) return
  globalThis.toSourcePositions?.(error)
  const shown = (text: string) =>
    text
      .split('\n')
      .filter((line) => !/^[┌│└]|^\s+at .*(?:node_modules|node:|<anonymous>)/.test(line))
      .join('\n')
      .replaceAll(`${process.cwd()}/`, '')
  error.message = shown(error.message)
  error.stack = shown(error.stack ?? '')
}
