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

describe.each(described)('$slug', ({ fullDescription, points }) => {
  it('is described in two to four paragraphs with at least 120 words together', () => {
    expect([2, 3, 4]).toContain(fullDescription.length)
    expect(fullDescription.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(120)
  })

  it('explains each point in a sentence', () => {
    for (const { text } of points) expect(text).toMatch(/[\p{L}\d]+[’'\s][\p{L}\d]+.*\.$/u)
  })
})
