import { stripVTControlCharacters } from 'node:util'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * Document that `npm run dev` shows in the place of a page that could not be made: the message, which names file and line,
 * and for an error of the code the lines that led there. Vite's client reloads it when the file is saved.
 */
export function failureDocument(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const said = stripVTControlCharacters(message)
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
  const shown = said.includes('content/') ? said : [said, ...frames].join('\n')
  return `<!doctype html>${renderToStaticMarkup(<DevFailure text={shown} />)}`
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
        <p>Mend the following and save: this page then reloads by itself.</p>
        <pre>{text}</pre>
      </body>
    </html>
  )
}
