import { stripVTControlCharacters } from 'node:util'
import { renderToStaticMarkup } from 'react-dom/server'
import { apostropheAdvice, hasApostrophe } from '#server/apostrophe.ts'

/**
 * Document that `npm run dev` shows in place of a page that failed to render: the message with file and line and, for an
 * error in code, the stack. Vite's client reloads it when the file is saved.
 */
export function failureDocument(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const said = stripVTControlCharacters(message)
  const place = apostropheIn(said)
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
  const hint =
    place === undefined
      ? 'If a text is missing or misspelt, npm run check names its file and line.'
      : `${place}: ${apostropheAdvice}`
  const shown = said.includes('content/') ? said : [said, ...frames].join('\n')
  const isWhole = /^content\/\S+:\d+: /m.test(said)
  return `<!doctype html>${renderToStaticMarkup(<DevFailure text={isWhole ? shown : `${hint}\n\n${shown}`} />)}`
}

/** File and line of a module with a syntax error caused by an apostrophe in a text: "It doesn't" in single quotes. */
function apostropheIn(message: string): string | undefined {
  const [, file, line] = /PARSE_ERROR[\s\S]*?\[ (content\/\S+):(\d+):\d+ \]/.exec(message) ?? []
  const excerpt = message.split('\n').filter((one) => one.includes('│'))
  return file !== undefined && excerpt.some(hasApostrophe) ? `${file}:${line}` : undefined
}

function DevFailure({ text }: { text: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>This page could not be made</title>
        <style>{'body { font: 1rem/1.5 sans-serif; margin: 2rem } pre { white-space: pre-wrap }'}</style>
        <script type="module" src={`${import.meta.env.BASE_URL}@vite/client`} />
      </head>
      <body>
        <h1>This page could not be made</h1>
        <p>Fix this and save. The page reloads automatically.</p>
        <pre>{text}</pre>
      </body>
    </html>
  )
}
