import type { CardShape } from '#server/document/social-image.ts'
import type { Card } from './card.ts'

/** A card to draw: its words, its shape, and the path of its PNG in the build cache. */
export interface CardJob {
  card: Card
  shape: CardShape
  path: string
}
