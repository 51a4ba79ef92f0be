/** Words that English texts do not use, and what to write in their place. */
interface WordRule {
  readonly word: RegExp
  readonly write: string
}

const plainly = 'what it does, in plain words'

/** Praise, placeholders, and spellings that are not Canadian. Every English page keeps these rules. */
const avoidedWords: readonly WordRule[] = [
  {
    word: /revolution(?:ary|i[sz]e)|cutting-edge|\bunlock|\bleverag|in today.s world|harness the/i,
    write: plainly,
  },
  { word: /seamless|game.chang|state.of.the.art|best.in.class|world.class|next.generation/i, write: plainly },
  { word: /—/, write: 'a comma, a colon or a new sentence' },
  { word: /\b(?:lorem|todo|tbd)\b/i, write: 'the words that are to stand here' },
  { word: /\bcent(?:er|ers|ered)\b/i, write: 'centre' },
  { word: /behavior/i, write: 'behaviour' },
  { word: /\bcolor/i, write: 'colour' },
  { word: /neighbor/i, write: 'neighbour' },
  { word: /\b(?:fav|hon|lab|rum|hum|harb|vap)or(?:s|ed|ing|ite|ites|able)?\b/i, write: '-our, as in harbour' },
  { word: /kilometer|\d meter|\b(?:theater|fiber|liter)s?\b/i, write: '-re, as in kilometre' },
  { word: /\banalyz/i, write: 'analyse' },
  { word: /\b(?:travel|label|cancel|signal)(?:ed|ing|er)\b/i, write: 'a double l, as in travelled' },
  { word: /\bcatalogs?\b/i, write: 'catalogue' },
  { word: /\bgray\b/i, write: 'grey' },
  { word: /\bdefense\b/, write: 'defence; Defense stands in names alone' },
]

/** The specification names a section of the register so. */
const specified = 'Government and defense standards'

/** The words of a text that English texts do not use, each with what to write. */
export const avoidedIn = (text: string): { found: string; write: string }[] =>
  avoidedWords.flatMap(({ word, write }) => {
    const [found] = word.exec(text.replace(specified, '')) ?? []
    return found === undefined ? [] : [{ found, write }]
  })

/** A word with a meaning of its own on this site. */
interface HouseWord extends WordRule {
  /** The pages that a visitor reads first and where the word may not stand; without it, all of them. */
  readonly on?: (address: string) => boolean
}

/** Words that a first-time visitor cannot know. Titles, descriptions and navigation do without them. */
export const houseWords: readonly HouseWord[] = [
  { word: /\bsheets?\b/i, write: 'map, page' },
  { word: /\bplates?\b/i, write: 'drawing' },
  { word: /\bseeds?\b/i, write: 'synthetic data' },
  { word: /\bamber\b/i, write: 'what the colour marks' },
  { word: /\benvelopes?\b/i, write: 'margin of error' },
  { word: /\bplateaus?\b/i, write: 'range of settings' },
  { word: /\bfans?\b(?![ -]out)/i, write: 'range, forecast' },
  { word: /\bwalked back\b/i, write: 'rolled back, traced back' },
  { word: /\bleans? on\b/i, write: 'uses' },
  { word: /\bhow surely\b/i, write: 'with what confidence' },
  { word: /\b(?:nobody|somebody|whoever)\b/i, write: 'we, you, no one, a visitor' },
  // Home draws a cairn, and about explains the name.
  { word: /\b(?:cairns?|stones?)\b/i, write: 'stop, drawing', on: (address) => !['/', '/about'].includes(address) },
]

/** Texts of links that do not say where they lead. */
export const vagueLink = /^(?:here|click here|read more|more|link)$/i
