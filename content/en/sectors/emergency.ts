import type { Sector, SectorSlug } from '#content/schema/sector.ts'

/** The seventh card. It has no page of its own: public safety covers it (specification, section 2). */
export const emergency = {
  title: 'Emergency & Disaster Response',
  description: 'Who has moved, who has not, and which roads still carry traffic.',
  leadsTo: 'publicSafety',
  services: [
    { service: 'movement', mark: 'leans-on', reason: 'An evacuation is a change in routine, measured zone by zone.' },
    { service: 'social', mark: 'none', reason: 'Nobody needs a graph of neighbours to open a shelter.' },
    {
      service: 'ml',
      mark: 'adds',
      reason: 'Return and shelter demand can be forecast once the first days are on record.',
    },
    { service: 'gis', mark: 'adds', reason: 'Needed as soon as relief organizations share a map with police.' },
    { service: 'signals', mark: 'leans-on', reason: 'Portable nodes replace masts that have lost power.' },
    {
      service: 'awareness',
      mark: 'leans-on',
      reason: 'Roads, shelters and crews on one clock, for whoever holds the duty desk.',
    },
  ],
} as const satisfies Pick<Sector, 'title' | 'description' | 'services'> & { leadsTo: SectorSlug }
