import { describe, expect, it } from 'vitest'
import { plainArticles } from '#content/articles/plain-articles.server.ts'
import { figuresIn } from '#content/articles/stated-figures.ts'
import { articleLanguage } from '#content/en/articles.ts'
import { site } from '#content/facts/site.ts'
import { articleSlug } from '#content/schema/slug.ts'
import { fold, wordBlocks } from './blocks.ts'
import { builtFiles, builtPages, readBuilt } from './site.ts'
import { certificationsIn, citedOnly, isRegistered, unstated } from './stated.ts'

/** The figures that an article's front matter gives a reason for, by its address. */
const reasoned = new Map(
  plainArticles(articleLanguage).map(({ id, fields }) => [
    `/blog/${articleSlug(id, site.name)}`,
    Object.keys(fields?.numbers ?? {}).flatMap(figuresIn),
  ]),
)

describe.each(builtPages)('words of $address', ({ address, document }) => {
  const blocks = wordBlocks(document)
  const allowed = reasoned.get(address) ?? []

  it('state no figure that is neither a claim, nor of the day, nor called an example', () => {
    const loose = blocks.flatMap((block) =>
      unstated(block)
        .filter((figure) => !allowed.includes(figure))
        .map((figure) => `${figure} in: ${block.text.slice(0, 160)}`),
    )
    expect(loose).toEqual([])
  })

  it('name no certification that the register does not hold', () => {
    const foreign = blocks
      .flatMap(({ text }) => certificationsIn(text))
      .filter((name) => !isRegistered(name) && !(name in citedOnly))
    expect(foreign).toEqual([])
  })

  it('never leave FedRAMP High without its status', () => {
    for (const { text, element } of blocks.filter((block) => block.text.includes('FedRAMP')))
      if (
        !/^(?:NIST 800-53 Rev 5 and )?FedRAMP High$/.test(text) &&
        element.tagName !== 'TITLE' &&
        element.tagName !== 'META'
      )
        expect(text).toMatch(/in progress|Ready status achieved/)
  })
})

/** What a page must not say: a question that only the owner can answer stands in docs/open-claims.md. */
const openQuestions = new RegExp(
  [
    'not published yet|yet published|not here yet|by our own count|outside Canada|the contract names|asked for since',
    '"(?:status|evidence|scope)": ?(?:\\{ ?"kind"|"(?:contract|target|stated|certified|attested|aligned|asked))',
    'encore publiée?s?\\b|pas encore ici|selon notre (?:propre )?décompte|hors du Canada|extérieur du Canada|le contrat nomme',
    '613-555-|\\+1613555',
  ].join('|'),
  'i',
)

it('no page, feed or data file in either language publishes an open question or an invented telephone number', () => {
  const texts = builtFiles.filter((file) => /\.(?:html|json|txt|xml|md|csv)$/.test(file))
  expect(texts.length).toBeGreaterThan(200)
  const found = texts.flatMap((file) => {
    const [phrase] = openQuestions.exec(fold(readBuilt(file))) ?? []
    return phrase === undefined ? [] : [`${file}: ${phrase}`]
  })
  expect(found).toEqual([])
})
