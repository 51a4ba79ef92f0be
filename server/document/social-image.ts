import { site } from '#content/facts/site.ts'
import { addressOf } from '#content/page-addresses.server.ts'

/** Sizes of a page's card in pixels, by shape: `card` for chat windows, the others for search engines. */
export const cardSizes = {
  card: { width: 1200, height: 630 },
  '1x1': { width: 1200, height: 1200 },
  '4x3': { width: 1200, height: 900 },
  '16x9': { width: 1200, height: 675 },
} as const

export type CardShape = keyof typeof cardSizes

/** Further shapes of an article's card (Google Search Central, Article structured data). */
export const articleShapes = ['1x1', '4x3', '16x9'] as const satisfies readonly CardShape[]

/** File of a page's card, without a leading slash. `path` as in `PageMetadata`: '' for home. */
export function cardFile(path: string, shape: CardShape = 'card'): string {
  const page = addressOf(`/${path}`).slice(1)
  return `social/${page === '' ? 'home' : page}${shape === 'card' ? '' : `-${shape}`}.png`
}

/** Absolute address of a page's card, as chat windows and search engines need it. */
export const cardAddress = (path: string, shape: CardShape = 'card'): string => `${site.url}/${cardFile(path, shape)}`
