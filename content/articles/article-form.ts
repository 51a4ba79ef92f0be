/*
 * Checks whether an article has what docs/editing.md requires of every article: its length, an example, a limit, figures, a
 * word on privacy.
 */

import type { Block } from '#content/schema/article.ts'
import { language } from '#language'
import { figuresIn, unstatedFigures } from './stated-figures.ts'
import { type CheckedText, htmlOf, textBlocks } from './text-blocks.ts'

/** Patterns of required content, in each language. */
const { example, limit, privacy } = {
  'en-CA': {
    example: /\bexample\b/i,
    limit: /\b(?:fails|limits|not|no|stops|wrong)\b/i,
    privacy: /\bprivacy\b/i,
  },
  'fr-CA': {
    example: /(?<!\p{L})exemples?(?!\p{L})/iu,
    limit: /(?<!\p{L})(?:échoue|trompe|s’arrête|ne|n’arrête)(?:nt)?(?!\p{L})/iu,
    // Canadian laws say « renseignements personnels » where English says privacy.
    privacy: /vie privée|renseignements? personnels?/i,
  },
}[language.tag]

const lengths = { article: [1_200, 2_000], notice: [100, 600] } as const

/** A message for each requirement (docs/editing.md) that an article or a notice does not meet. */
export function formMistakes({ form, wordCount, sections }: CheckedText): string[] {
  const [least, most] = lengths[form]
  const size = `${counted(wordCount, 'word')}: ${form === 'article' ? 'an article' : 'a notice'} has ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`
  const length = wordCount < least || wordCount > most ? [size] : []
  if (form === 'notice') return length
  const blocks = sections.flatMap((section) => section.blocks)
  const figures = blocks.filter(({ kind }) => kind === 'figure').length
  const text = blocks.map(wordsAndLinksOf).join(' ')
  const links = new Set([...text.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href))
  const titles = sections.map(({ title }) => title)
  const hasTable = blocks.some(
    (block) => block.kind === 'table' || (block.kind === 'figure' && block.name === 'entropy'),
  )
  const rules: readonly [holds: boolean, lack: string][] = [
    [
      sections.length >= 4,
      `${counted(sections.length, 'section')}: an article has at least 4, each under a heading ##`,
    ],
    [blocks.some(({ kind }) => kind === 'definition'), 'no definition: write one, as ::: definition Term'],
    [
      figures >= 2,
      `${counted(figures, 'figure')}: an article shows at least 2, as ![what it shows](figure:name "caption")`,
    ],
    [example.test(text) && hasTable, 'no worked example: write one that says "example", with a table'],
    [titles.some((title) => limit.test(title)), `no section on where the method fails: ${headings}`],
    [privacy.test(titles.join(' ') + text), 'nothing on privacy: say what the method means for the people in the data'],
    [links.size >= 2, `${counted(links.size, 'link')} to other pages of the site: an article has at least 2`],
  ]
  return [...length, ...rules.flatMap(([holds, lack]) => (holds ? [] : [lack]))]
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

const headings =
  language.prefix === ''
    ? 'its heading says fails, limits, not, no, stops or wrong'
    : 'its heading says échoue, trompe, s’arrête or ne'

function wordsAndLinksOf(block: Block): string {
  if (block.kind === 'figure') return `${block.alt}. ${block.caption}`
  return block.kind === 'table' ? block.caption : htmlOf(block).join(' ')
}

/** A figure without a reason, or a reason without its figure. */
interface FigureMistake {
  figure: string
  /** Words of the paragraph that has it. Empty for a figure that no paragraph has. */
  around: string
  text: string
}

/**
 * The figures of an English article without a reason, and the stated reasons for figures that it does not contain.
 * @param checked with a word in place of each key in braces, so that its figures are those that the file spells out
 */
export function figureMistakes(checked: CheckedText): FigureMistake[] {
  const { reasoned } = checked
  const allowed = new Set(reasoned.flatMap(figuresIn))
  const units = textBlocks(checked)
  const loose = new Map<string, string>()
  for (const unit of units)
    for (const figure of unstatedFigures(unit))
      if (!allowed.has(figure) && !loose.has(figure)) loose.set(figure, unit.text)
  const held = new Set(units.flatMap(({ text }) => figuresIn(text)))
  return [
    ...[...loose].map(([figure, around]) => ({
      figure,
      around,
      text:
        `"${figure}" has no reason: write the key of a claim or of a number of the day in braces, say "example" in the same ` +
        'paragraph, name there a source of content/sources/ with its year, or write it into the front matter with its reason, ' +
        `as numbers: {"${figure}": why it is true}`,
    })),
    ...reasoned
      .filter((reason) => figuresIn(reason).some((figure) => !held.has(figure)))
      .map((reason) => ({
        figure: reason,
        around: '',
        text: `numbers: "${reason}" stands nowhere in the text: take it out`,
      })),
  ]
}
