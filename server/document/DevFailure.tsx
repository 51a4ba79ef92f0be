import { stripVTControlCharacters } from 'node:util'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Document that `npm run dev` shows in the place of a page that could not be made: the message, which names file and line,
 * and for an error of the code the lines that led there. Vite's client reloads it when the file is saved.
 */
export function failureDocument(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const said = stripVTControlCharacters(message)
  const place = apostropheIn(said)
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
  const hint =
    place === undefined
      ? 'If a word is missing or has another name, npm run check names its file and line.'
      : `${place}: the text holds a straight apostrophe, which ends it: write ’ in place of '.`
  const shown = said.includes('content/') ? said : [said, ...frames].join('\n')
  const isWhole = /^content\/\S+:\d+: /m.test(said)
  return `<!doctype html>${renderToStaticMarkup(<DevFailure text={isWhole ? shown : `${hint}\n\n${shown}`} />)}`
}

/** File and line of a module that cannot be read because of an apostrophe in a text: "It doesn't" in single quotes. */
function apostropheIn(message: string): string | undefined {
  const [, file, line] = /PARSE_ERROR[\s\S]*?\[ (content\/\S+):(\d+):\d+ \]/.exec(message) ?? []
  return file !== undefined && /│.*\p{L}'\p{L}/u.test(message) ? `${file}:${line}` : undefined
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
