import { expect, it } from 'vitest'
import { englishAddressOf } from '#content/page-addresses.server.ts'
import { type BuiltPage, everyPage, frenchPages } from '#tests/dist/site.ts'

interface Node {
  '@id'?: string
  citation?: unknown[]
  translationOfWork?: { '@id': string }
}

function graphOf({ document }: BuiltPage): Node[] {
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}'
  return (JSON.parse(json) as { '@graph': Node[] })['@graph']
}

const sourced = frenchPages.filter(({ document }) => document.querySelector('main ul.sources'))

it('names the English work for what a French page cites, which cites as many as the French page lists', () => {
  expect(sourced.length).toBeGreaterThan(20)
  for (const page of sourced) {
    const graph = graphOf(page)
    const originals = graph.flatMap(({ translationOfWork }) => translationOfWork?.['@id'] ?? [])
    expect(originals, page.address).toHaveLength(1)
    expect(graph.some(({ citation }) => citation)).toBe(false)
    const english = everyPage.find(({ address }) => address === englishAddressOf(page.address))
    const original = english && graphOf(english).find((node) => node['@id'] === originals[0])
    expect(original?.citation, page.address).toHaveLength(page.document.querySelectorAll('main ul.sources > li').length)
  }
})
