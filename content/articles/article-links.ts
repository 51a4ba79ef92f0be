/*
 * Checks the links of an article: no two of one name lead to two places, and those to the contact form carry the topic that
 * their words ask about.
 */

import { vagueLink } from '#content/en/language/wording.ts'
import { contactAbout, type Topic, topics } from '#content/schema/topic.ts'
import { language } from '#language'
import { layout } from '#words/layout.ts'
import { type CheckedText, htmlOf, type Mistake, plain } from './text-blocks.ts'

interface NamedLink {
  label: string
  href: string
}

/** The links in the words of an article. */
const linksOf = ({ sections }: CheckedText): NamedLink[] =>
  sections
    .flatMap(({ blocks }) => blocks.flatMap(htmlOf).join(' '))
    .flatMap((html) => [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)])
    .map(([, href = '', label = '']) => ({ label: plain(label).replace(/\s+/g, ' ').trim(), href: plain(href) }))

/** Links that every page has. */
const linksOfEveryPage: readonly NamedLink[] = [
  ...layout.navigation.links,
  ...layout.menu.more,
  ...layout.footer.columns.flatMap(({ links }): readonly NamedLink[] => links),
  ...layout.footer.strip,
]

/** Where a link leads. A query chooses a topic, and leads to the same place. */
const targetOf = (href: string): string => href.replace(/\?[^#]*/, '')

/** Links that have one name and lead to two places: a list of links, as screen readers offer it, cannot tell them apart. */
export function linkMistakes(checked: CheckedText): Mistake[] {
  const own = linksOf(checked)
  const known = new Map(linksOfEveryPage.map(({ label, href }) => [label, href]))
  for (const { id, title } of checked.sections) {
    const other = known.get(title)
    if (other === undefined) known.set(title, `#${id}`)
  }
  const twice = [...Map.groupBy(checked.sections, ({ title }) => title)].filter(([, { length }]) => length > 1)
  const ambiguous = own.flatMap(({ label, href }) => {
    const other = known.get(label) ?? href
    known.set(label, other)
    if (targetOf(other) === targetOf(href)) return []
    return [
      {
        words: label,
        text: `link "${label}" to ${href}: ${other} has the same name: write other words in the brackets`,
      },
    ]
  })
  return [
    ...twice.map(([title]) => ({
      words: `## ${title}`,
      text: `heading "${title}" stands twice: give one of the two other words`,
    })),
    ...ambiguous,
    ...own.flatMap(({ label, href }) => (/^mailto:(?![^@\s]+@)/.test(href) ? [notMail(label, href)] : [])),
    ...(language.prefix === '' ? own.flatMap(englishMistakes) : []),
  ]
}

const notMail = (label: string, href: string): Mistake => ({
  words: label,
  text: `link "${href}" is no email address: write it as mailto:info@example.org`,
})

/** The topic that fits each label of a link to the contact form. Other labels ask nothing in particular. */
export const topicOfLabel: readonly (readonly [RegExp, Topic])[] = [
  [/Demo$/, 'demo'],
  [/security briefing|Security Team/, 'briefing'],
  [/Strategic Briefing|Consultation/, 'consultation'],
  [/Support|barrier|for access/, 'support'],
  [/Compliance Team/, 'compliance'],
  [/Application/, 'careers'],
  [/Research Team/, 'research'],
]

/** Labels of links to the contact form without a topic. */
export const generalLabel = /^(?:\d ?)?contact(?: us| our team)?$|tell us$/i

/** Links of an English text that do not say where they lead, or lead to the contact form with another topic than they name. */
function englishMistakes({ label, href }: NamedLink): Mistake[] {
  if (vagueLink.test(label))
    return [{ words: `[${label}]`, text: `link "${label}" does not say where it leads: write what is there` }]
  if (!/^\/contact(?:$|[?#])/.test(href)) return []
  const fitting = topicOfLabel.find(([words]) => words.test(label))?.[1]
  if (fitting !== undefined)
    return href === contactAbout(fitting)
      ? []
      : [{ words: label, text: `link "${label}" to ${href}: write ${contactAbout(fitting)}, which chooses its topic` }]
  const topic = /[?&]topic=([^&#]*)/.exec(href)?.[1]
  if (href.includes('?') && !topics.some((one) => one === topic))
    return [
      { words: label, text: `link "${label}" to ${href}: write /contact, or ?topic= and one of ${topics.join(', ')}` },
    ]
  if (href !== '/contact' || generalLabel.test(label)) return []
  return [
    {
      words: label,
      text: `link "${label}" to /contact: write contact us in the brackets, or choose a topic, as /contact?topic=demo: one of ${topics.join(', ')}`,
    },
  ]
}
