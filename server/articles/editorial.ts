import { readFileSync } from 'node:fs'
import type { Problem } from '#content/markdown/problem.ts'

/** The record of each page's reader, objection and answer. */
const recordFile = 'docs/editorial.md'

interface EditorialEntry {
  address: string
  fields: readonly string[]
  /** Words of the page that answer the objection. */
  answer: string
  /** Line of the answer in the record, counted from 1. */
  line: number
}

/** The entries of the editorial record, one for each heading. */
export function editorialEntries(): EditorialEntry[] {
  const record = readFileSync(recordFile, 'utf8')
  return [...record.matchAll(/^## (.+)\n([\s\S]*?)(?=^## |(?![\s\S]))/gm)].map(([whole, address = '', part = '']) => {
    const answer = /“([^”]+)”/.exec(part)?.[1] ?? ''
    const at = record.indexOf(whole) + (answer === '' ? 0 : whole.indexOf(answer))
    return {
      address,
      fields: [...part.matchAll(/\*\*(\w+):\*\* \S/g)].map(([, name = '']) => name),
      answer,
      line: record.slice(0, at).split('\n').length,
    }
  })
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim().replaceAll('’', "'")

/** Whether the words of a page hold an answer of the record. */
export const answers = (words: string, answer: string): boolean => folded(words).includes(folded(answer))

/**
 * A line for each page that no longer has the words that the record quotes from it.
 * @param pages words of pages by their address. Other pages are not checked
 */
export const unanswered = (pages: ReadonlyMap<string, string>): Problem[] =>
  editorialEntries().flatMap(({ address, answer, line }) => {
    const words = pages.get(address)
    if (words === undefined || answers(words, answer)) return []
    const text = `${address} no longer has the words "${answer}", which answer its objection: put them back, or quote its new words here`
    return [{ file: recordFile, line, text }]
  })
