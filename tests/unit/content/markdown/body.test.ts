/* The Markdown of an article: sections, figures, tables, notes, and mistakes in them. */

import { describe, expect, test } from 'vitest'
import { articleFigureNames } from '#content/markdown/blocks.ts'
import { blocksOf, parse, withBody } from './sample-article.ts'

const [figure = ''] = articleFigureNames

describe('sections', () => {
  test('are the ## headings, each with its own fragment', () => {
    const { article } = parse(
      withBody('## Where it fails\n\nHere.\n\n### Detail\n\n## Where it fails\n\n## {{day.fixes}} *fixes*\n'),
    )
    expect(article?.sections.map(({ id, title }) => [id, title])).toEqual([
      ['where-it-fails', 'Where it fails'],
      ['where-it-fails-2', 'Where it fails'],
      ['1-606-fixes', '1,606 fixes'],
    ])
    expect(article?.sections[0]?.blocks).toEqual([{ kind: 'html', html: '<p>Here.</p>\n<h3>Detail</h3>' }])
  })

  test('a line of dashes under a paragraph makes no section', () => {
    expect(blocksOf('Words\n---')).toEqual([{ kind: 'html', html: '<p>Words</p>\n<hr>' }])
  })

  test('words are counted without markup', () => {
    expect(parse(withBody('## Title\n\nOne *two* {{day.fixes}} = [four](/about).\n')).article).toMatchObject({
      wordCount: 4,
      readingMinutes: 1,
    })
    expect(parse(withBody(`## Title\n\n${'word '.repeat(690)}\n`)).article?.readingMinutes).toBe(3)
  })
})

describe('blocks', () => {
  test('keep their order, and prose between two others is one block', () => {
    const body = `One.\n\n- Two\n\n::: aside\nNote with *weight*.\n:::\n\n![A map](figure:${figure} "The sheet")\n\nThree.`
    expect(blocksOf(body)).toEqual([
      { kind: 'html', html: '<p>One.</p>\n<ul>\n<li>Two</li>\n</ul>' },
      { kind: 'aside', html: '<p>Note with <em>weight</em>.</p>' },
      { kind: 'figure', name: figure, number: 1, alt: 'A map', caption: 'The sheet' },
      { kind: 'html', html: '<p>Three.</p>' },
    ])
  })

  test('emphasis on the title of a source in another language says which', () => {
    const titles =
      '*Über ein Paradoxon aus der Verkehrsplanung* and *Modelling the scaling properties of human mobility*'
    expect(blocksOf(`${titles}.`)).toEqual([
      {
        kind: 'html',
        html: '<p><em lang="de">Über ein Paradoxon aus der Verkehrsplanung</em> and <em>Modelling the scaling properties of human mobility</em>.</p>',
      },
    ])
  })

  test('a definition names its term', () => {
    expect(blocksOf('::: definition Staypoint\nA run of fixes.\n:::')).toEqual([
      { kind: 'definition', term: 'Staypoint', html: '<p>A run of fixes.</p>' },
    ])
  })

  test('a table is data: alignment, sum and caption', () => {
    const body =
      '| Place | Dwell |\n|---|---:|\n| S1 | {{day.fixes}} |\n| **Sum** | *2* |\n\nTable: Minutes of *one* day.\n\nAfter.'
    expect(blocksOf(body)).toEqual([
      {
        kind: 'table',
        caption: 'Minutes of <em>one</em> day.',
        breadth: 12,
        columns: [
          { html: 'Place', text: 'Place', align: 'start' },
          { html: 'Dwell', text: 'Dwell', align: 'end' },
        ],
        rows: [
          {
            kind: 'entry',
            cells: [
              { html: 'S1', text: 'S1' },
              { html: '1,606', text: '1,606' },
            ],
          },
          {
            kind: 'sum',
            cells: [
              { html: '<strong>Sum</strong>', text: 'Sum' },
              { html: '<em>2</em>', text: '2' },
            ],
          },
        ],
      },
      { kind: 'html', html: '<p>After.</p>' },
    ])
  })

  test('placeholders are filled in text, captions, descriptions and terms', () => {
    const body = `{{day.fixes}} of {{site.name}}.\n\n::: definition {{site.name}}\nIt.\n:::\n\n![{{day.fixes}} dots](figure:${figure} "{{ day.fixes }} fixes")`
    expect(blocksOf(body)).toEqual([
      { kind: 'html', html: '<p>1,606 of Cairnline.</p>' },
      { kind: 'definition', term: 'Cairnline', html: '<p>It.</p>' },
      { kind: 'figure', name: figure, number: 1, alt: '1,606 dots', caption: '1,606 fixes' },
    ])
  })
})

test('a phrase in another language says which it is, and is text', () => {
  expect(blocksOf('One {{en: watermark < 2}} passes.')).toEqual([
    { kind: 'html', html: '<p>One <i lang="en">watermark &lt; 2</i> passes.</p>' },
  ])
})

test('a cell may contain a border that is escaped, and a heading may rise again by two', () => {
  expect(parse(withBody('## A\n\n### B\n\n#### C\n\n## D\n\n| a | b |\n|---|---|\n| 1 \\| 2 | |\n')).problems).toEqual(
    [],
  )
})

describe('text never becomes markup', () => {
  test('the words of a placeholder are text', () => {
    expect(blocksOf('{{day.markup}}')).toEqual([{ kind: 'html', html: '<p>&lt;b&gt;*raw*&lt;/b&gt;</p>' }])
  })

  test('links to elsewhere give no opener and no referrer', () => {
    expect(blocksOf('[out](https://example.org/a) [in](/about) [down](#x) [mail](mailto:a@b.example)')).toEqual([
      {
        kind: 'html',
        html:
          '<p><a href="https://example.org/a" rel="noopener noreferrer">out</a> <a href="/about">in</a> ' +
          '<a href="#x">down</a> <a href="mailto:a@b.example">mail</a></p>',
      },
    ])
  })

  test('an article is linked by the name of its file', () => {
    expect(blocksOf('[it](/blog/technical-backbone-product-movement-intelligence)')).toEqual([
      { kind: 'html', html: '<p><a href="/blog/technical-backbone-cairnline-movement-intelligence">it</a></p>' },
    ])
  })
})

describe('each mistake is named with its line', () => {
  const root = 'write the address from the root, as /about, or a full https address'
  const form = 'a figure stands alone in its paragraph, as ![what it shows](figure:name "caption")'
  const footnotes = 'there are none: say it in the sentence, or in a note (::: aside)'
  const rows = 'columns: give each row as many cells as the first, and end the table with an empty line'
  test.each([
    [
      'text before the first ##',
      'Words.\n\nMore.\n\n## Title\n\nText.',
      '17: text before the first ##: begin with a section heading',
    ],
    [
      'a title among the words',
      '## A\n\n# B',
      '19: heading #: the title stands in the front matter; begin sections with ##',
    ],
    [
      'unknown figure',
      '## A\n\n![a](figure:nowhere "b")',
      `19: figure "nowhere": use one of ${articleFigureNames.join(', ')}`,
    ],
    [
      'figure without caption',
      `## A\n\n![a](figure:${figure})`,
      '19: figure without a caption: ![what it shows](figure:name "caption")',
    ],
    [
      'figure without description',
      `## A\n\n![](figure:${figure} "b")`,
      '19: figure without words for those who cannot see it: ![what it shows](figure:name "caption")',
    ],
    ['figure inside a sentence', `## A\n\nOne\ntwo ![a](figure:${figure} "b").`, `20: image "a": ${form}`],
    [
      'unknown placeholder',
      '## A\n\nOne\n{{day.stones}}',
      '20: placeholder {{day.stones}} is unknown: use site.name, a key of the day (content/day/results/numbers.json), salt. and a purpose of content/facts/linkability.ts, or claim. and its key',
    ],
    [
      'a broken link in a section heading',
      '## A [b](/about',
      '17: "A [b](/about" has a link: link words of the text, and write words alone here',
    ],
    ['link without a root', '## A\n\n[b](about)', `19: link "about": ${root}`],
    [
      'link with a password',
      '## A\n\n[b](https://user:secret@example.org/x)',
      '19: link to example.org: take the name and the password out, which the page would show to everyone',
    ],
    [
      'link that runs a script',
      '## A\n\n[b](javascript:alert(1))',
      '19: "[b](javascript:alert(1))" is not a link: write [words](/about), or a full https address',
    ],
    [
      'unknown container',
      '## A\n\n::: note\nText\n:::',
      '19: "::: note" opens nothing: use ::: aside or ::: definition Term, and end it with :::',
    ],
    [
      'container with two colons',
      '## A\n\n:: aside\n\nText',
      '19: ":: aside" opens nothing: use ::: aside or ::: definition Term, and end it with :::',
    ],
    [
      'container left open, with all that follows in it',
      `## A\n\n::: aside\nText\n\n## B\n\n![a](figure:${figure} "b")\n\n| a |\n|---|\n| 1 |`,
      '19: ::: aside is never closed: end it with ::: on a line of its own',
    ],
    ['skipped heading level', '## A\n\nText.\n\n#### B', '21: heading ####: the heading above is ##, so write ###'],
    ['footnote', '## A\n\nOne.[^1]', `19: footnote [^1]: ${footnotes}`],
    [
      'row with a cell too few',
      '## A\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 1 |',
      `22: row of 1 in a table of 2 ${rows}`,
    ],
    [
      'table whose line of dashes has another count',
      '## A\n\n| a | b |\n|---|\n| 1 | 2 |',
      '19: "| a | b |" is not a table: give its first line and the line of dashes below it as many cells',
    ],
    [
      'curly quotes round a caption',
      `## A\n\n![a](figure:${figure} “b”)`,
      `19: "![a](figure:${figure} “b”)" has curly quotes: write straight ones, "caption"`,
    ],
    [
      'figure with a caption out of quotes',
      `## A\n\n![a](figure:${figure} b)`,
      `19: "![a](figure:${figure} b)" is not a figure: write ![what it shows](figure:name "caption")`,
    ],
    [
      'table inside a list',
      '## A\n\n- | a | b |\n  |---|---|\n  | 1 | 2 |',
      '19: table inside another block: set it on its own',
    ],
  ])('%s', (_, body, message) => {
    expect(parse(withBody(body))).toEqual({ article: undefined, problems: [message] })
  })
})
