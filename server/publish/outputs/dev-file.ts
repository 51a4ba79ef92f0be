import { figureNames } from '#content/schema/figure.ts'
import { feedStylesheet } from './feeds.ts'
import { figureFile } from './figure-file.ts'

/** A drawing or stylesheet that only a build writes, for development; undefined for any other address. */
export function devFile(address: string): string | undefined {
  const name = figureNames.find((known) => address === `/figures/${known}.svg`)
  if (name) return figureFile(name)
  return feedStylesheet().find(({ file }) => address === `/${file}`)?.content
}
