import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import { listen } from '#server/local/site/listen.ts'
import { addressesByKind } from '#tests/browser/addresses.ts'
import { type Load, weigh } from '#tests/browser/weight.ts'
import { chromiumArguments, findChromium } from '#tests/chromium.ts'

const screens = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]

/** What one page of each kind brings into a browser that has never seen the site, on a phone and on a desk. */
export async function weightTable(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cairnline-measure-'))
  const host = await listen({ port: 0, dataFolder, site: join('dist', 'client') })
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    const rows: string[] = []
    for (const address of addressesByKind) {
      const cells: string[] = []
      for (const viewport of screens) {
        const page = await browser.newPage({ viewport })
        const { beforeScrolling, whole } = await weigh(page, `${host.origin}${address}`)
        cells.push(shown(beforeScrolling), shown(whole))
        await page.close()
      }
      rows.push(`| ${address} | ${cells.join(' | ')} |`)
    }
    const heads = screens.flatMap(({ width }) => [`${width} px, before scrolling`, `${width} px, in all`])
    return [`| Page | ${heads.join(' | ')} |`, `|---|${'--:|'.repeat(heads.length)}`, ...rows].join('\n')
  } finally {
    await browser.close()
    await host.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

const shown = ({ requests, bodyBytes, headerBytes }: Load) =>
  `${(bodyBytes / 1000).toFixed(1)} + ${(headerBytes / 1000).toFixed(1)} kB, ${requests} requests`
