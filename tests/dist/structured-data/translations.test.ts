import { expect, it } from 'vitest'
import { englishAddressOf } from '#content/page-addresses.server.ts'
import { frenchPages } from '#tests/dist/site.ts'
import { graphOf } from './graph-of.ts'
import { isNode } from './vocabulary.ts'

const sourced = frenchPages.filter(({ document }) => document.querySelector('main ul.sources'))

it('names the English work for what a French page cites, which cites as many as the French page lists', () => {
  expect(sourced.length).toBeGreaterThan(20)
  for (const { address, document } of sourced) {
    const graph = graphOf(address)
    const originals = graph.flatMap(({ translationOfWork: work }) => (work !== undefined && isNode(work) ? [work] : []))
    expect(originals, address).toHaveLength(1)
    expect(graph.some(({ citation }) => citation)).toBe(false)
    const english = englishAddressOf(address)
    const original = english && graphOf(english).find((node) => node['@id'] === originals[0]?.['@id'])
    expect(original, address).toHaveProperty(
      'citation.length',
      document.querySelectorAll('main ul.sources > li').length,
    )
  }
})
