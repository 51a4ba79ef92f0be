import type { Page } from 'playwright/test'

/** Transferred bytes as Chromium counts them: compressed bodies, and the headers of the answers. */
export interface Load {
  requests: number
  bodyBytes: number
  /** Uncompressed, as over HTTP/1.1. Over HTTP/2 each repeated header shrinks to a few bytes (RFC 7541). */
  headerBytes: number
}

export interface Weight {
  beforeScrolling: Load
  /** After scrolling to the end of the page, with every image. */
  whole: Load
  /** Addresses of the requests that the first paint waited for. */
  blocking: string[]
}

/** The transfer of a first visit to an address. The page must be new, with an empty cache. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const load: Load = { requests: 0, bodyBytes: 0, headerBytes: 0 }
  const session = await page.context().newCDPSession(page)
  const headers = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // The browser fetches the tab's icon by itself, and not every time.
    if (type !== 'Other') headers.set(requestId, response.encodedDataLength)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headerBytes = headers.get(requestId)
    if (headerBytes === undefined) return
    load.requests += 1
    load.headerBytes += headerBytes
    load.bodyBytes += encodedDataLength - headerBytes
  })
  await session.send('Network.enable')
  await page.goto(address, { waitUntil: 'networkidle' })
  const beforeScrolling = { ...load }
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.toJSON().renderBlockingStatus !== 'non-blocking')
      .map(({ name }) => name),
  )
  await page.evaluate(showAll)
  await session.detach()
  return { beforeScrolling, whole: { ...load }, blocking }
}

/** Loads the lazy images below the fold, and those in rows that scroll sideways. */
export async function showAll(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode()))
}
