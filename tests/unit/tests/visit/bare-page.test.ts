import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { barePage } from '#tests/tools/visit/host/bare-page.ts'

const page = `<!doctype html><html lang="en-CA"><head><title>Stones &amp; lines</title>
<link rel="preload" href="/a.woff2" as="font"><style>h1{color:red}</style><script>var words = 1</script></head><body>
<header class="x"><nav><ol><li><a class="y" href="/services">Services</a></li></ol></nav></header>
<div popover id="menu"><p>Menu words</p></div><main id="main"><section><h1 class="big">A <em>cairn</em></h1>
<svg><text>Drawn</text></svg><div><span>First</span><span>Second</span></div><img src="/a.png" alt="Stone">
<table><caption>Counts</caption><tbody><tr><th>Day</th><td>1.<!-- -->1</td></tr></tbody></table><p hidden>Later</p>
<form><label for="a">Name</label><input id="a" value="typed"><button>Send</button></form></section></main>
<footer><p>&copy; Cairnline</p></footer></body></html>`

/** The words of a document, as elements set them apart. */
function words(document: Document): string {
  const texts = document.createTreeWalker(document.body, document.defaultView?.NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
  return found.join(' ').replace(/\s+/g, ' ').trim()
}

describe('a bare page', () => {
  const { document } = new JSDOM(barePage(page)).window

  it('has the words of the page and its title', () => {
    expect(words(document)).toBe('Services A cairn First Second Counts Day 1.1 Name Send © Cairnline')
    expect(document.title).toBe('Stones & lines')
  })

  it('keeps headings, lists, tables and links, and where they lead', () => {
    for (const selector of ['header nav li a[href="/services"]', 'main h1 em', 'main table caption', 'td', 'footer p'])
      expect(document.querySelector(selector), selector).not.toBeNull()
  })

  it('requests nothing, runs nothing, and has one style of its own', () => {
    expect(document.querySelectorAll('link, script, svg, img, canvas, [class], [src], [style]')).toHaveLength(0)
    expect([...document.querySelectorAll('style')].map(({ textContent }) => textContent?.includes('red'))).toEqual([
      false,
    ])
  })

  it('refuses what is no page', () => {
    expect(() => barePage('<p>words')).toThrow('<title>')
  })
})
