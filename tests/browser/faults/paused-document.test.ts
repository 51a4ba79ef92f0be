import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchShifts } from '#tests/browser/layout-shift.ts'
import { expect, host, test } from '#tests/browser/test.ts'
import { windowedBrowser } from '#tests/chromium.ts'

// Text is measured as a window lays it out: the shell rounds the widths of glyphs in another way.
test.use(windowedBrowser())

/** Ends of packets, after which a line may pause once the first frame is allowed (record 32), the last within a form. */
const pauses = [
  '<svg id="logo"[^>]*>',
  '</svg>',
  '<nav [^>]*>',
  '<nav [^>]*>.*?</a>',
  '</nav>',
  '</button></div><div[^>]*>',
  '<input id="email"[^>]*>',
]

for (const address of ['/', '/fr', '/login'])
  for (const width of [375, 1440])
    test(`nothing moves on ${address} at ${width} px wherever its header or form pauses`, async ({ page, allow }) => {
      allow(/^elsewhere/)
      await watchShifts(page)
      await page.setViewportSize({ width, height: 900 })
      for (const pause of pauses) {
        const proxy = await openPausingProxy(new RegExp(`<header.*?${pause}`, 's'))
        await page.goto(`${proxy.origin}${address}`, { waitUntil: 'commit' })
        await painted()
        proxy.goOn()
        await page.waitForLoadState('load')
        await page.evaluate(async () => void (await document.fonts.ready))
        await painted()
        expect(await page.evaluate(() => window.shifts), pause).toEqual([])
        // Scripts that a form asks for once it is live may be on their way.
        await page.goto('about:blank')
        proxy.close()
      }

      function painted(): Promise<void> {
        return page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
        )
      }
    })

/** Answers as the host does, but for documents, which it sends up to the end of a match and then, once told, from there. */
async function openPausingProxy(until: RegExp): Promise<{ origin: string; goOn: () => void; close: () => void }> {
  let goOn = () => {}
  const resumed = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${host.origin}${url}`)
    const type = answer.headers.get('Content-Type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    if (type.startsWith('text/html')) await sendPaused(response, await answer.text())
    else response.end(Buffer.from(await answer.arrayBuffer()))
  })

  async function sendPaused(response: ServerResponse, document: string): Promise<void> {
    const match = until.exec(document)
    // A header without this element pauses at its end.
    const end = match ? match.index + match[0].length : document.indexOf('</header>')
    response.write(document.slice(0, end))
    await resumed
    response.end(document.slice(end))
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://localhost:${port}`, goOn, close: () => void server.close(() => {}) }
}
