import { expect, it } from 'vitest'
import { readPage } from '#server/publish/outputs/content-graph.ts'

const html = (head: string, body = '<main><h1>A</h1></main>') =>
  `<!doctype html><html><head><title>A title</title><meta name="description" content="About it.">${head}</head><body>${body}</body></html>`
const canonical = '<link rel="canonical" href="https://www.cairnline.example/a">'

it('reads what a page says of itself', () => {
  const trail = '<nav class="breadcrumbs"><ol><li><a href="/">Home</a></li><li><span>A</span></li></ol></nav>'
  expect(readPage('a.html', html(canonical, `${trail}<main><h1>A &amp; B</h1></main>`))).toEqual({
    path: 'a',
    canonical: 'https://www.cairnline.example/a',
    title: 'A title',
    description: 'About it.',
    trail: ['Home', 'A'],
    published: undefined,
    modified: undefined,
    markdown: '# A & B',
    article: undefined,
  })
})

it('gives feeds the article without its title, its notes and its ways about', () => {
  const head = `${canonical}<meta property="og:type" content="article"><meta property="article:modified_time" content="2025-05-04T12:00:00.000Z">`
  const body =
    '<main><article><header><p class="back"><a href="/blog">Back</a></p><h1>A</h1><p class="notes">May 4</p><p class="lead">Lead.</p></header><nav>Contents</nav><section><h2>One</h2></section></article><section>Closing</section></main>'
  expect(readPage('a.html', html(head, body))).toMatchObject({
    article: { words: '<p>Lead.</p><h2>One</h2>' },
    modified: '2025-05-04T12:00:00.000Z',
  })
})

it.each([
  ['noindex', `${canonical}<meta name="robots" content="noindex">`],
  ['no canonical address', ''],
])('passes over a page with %s', (_what, head) => {
  expect(readPage('a.html', html(head))).toBeUndefined()
})

it('refuses a page that names another as canonical, or has no main part', () => {
  expect(() => readPage('b.html', html(canonical))).toThrow('b.html names another page as canonical')
  expect(() => readPage('a.html', html(canonical, '<p>A</p>'))).toThrow('a.html: a page needs')
})
