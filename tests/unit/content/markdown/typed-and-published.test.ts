/* What an author types, and the HTML that a visitor gets. */

import { describe, expect, test } from 'vitest'
import { blocksOf, changed, parse, withBody } from './sample-article.ts'

/** The HTML that an article publishes for a body. */
const published = (body: string): string =>
  blocksOf(body)
    .map((block) => ('html' in block ? block.html : ''))
    .join('')

describe('an article publishes what its author types', () => {
  test.each([
    ['letters in parentheses', 'Paragraph 7(3)(c), (r), (tm), (p), class (C).', undefined],
    ['signs in a row', 'What???? Yes!!!! a,, b .. c, +- 2', undefined],
    ['an order of numbers', 'if a < b and c > d, or a<b', 'if a &lt; b and c &gt; d, or a&lt;b'],
    ['brackets', 'He [sic] took [the road] (closed) and [a] [b].', undefined],
    [
      'stars, marks and prices',
      'A* costs $5 to $10*, C++, snake_case, ~5 km, x^2, {1, 2}, #1, 10:30:45',
      'A* costs $5 to $10*, C++, snake_case, ~5\u00a0km, x^2, {1, 2}, #1, 10:30:45',
    ],
    [
      'names in Indigenous languages',
      'Tłı̨chǫ, Behchokǫ̀, Dënesųłiné, SENĆOŦEN, W̱SÁNEĆ, xʷməθkʷəy̓əm, hən̓q̓əmin̓əm̓',
      undefined,
    ],
    ['syllabics', 'ᐃᓄᒃᑎᑐᑦ, ᓀᐦᐃᔭᐍᐏᐣ ᙮ ᢰ', undefined],
    ['signs that our fonts lack', '€5, ½, ™, ‰, 5′, α ≤ β', undefined],
    ['dashes and ellipses', '2019--2020 -- so --- or...', '2019–2020 – so — or…'],
    [
      'apostrophes before a word',
      "'98 and '07, the '90s, 'tis, rock 'n' roll, 'kay",
      '’98 and ’07, the ’90s, ’tis, rock ’n’ roll, ’kay',
    ],
    ['angles', `45° 25' 16.5" N, 75°42'W, 'a "15" of 1998'`, '45° 25′ 16.5″ N, 75°42′W, ‘a “15” of 1998’'],
    ['quotes around a short word', "the unit 'em', not '12'", 'the unit ‘em’, not ‘12’'],
    ['the dashes of a domain', 'xn--qubec-csa.example', 'xn--qubec-csa.example'],
    ['apostrophes in a word', "aujourd'hui, l'été, d'*or*, dogs'", 'aujourd’hui, l’été, d’<em>or</em>, dogs’'],
    ['quotes', `"It's" and 'so'`, '“It’s” and ‘so’'],
    [
      'escaped signs',
      String.raw`\[a\](b), \<b>, \*\*x\*\*, \{#id\}, it\'s, &lt;p>`,
      "[a](b), &lt;b&gt;, **x**, {#id}, it's, &lt;p&gt;",
    ],
    ['arrows and comments as text', 'a --> b, <-- c, \\<!-- d -->', 'a --&gt; b, &lt;-- c, &lt;!-- d --&gt;'],
    [
      'stars of notes below a table',
      'p < 0.05*, p < 0.01** and (p < 0.001)***',
      'p &lt; 0.05*, p &lt; 0.01** and (p &lt; 0.001)***',
    ],
    [
      'absolute values and norms',
      '|x| < 1, |x| + |y|, ||x|| and P(A | B)',
      '|x| &lt; 1, |x| + |y|, ||x|| and P(A | B)',
    ],
    ['feet, inches and seconds', `5'10" tall, 45° 25' 16''`, '5′10″ tall, 45° 25′ 16″'],
    [
      'patterns in code',
      '`m[^ab]+`, `<!-- x -->`, `-->`, `**x`',
      '<code>m[^ab]+</code>, <code>&lt;!-- x --&gt;</code>, <code>--&gt;</code>, <code>**x</code>',
    ],
    [
      'patterns with a backslash',
      String.raw`m\[^ab]+, \_x, \-One, \[[x]], 1\.One, R&D, \&nbsp`,
      'm[^ab]+, _x, -One, [[x]], 1.One, R&amp;D, &amp;nbsp',
    ],
    ['signs at the beginning of a line', '-5 °C or\n– so it is –\n2. That is all', undefined],
    ['code', '`<br>`, `{{day.fixes}}`, `--x`', '<code>&lt;br&gt;</code>, <code>{{day.fixes}}</code>, <code>--x</code>'],
    [
      'an address as a link',
      "<https://a.ca/x--y'z>",
      `<a href="https://a.ca/x--y'z" rel="noopener noreferrer">https://a.ca/x--y'z</a>`,
    ],
  ])('%s', (_, body, html) => {
    // Which spaces keep words together is no matter here.
    const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(withPlainSpaces(published(body))).toBe(withPlainSpaces(`<p>${html ?? body}</p>`))
  })

  test('in the fields, captions and terms, too', () => {
    const body = '## A\n\n![It\'s](figure:edge "Paragraph (c)...")\n\n::: definition \'Tis\nA.\n:::\n'
    const { article, problems } = parse(withBody(body).replace('title: A sample', "title: The winter of '98 \\*"))
    expect(problems).toEqual([])
    expect(article).toMatchObject({
      title: 'The winter of ’98 * of twelve stones',
      sections: [{ blocks: [{ alt: 'It’s', caption: 'Paragraph (c)…' }, { term: '’Tis' }] }],
    })
  })
})

describe('markup that articles do not have is refused on its line', () => {
  test.each([
    ['a comment', 'One\ntwo <!-- note to a colleague --> three', 20],
    ['a comment on its own', 'One\n\n<!-- note\nto a colleague -->', 21],
    ['a comment that is indented', 'One\n\n    <!-- note -->', 21],
    ['a comment as a link', 'One\n\n[//]: # (note)', 21],
    ['a comment that is not closed', 'One <!-- note', 19],
    ['a tag', 'H<sub>2</sub>O', 19],
    ['a block of HTML', '- One\n\n  <div>\n  Two\n  </div>', 21],
    ['a tag with curly quotes', 'One <a href=“x y”>two</a>', 19],
    ['an attribute', 'One\n{: .note}', 20],
    ['a tag of a template', '{% include x %}', 19],
    ['a key with a brace too few', 'One {{day.fixes}', 19],
    ['a link with a space', 'One [two] (/about)', 19],
    ['a link with a space and emphasis', 'One [*two*]\n(/about)', 19],
    ['a link by reference', 'One [two][three]', 19],
    ['the address of a reference', 'One\n\n[three]: https://example.org', 21],
    ['a link that is not closed', 'One [two](/about', 19],
    ['a link without words', 'One [](/about)', 19],
    ['a link with a key', '[One](https://example.org/{{day.fixes}})', 19],
    ['a bare address', 'One\nhttps://example.org', 20],
    ['a footnote of several words', 'One[^my note]', 19],
    ['a picture by reference', '![One][two]', 19],
    ['a list of tasks', '- [ ] One\n- [x] Two', 19],
    ['an empty heading', 'One\n\n###', 21],
    ['an empty note', '::: aside\n:::', 19],
    ['an empty item', '- One\n-\n- Two', 20],
    ['code whose last line has words', '```\nOne\n``` js', 19],
    ['a run-on item', '-One\n-Two', 20],
    ['an item with the sign of another program', 'One\n• Two', 20],
    ['a run-on sign of such an item', '•One', 19],
    ['a run-on number', '1.One\n2.Two', 20],
    ['letters before items', 'a) One\nb) Two', 19],
    ['a sign of emphasis that is not closed', 'One\n_two', 20],
    ['a key with a brace too many', '{{{day.fixes}}}', 19],
    ['marked words', '==One==', 19],
    ['an entity without its beginning', 'One\n30nbsp;%', 20],
    ['an entity without its end', 'One&nbsp% and two', 19],
    ['a caption in French', '| a |\n|---|\n| 1 |\n\nTableau&nbsp;: One', 23],
    ['a caption without a space', '| a |\n|---|\n| 1 |\n\nTable:One', 23],
    ['a caption without words', '| a |\n|---|\n| 1 |\n\nTable:', 23],
    ['a caption with a number', '| a |\n|---|\n| 1 |\n\n**Table 1.** One', 23],
    ['a caption in French without an empty line', '| a |\n|---|\n| 1 |\nTableau : One.', 22],
    ['a link to no host', 'One\n[two](https://)', 20],
    ['a link to half a host', '[One](https://example)', 19],
    ['a link to no one', '[One](mailto:two)', 19],
    ['struck words', '~~One~~', 19],
    ['emphasis that is not closed', 'One **two', 19],
    ['emphasis with spaces', '** One **', 19],
    ['a product of numbers', '2*3*4', 19],
    ['stars of notes that would emphasize', 'One\n(p < 0.001)***, (p < 0.01)**', 20],
    ['code that is not closed', 'One `two', 19],
    ['a block of code that is not closed', '```\nOne', 19],
    ['an entity that is none', 'One &nosuch; two', 19],
    ['a heading without a space', '##One', 19],
    ['an underlined heading', 'One\n===', 20],
    ['a heading in a quotation', '> ### One', 19],
    ['a table without its line of dashes', '| a | b |', 19],
    ['a table without bars at its sides', 'a | b\n---|---|---', 19],
    ['a caption before its table', 'Table: One.\n\n| a |\n|---|\n| 1 |', 19],
    ['a caption without an empty line', '| a |\n|---|\n| 1 |\nTable: One.', 22],
    ['a cell', '| a |\n|---|\n| <br> |', 21],
    ['a note in a quotation', '> ::: aside\n> One\n> :::', 19],
    ['a formula', 'One $x^2$ two', 19],
    ['a number of a list that the page would change', '1. One\n2. Two\n4. Four', 21],
    ['a phrase in another language', '{{en: <b>one</b>}}', 19],
    ['a term', '::: definition *One*\nTwo.\n:::', 19],
    ['a caption', '![One](figure:edge "Two `three`")', 19],
    ['a section heading', 'One\n\n## Two {#two}\n\nThree', 21],
    ['a link in a section heading', 'One\n\n## [Two](/about)\n\nThree', 21],
    ['a character of a wrong encoding', 'One\nd\uFFFDtour', 20],
    ['two letters for one, by a wrong encoding', 'One\nd\u00C3\u00A9tour', 20],
    ['an invisible character', 'One\u200B', 19],
    ['an invisible character by its entity', 'One&#x200B;', 19],
    ['a letter of another script', 'Привет', 19],
    ['an emoji', 'One 😀', 19],
  ])('%s', (_, body, line) => {
    const { article, problems } = parse(withBody(`## Section\n\n${body}\n`))
    expect(article).toBeUndefined()
    expect(new Set(problems.map((problem) => Number.parseInt(problem, 10)))).toContain(line)
  })

  test.each([
    ['title: A sample', 'title: A *sample*', 2],
    ['title: A sample of', 'title: A sample #5 of', 2],
    ['subtitle: How', 'subtitle: <b>How</b>', 3],
    ['description: A sample', 'description: A [sample] (/about)', 4],
    ['topics: [staypoints', 'topics: [stay\u200Bpoints', 8],
    ['title: Which stone', 'title: Which `stone`', 13],
    ['text: Send', 'text: <!-- later --> Send', 14],
  ])('in the field %s', (from, to, line) => {
    expect(parse(changed(from, to)).problems.map((problem) => Number.parseInt(problem, 10))).toEqual(
      expect.arrayContaining([line]),
    )
  })
})

test('a message about markup in a long line shows the words around it', () => {
  const body = `## Section\n\n${'Stones upon stones. '.repeat(40)}As http://example.org says. ${'Others follow. '.repeat(20)}\n`
  expect(parse(withBody(body)).problems.join()).toMatch(
    /^19: "….*stones\. As http:\/\/example\.org says\..*…" is an address/,
  )
})

test('sections have ids of their own, which nothing around the article has', () => {
  const titles = ['Menu', 'Year', 'A', 'A', 'A 2', 'A', 'Sources', 'ᐃᓄᒃᑎᑐᑦ', 'ᓀᐦᐃᔭᐍᐏᐣ']
  const { article } = parse(withBody(titles.map((title) => `## ${title}\n\nWords.\n`).join('\n')))
  expect(article?.sections.map(({ id }) => id)).toEqual([
    'menu-2',
    'year-2',
    'a',
    'a-2',
    'a-2-2',
    'a-3',
    'sources-2',
    'section',
    'section-2',
  ])
})
