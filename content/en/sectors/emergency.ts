import type { CardOnly } from '#content/schema/sector.ts'

/** A card alone: the page of public safety covers it (specification, section 2). */
export const emergency: CardOnly = {
  slug: 'emergency',
  title: 'Emergency & Disaster Response',
  description: 'Who has moved, who has not, and which roads still carry traffic.',
  leadsTo: 'publicSafety',
}
