import type { CardOnly } from '#content/schema/sector.ts'

/** A card alone: the page of public safety covers it (specification, section 2). */
export const emergency: CardOnly = {
  slug: 'emergency',
  title: 'Intervention en cas d’urgence et de catastrophe',
  description: 'Qui s’est déplacé, qui est resté, et quelles routes portent encore de la circulation.',
  leadsTo: 'publicSafety',
}
