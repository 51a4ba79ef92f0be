import { articleLanguage } from '#content/en/articles.ts'
import { articleParser } from '#content/markdown/parse.ts'
import type { Article } from '#content/schema/article.ts'

/** A correct article; tests change one line of it. The title is on line 2, the first heading on line 17. */
export const sample = `---
title: A sample of twelve stones
subtitle: How a cairn is read from the ground up, stone by stone
description: A sample article for the tests, long enough to be a description and short enough to be shown whole.
date: October 14, 2025
modified: October 27, 2025
author: research
topics: [staypoints, trips]
calls:
  - Request a Demo
  - Explore Signals Intelligence
closing:
  title: Which stone is missing?
  text: Send a photograph of the cairn.
draft: false
---
## First stone

Words of the first section.
`

/** The sample with one text replaced by another. Fails where the text does not occur, so that a test cannot pass idly. */
export function changed(from: string, to: string): string {
  if (!sample.includes(from)) throw new Error(`the sample does not contain "${from}"`)
  return sample.replace(from, to)
}

/** The sample with other words below its front matter. */
export const withBody = (body: string): string => sample.slice(0, sample.indexOf('## First')) + body

const words = { 'day.fixes': '1,606', 'site.name': 'Cairnline', 'day.markup': '<b>*raw*</b>' }

/** Parses as `x.md` and returns the article and the mistakes as `line: text`. */
export function parse(source: string, id = 'x'): { article: Article | undefined; problems: string[] } {
  const problems: string[] = []
  const { article } = articleParser(articleLanguage, words)(id, source, (line, text) =>
    problems.push(`${line}: ${text}`),
  )
  return { article, problems }
}

/** The blocks of the only section of an article that has no mistakes. */
export function blocksOf(body: string) {
  const { article, problems } = parse(withBody(`## Section\n\n${body}\n`))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return article?.sections[0]?.blocks ?? []
}
