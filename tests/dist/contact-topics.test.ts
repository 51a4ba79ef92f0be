import { describe, expect, it } from 'vitest'
import { contactAbout, type Topic, topics } from '#content/schema/topic.ts'
import { type BuiltPage, builtPages, inFrench, isPaired, page } from '#tests/dist/site.ts'

const links = builtPages.flatMap(({ address, document }) =>
  [...document.querySelectorAll('a[href^="/contact"]')].map((link) => ({
    address,
    label: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
    href: link.getAttribute('href') ?? '',
  })),
)

/** The topic that fits each label. Those of another label ask nothing in particular. */
const fitting: readonly (readonly [RegExp, Topic])[] = [
  [/Demo$/, 'demo'],
  [/security briefing|Security Team/, 'briefing'],
  [/Strategic Briefing|Consultation/, 'consultation'],
  [/Support|barrier|for access/, 'support'],
  [/Compliance Team/, 'compliance'],
  [/Application/, 'careers'],
  [/Research Team/, 'research'],
]

/** The topics that the links of a page to the contact form ask about, in order; null for none in particular. */
const asked = ({ document }: BuiltPage) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/contact"], a[href^="/fr/nous-joindre"]')]
    .filter((link) => !link.hasAttribute('hreflang'))
    .map((link) => new URL(link.getAttribute('href') ?? '', 'https://site.invalid').searchParams.get('topic'))

it.each(builtPages.filter(isPaired))('the links of $address ask about the same in French', (one) => {
  expect(asked(inFrench(one.name))).toEqual(asked(one))
})

describe('links to the contact page', () => {
  it.each(fitting)('%s carries its topic', (label, topic) => {
    const found = links.filter((link) => label.test(link.label))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ href }) => href !== contactAbout(topic))).toEqual([])
  })

  it('have a topic of the form, or a label that asks nothing in particular', () => {
    const known = topics.map(String)
    const topicOf = (href: string) => new URL(href, 'https://site.invalid').searchParams.get('topic')
    const unknown = links.filter(({ href }) => href.includes('?') && !known.includes(topicOf(href) ?? ''))
    expect(unknown).toEqual([])
    const general = new Set(links.filter(({ href }) => href === '/contact').map(({ label }) => label.toLowerCase()))
    expect([...general].filter((label) => !/^(\d ?)?contact( us| our team)?$/.test(label))).toEqual([])
  })
})

it.each(['/contact', '/fr/nous-joindre'])('the form of %s offers every topic once, and one is chosen', (address) => {
  const choices = [...page(address).document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  expect(choices.map(({ id }) => id)).toEqual(topics.map((topic) => `topic-${topic}`))
  expect(choices.filter((choice) => choice.hasAttribute('checked'))).toHaveLength(1)
  expect(new Set(choices.map(({ value }) => value)).size).toBe(topics.length)
  for (const { value, form } of choices) {
    expect(value).toMatch(/^(?:New Contact Form Submission|Nouveau message du formulaire) - Cairnline: \p{L}/u)
    expect(form?.getAttribute('enctype')).toBe('multipart/form-data')
  }
})
