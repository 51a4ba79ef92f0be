import type { Token } from 'markdown-it'
import { type ArticleFigureName, type Block, dayTables } from '#content/schema/article.ts'
import { figureNames } from '#content/schema/figure.ts'
import { suggest } from '#content/schema/suggest.ts'
import { plainText, type Vocabulary } from './inline.ts'
import { fillPlaceholders, unknownPlaceholder } from './placeholders.ts'
import type { Report } from './problem.ts'

/** Every name that `figure:` may give, in the order of the messages. */
export const articleFigureNames: readonly ArticleFigureName[] = [...figureNames, ...dayTables]

/** The image of a paragraph that holds an image and nothing else; undefined for any other paragraph. */
export function loneImage(inline: Token | undefined): Token | undefined {
  const [image, ...rest] = inline?.children ?? []
  return image?.type === 'image' && rest.length === 0 ? image : undefined
}

/**
 * Reads `![what it shows](figure:name "caption")`. Reports each part that is missing; undefined for an unknown name.
 * @param number of the figure in its article, from 1
 */
export function readFigure(
  image: Token,
  line: number,
  number: number,
  { words }: Vocabulary,
  report: Report,
): Block | undefined {
  const address = String(image.attrGet('src') ?? '')
  const name = articleFigureNames.find((one) => address === `figure:${one}`)
  const alt = plainText(image, line, words, report).trim()
  const caption = fillPlaceholders(String(image.attrGet('title') ?? ''), words, (key) =>
    report(line, unknownPlaceholder(key, words)),
  ).trim()
  const known = `one of ${articleFigureNames.join(', ')}`
  if (!address.startsWith('figure:'))
    report(line, `picture "${address}": files and other sites cannot be shown: write figure: and ${known}`)
  else if (name === undefined) {
    const written = address.replace('figure:', '')
    report(line, `figure "${written}": ${suggest(written, articleFigureNames, `use ${known}`)}`)
  }
  if (alt === '')
    report(line, 'figure without words for those who cannot see it: ![what it shows](figure:name "caption")')
  if (caption === '') report(line, 'figure without a caption: ![what it shows](figure:name "caption")')
  return name && { kind: 'figure', name, number, alt, caption }
}
