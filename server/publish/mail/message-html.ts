import { html, raw } from 'hono/html'
import type { Notice } from '#content/schema/message.ts'

/** The link of a message. Its address may contain actions of Go's templates. */
interface Link {
  address: string
  label: string
  /** Stands before the address as text, for readers of plain text and for programs that damage links. */
  copy: string
}

/**
 * The text of a message in one language. The section also has a `lang`, because mail programs drop the elements around the
 * body.
 */
export async function messageSection(tag: string, { title, opening, rest }: Notice, link?: Link): Promise<string> {
  const lines = [
    html`<h1>${title}</h1>`,
    html`<p>${opening}</p>`,
    ...(link
      ? [
          html`<p><a href="${link.address}">${link.label}</a></p>`,
          html`<p>${link.copy}<br><span style="word-break:break-all">${link.address}</span></p>`,
        ]
      : []),
    ...rest.map((text) => html`<p>${text}</p>`),
  ]
  return [`<div lang="${tag}">`, ...(await Promise.all(lines)), '</div>'].join('\n')
}

/** A complete message. Its sections and its language tag may contain actions of Go's templates. */
export async function messageDocument(tag: string, sections: string): Promise<string> {
  const text = html`<!doctype html>
<html lang="${raw(tag)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
  </head>
  <body>
${raw(sections)}
  </body>
</html>
`
  return String(await text)
}
