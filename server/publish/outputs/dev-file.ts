import { renderFigure } from '#components/figures/render.ts'
import { figureNames } from '#content/schema/figure.ts'
import { feedStylesheet } from './feeds.ts'

/** A drawing or stylesheet that only a build writes, for development; undefined for any other address. */
export function devFile(address: string): string | undefined {
  const name = figureNames.find((known) => address === `/figures/${known}.svg`)
  if (name) return renderFigure(name)
  return feedStylesheet().find(({ file }) => address === `/${file}`)?.text
}
