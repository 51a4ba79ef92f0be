/* Texts made up to break parsers, paths and pages. */

import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { htmlOf } from '#content/articles/text-blocks.ts'
import type { Article } from '#content/schema/article.ts'
import { parse, withBody } from './sample-article.ts'

/** A fixed seed makes a failure the same on every machine. Another seed tries other inputs. */
fc.configureGlobal({ seed: 20_260_214, numRuns: 300 })

/** Texts that are known to break parsers, paths and pages. */
const hostileTexts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '</textarea><script>',
  '<!--',
  ']]>',
  'javascript:alert(1)',
  'JaVaScRiPt&colon;alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '%E0%A4%A',
  '\r\nBcc: all@evil.example',
  '\u0000',
  '\u{1F5FB}\u{1F9ED}',
  '\uD800',
  'constructor',
  '__proto__',
  '{{constructor}}',
  '{{day.markup}}',
  '"onmouseover="alert(1)',
]

/** Any text, and hostile texts between ordinary words. */
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 20 }), fc.lorem()), {
    maxLength: 5,
  })
  .map((parts) => parts.join(''))

type Node = DefaultTreeAdapterTypes.Node

/** The tags that prose can become. */
const proseTags = new Set(
  'p h3 h4 h5 h6 ul ol li blockquote pre code em strong s a br hr table thead tbody tr th td'.split(' '),
)
const proseAttributes = new Set(['href', 'title', 'rel', 'class', 'start', 'align', 'tabindex'])

function expectProse(node: Node): void {
  if ('tagName' in node) {
    expect(proseTags).toContain(node.tagName)
    for (const { name, value } of node.attrs) {
      expect(proseAttributes).toContain(name)
      if (name === 'href') expect(value).toMatch(/^(https:\/\/|\/(?![/\\])|#|mailto:)/)
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) expectProse(child)
}

function expectHarmless(article: Article): void {
  for (const { blocks } of article.sections) for (const html of blocks.flatMap(htmlOf)) expectProse(parseFragment(html))
}

/** Markdown in each of its forms, with any text in it. */
const markdown = fc
  .array(
    fc.oneof(
      hostileText,
      hostileText.map((text) => `[words](${text})`),
      hostileText.map((text) => `[words](<${text}> "${text}")`),
      hostileText.map((text) => `<${text}>`),
      hostileText.map((text) => `[a]: ${text}\n\n[a]`),
      hostileText.map((text) => `| ${text} | b |\n|---|---|\n| c | ${text} |`),
      hostileText.map((text) => `\`\`\`${text}\n${text}\n\`\`\``),
      hostileText.map((text) => `::: definition ${text}\n${text}\n:::`),
      hostileText.map((text) => `![${text}](figure:edge "${text}")`),
      hostileText.map((text) => `- ${text}\n> **${text}**`),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join('\n\n'))

test('nothing that an article says becomes anything but prose', () => {
  let accepted = 0
  fc.assert(
    fc.property(markdown, (text) => {
      const { article, problems } = parse(withBody(`## Section\n\n${text}\n`))
      if (article === undefined) {
        expect(problems.length).toBeGreaterThan(0)
        return
      }
      accepted += 1
      expectHarmless(article)
    }),
  )
  // Most texts are refused for their links. Some have to be accepted, or the test would say nothing.
  expect(accepted).toBeGreaterThan(30)
})
