/* Services and sectors are described in full sentences. */

import { describe, expect, it } from 'vitest'
import { sectors } from '#words/sectors.ts'
import { services } from '#words/services.ts'

const described = [
  ...services.map((service) => ({ ...service, points: [...service.features, ...service.capabilities] })),
  ...sectors.map((sector) => ({
    ...sector,
    points: [...sector.benefits, ...sector.useCases, ...sector.compliance, ...sector.keyFeatures],
  })),
]

/** The fewest entries of each list with which a page is worth reading. */
const least: Readonly<Record<string, number>> = {
  features: 5,
  capabilities: 4,
  technologies: 6,
  benefits: 4,
  useCases: 7,
  compliance: 4,
  keyFeatures: 4,
}

describe.each(described)('$slug', ({ fullDescription, points, ...lists }) => {
  it('has enough entries in each of its lists', () => {
    for (const [name, entries] of Object.entries(lists))
      if (name in least) expect(Array.isArray(entries) && entries.length, name).toBeGreaterThanOrEqual(least[name] ?? 0)
  })

  it('is described in two to four paragraphs with at least 120 words together', () => {
    expect([2, 3, 4]).toContain(fullDescription.length)
    expect(fullDescription.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(120)
  })

  it('explains each point in a sentence', () => {
    for (const { text } of points) expect(text).toMatch(/[\p{L}\d]+[’'\s][\p{L}\d]+.*\.$/u)
  })
})
