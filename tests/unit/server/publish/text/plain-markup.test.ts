/* What is left of a page in feeds and Markdown. */

import { parseFragment } from 'parse5'
import { expect, it } from 'vitest'
import { elementsBelow } from '#server/publish/text/page-markup.ts'
import { plainMarkup, toMarkdown } from '#server/publish/text/plain-markup.ts'

function plain(html: string, omit?: Parameters<typeof plainMarkup>[2]): string {
  const [main] = elementsBelow(parseFragment(`<main>${html}</main>`))
  if (!main) throw new Error('no main')
  return plainMarkup(main, 'https://site.example/blog/a', omit)
}

it.each([
  ['classes', '<p class="x" id="y">a</p>', '<p>a</p>'],
  ['what is hidden', '<h2><span aria-hidden="true">1</span><span>Title</span></h2>', '<h2>Title</h2>'],
  [
    'scripts, forms and islands',
    '<script>1</script><button>b</button><div data-island="x">c</div><p>d</p>',
    '<p>d</p>',
  ],
  ['decoration', '<svg aria-hidden="true"><text>x</text></svg><img src="/a.svg" alt=""><p>d</p>', '<p>d</p>'],
])('drops %s', (_what, html, expected) => {
  expect(plain(html)).toBe(expected)
})

it.each([
  ['spans of one line', '<p><span>Published</span><time>May 4</time></p>', '<p>Published May 4</p>'],
  ['notes', '<div><span>a</span><span>b</span></div>', '<p>a<br>b</p>'],
  ['a label and its note', '<li><b>You write</b>Four fields.</li>', '<li><strong>You write</strong> Four fields.</li>'],
  ['not a full stop', '<p>One <span>two</span>.</p>', '<p>One two.</p>'],
  ['not the inside of a word', '<p>a<em>b</em>c</p>', '<p>a<em>b</em>c</p>'],
])('sets apart what only layout sets apart: %s', (_what, html, expected) => {
  expect(plain(html)).toBe(expected)
})

it('keeps the first number of a list', () => {
  expect(toMarkdown(plain('<ol start="4"><li>a</li><li>b</li></ol>'))).toBe('4. a\n5. b')
})

it('keeps the break between two parts of an article', () => {
  expect(plain('<p>a</p><hr class="x"><p>b</p>')).toBe('<p>a</p><hr><p>b</p>')
  expect(toMarkdown(plain('<p>a</p><hr><p>b</p>'))).toBe('a\n\n---\n\nb')
})

it('puts the link of a card on its heading, a caption before its table, and a drawing into words', () => {
  expect(plain('<a href="/x"><span>1</span><h2>Title</h2>Text</a>')).toBe(
    '<p>1</p><h2><a href="https://site.example/x">Title</a></h2><p>Text</p>',
  )
  expect(plain('<table><caption>What</caption><tbody><tr><td>1</td></tr></tbody></table>')).toBe(
    '<p><em>What</em></p><table><tbody><tr><td>1</td></tr></tbody></table>',
  )
  expect(plain('<svg role="img" aria-label="A cairn"><text>S1</text></svg>')).toBe('<p><em>A cairn</em></p>')
})

it('leaves out what it is told to', () => {
  expect(plain('<nav><p>a</p></nav><p>b</p>', ({ tagName }) => tagName === 'nav')).toBe('<p>b</p>')
})

it('lets no text become markup, in HTML or in Markdown', () => {
  const html = plain('<p>&lt;script&gt; *a* [b](c) _d_ `e`</p><p># not a heading</p><p>1. not a list</p>')
  expect(html).toContain('&lt;script&gt;')
  expect(toMarkdown(html)).toBe('\\<script> \\*a\\* \\[b](c) \\_d\\_ \\`e\\`\n\n\\# not a heading\n\n1\\. not a list')
})
