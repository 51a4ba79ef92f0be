import { JSDOM } from 'jsdom'
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

describe('the search for figures', () => {
  const found = (html: string) =>
    wordBlocks(new JSDOM(`<body><main>${html}</main></body>`).window.document).flatMap((block) => unstated(block))

  it.each([
    ['a share', '<p>Accuracy of 97%.</p>', '97%'],
    ['a latency', '<p>Answers in 20 ms.</p>', '20 ms'],
    ['a rate', '<p>20M+ signals per second.</p>', '20M+ signals per second'],
    ['a recovery time', '<p>RTO under 2 hours.</p>', '2 h'],
    ['a bounded length', '<p>Precision under 3 m.</p>', '3 m'],
    ['a ratio', '<p>Compression of 12:1.</p>', '12:1'],
    ['a total', '<p>40+ certifications.</p>', '40+'],
    ['one in a table without a caption', '<table><tr><td>Uptime</td><td>99.5%</td></tr></table>', '99.5%'],
    ['one in a description of a picture', '<img alt="A bar at 81%">', '81%'],
  ])('finds %s', (_, html, figure) => {
    expect(found(html)).toEqual([figure])
  })

  it.each([
    ['a claim', '<p>Alerts in under 100\u00a0ms, 24/7, at 99.99%.</p>'],
    ['a claim set large', '<p><span>&lt;100</span> <small>ms</small></p>'],
    ['what follows from one', '<p>That leaves 52 min 34 s of a year.</p>'],
    ['a number of the day', '<p>A stop of 14 minutes.</p>'],
    ['a figure called an example', '<p>An example: 97% of them.</p>'],
    ['a published one', '<p>Song and colleagues (2010) found 93%.</p>'],
    ['a table whose caption calls it an example', '<table><caption>Example.</caption><tr><td>97%</td></tr></table>'],
    ['a section headed so', '<section><h2>Worked example: rain</h2><p>Then 97% are wet.</p></section>'],
    ['a marked block', '<div data-example><p>97%</p></div>'],
    ['a level of confidence', '<p>Amber: the 95% region.</p>'],
    ['distances, dates and plain counts', '<p>At 50 km/h, 833 m from October 14, three of 12.</p>'],
  ])('lets pass %s', (_, html) => {
    expect(found(html)).toEqual([])
  })
})
