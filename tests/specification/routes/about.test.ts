import { describe, expect, it } from 'vitest'
import { linksIn, mainLinks, sectionOf, textOf, textsIn } from '#tests/specification/read.ts'

describe('About (/about)', () => {
  it.each(['Mission', 'Vision'])('%s', (name) => {
    expect(textOf(sectionOf('/about', name)).length).toBeGreaterThan(100)
  })

  it('four core values: Precision, Security First, Privacy by Design, Adaptability', () => {
    const values = textsIn(sectionOf('/about', 'Core values'), 'h3')
    expect(values).toEqual(['Precision', 'Security First', 'Privacy by Design', 'Adaptability'])
  })

  it('Precision links to /about/precision', () => {
    expect(linksIn(sectionOf('/about', 'Core values'))).toContain('/about/precision Precision')
  })

  it('six team areas', () => {
    expect(textsIn(sectionOf('/about', 'Team areas'), 'dt')).toHaveLength(6)
  })

  it('Security & Compliance with links to /security and /privacy', () => {
    expect(linksIn(sectionOf('/about', 'Security & Compliance'))).toEqual([
      '/security Security principles',
      '/privacy Privacy',
    ])
  })

  it('a history in three parts', () => {
    const history = sectionOf('/about', 'History').nextElementSibling
    expect(history?.querySelectorAll('li h3')).toHaveLength(3)
  })

  it('a link to /research-development', () => {
    expect(mainLinks('/about')).toContain('/research-development Research & Development')
  })
})
