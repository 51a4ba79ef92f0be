/* Finds markup that stayed text because it is mistyped, such as `##Title`. The check of articles reports it with advice. */

import type { StateCore, Token } from 'markdown-it'

/** What is mistyped on a line, and what to do about it. */
interface MistypedMarkup {
  /** Line of its token, counted from 0. */
  line: number
  /** The line as it was typed. */
  words: string
  kind: Kind
  /** What to do about it in the text of an article. */
  advice: string
}

/** How a kind of mistyped markup looks, for the table below. */
interface Form {
  form: RegExp
  advice: string
  /** Whether the words of a link may have the form: they may repeat its address. */
  mayBeLinked?: true
}

/** In the text that the forms are tested on, replaces what is no plain text: code, escaped characters. */
const other = '\uFFFC'
/** Replaces a key in braces. */
const key = '\uFFF9'

const link = 'is not a link: write [words](/about), or a full https address'
const heading = 'is not a heading: write ## and a space at the beginning of a line'
const emphasis =
  'emphasizes nothing: *emphasis* and **strong** have their signs close to the words, before and after them'

/** Character references that are often written without their semicolon. Not `&amp`-like parts of names: R&D, AT&T. */
const references =
  'nbsp|amp|lt|gt|quot|apos|shy|ensp|emsp|thinsp|ndash|mdash|hellip|laquo|raquo|[lr][sd]quo|copy|reg|deg|[aeiou](?:acute|grave|circ|uml)|ccedil|oelig|aelig'

/** A line that begins with an absolute value, which is no cell: |x| + |y| < 1. */
const absoluteValue = String.raw`\|\|?[^|\s](?:[^|\n]*[^|\s])?\|\|?(?![\p{L}\p{N}|])`
const absoluteValues = String.raw`(?:${absoluteValue}[^|\n]*)+$|${absoluteValue}.*[^|\s]\s*$`

/**
 * Markdown and HTML that is not complete or that articles do not have, which a page would show as it is typed. A backslash
 * before its first sign makes it text. Each line is reported once, as the first of these kinds.
 */
const forms = {
  'a caption in curly quotes': {
    form: /\]\([^)\n]*[“”„«»]/,
    advice: 'has curly quotes: write straight ones, "caption"',
  },
  'a figure': { form: /!\[/, advice: 'is not a figure: write ![what it shows](figure:name "caption")' },
  'a link': {
    form: /\]\(|\]\s*\((?=[/#<]|\w+:|www\.)|\]\[|^\[[^\]\n]+\]:\s|\)\[(?=\/|https?:)/m,
    advice: link,
  },
  'an address': {
    form: /(?<!\p{L})(?:(?:https?|ftp):\/\/|mailto:(?=\S)|www\.(?=\p{L}))/iu,
    advice: 'is an address: write it as a link, [words](https://example.org/)',
    mayBeLinked: true,
  },
  HTML: { form: /<!-|<\/?[a-z][^<>\n]*>|<[?%]/i, advice: 'is HTML, and articles have none: take it out' },
  'a reference to a character': {
    form: new RegExp(
      String.raw`&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);|&(?:#\d+|${references})(?![\p{L}\d;])|(?<!\p{L})nbsp;|&\s+nbsp\b`,
      'iu',
    ),
    advice: 'names no character: write the character itself, or the whole name, as &nbsp;',
  },
  'markup in braces': {
    form: new RegExp(
      String.raw`\$\{|\{(?:[{%!<>|]|:?\s*[.#]\s*[\p{L}_-]|:?\s*[\w-]+=|:\w|\+\+|--|==|~~|[\w-]+(?:\.[\w-]+)+\})|[}%]\}|\{${key}|${key}\}`,
      'u',
    ),
    advice: 'is markup in braces: articles have only keys, as {{site.name}}. Take it out',
  },
  emphasis: {
    form: new RegExp(
      [
        // Stars after a number are those of a note below a table: p < 0.01**.
        String.raw`(?<![\d%)*${key}])\*{2,}`,
        String.raw`\*{2,}(?=[\p{L}\p{N}])`,
        String.raw`(?<![\p{L}\p{N}*])\*(?=\p{L})`,
        String.raw`(?<![\p{L}\p{N}_/.-])_+(?=\p{L})`,
        String.raw`(?<=\p{L})_+(?![\p{L}\p{N}_])`,
      ].join('|'),
      'u',
    ),
    advice: emphasis,
  },
  code: { form: /`/, advice: 'is not code: `code` has the same sign before and after it' },
  'an underlined heading': { form: /^=+$/m, advice: 'is no heading: write ## and the words on one line' },
  'marked or struck text': {
    form: /~~|==\S[^=\n]*==|\+\+\S[^+\n]*\S\+\+|\|\|[^|\n]*\p{L}{3}[^|\n]*\|\||(?<=\p{L})~\w+~|(?<=[\p{L}\d)])\^\w+\^/u,
    advice: 'is markup that articles do not have: write the words alone',
  },
  'a formula': {
    form: /\$\$|\\[a-z]+\{|\\(?:newpage|pagebreak|noindent|item)\b|\$(?=\S)[^$\n]*[\\^_={][^$\n]*(?<=\S)\$(?!\d)/i,
    advice: 'is a formula, and articles have none: write it with letters and signs',
  },
  'a heading': { form: /^#{2,6}(?=.)|^#(?=\p{L})/mu, advice: heading },
  'a table': {
    form: new RegExp(String.raw`^(?!(?:${absoluteValues}))\|(?:.|\n\|)*|(?:^.*\n)?^(?=.*[|+])(?=.*--)[ |+:-]+$`, 'mu'),
    advice: 'is not a table: give its first line and the line of dashes below it as many cells',
  },
  'a list of tasks': {
    form: /^\[[ x]\](?=\s)/im,
    advice: 'is a list of tasks, and articles have none: take the brackets out',
  },
  'a list': {
    form: /^\u00a0*[-+*](?=[\p{L}\u00a0])|^\u00a0+[-+*]\s|^\u00a0*[•◦‣▪●○■□➢➤∙]|^·\s?(?=\p{L})|^\d{1,2}[.)](?=\p{L}{2})|^[–—]\s.*\n[–—]\s|^\(?(?:\p{L}|\d{1,2})[.)]\s.*\n\(?(?:\p{L}|\d{1,2})[.)]\s/mu,
    advice:
      'is not a list: begin each item on a line of its own with - and a space, or 1. and a space, after an empty line',
  },
  'a note': {
    form: /^:::(?:[\s\S]*^:::$)?|^::?(?=\s|$)|^::(?=[a-z])|^!!!|^\?\?\?\+?\s\w/m,
    advice: 'opens nothing: use ::: aside or ::: definition Term, and end it with :::',
  },
} as const satisfies Readonly<Record<string, Form>>

type Kind = keyof typeof forms

const kinds = Object.entries<Form>(forms) as [Kind, Form][]

const found = new WeakMap<Token, readonly MistypedMarkup[]>()

/** The markup left in an inline token, one for each line. */
export const mistypedIn = (inline: Token): readonly MistypedMarkup[] => found.get(inline) ?? []

/** The parser's rule that finds leftover markup. It runs before quotes are set and escaped characters are joined with the text. */
export function noteMistyped({ tokens }: StateCore): void {
  for (const token of tokens) if (token.children) found.set(token, mistyped(token.children))
}

function mistyped(children: readonly Token[]): MistypedMarkup[] {
  let isLinked = false
  let [all, unlinked] = ['', '']
  for (const [index, { type, content, markup, nesting }] of children.entries()) {
    if (type === 'link_open' || type === 'link_close') isLinked = type === 'link_open'
    if (nesting !== 0) continue
    // Phrases in another language are checked alone; a backslash before a letter is no escape.
    const isTyped =
      type === 'text' ? children[index - 1]?.type !== 'foreign_open' : type === 'text_special' && content === markup
    const text = isTyped ? content : /break$/.test(type) ? '\n' : type === 'placeholder' ? key : other
    all += text
    unlinked += isLinked ? text.replace(/./g, other) : text
  }
  const lines = all.split('\n')
  const seen = new Set<number>()
  return kinds.flatMap(([kind, { form, advice, mayBeLinked }]) => {
    const text = mayBeLinked ? unlinked : all
    const left: MistypedMarkup[] = []
    // Nearly every text has none, and a test costs less than a search.
    if (!form.test(text)) return left
    for (const { index } of text.matchAll(new RegExp(form, `${form.flags}g`))) {
      const before = all.slice(0, index).split('\n')
      const line = before.length - 1
      if (seen.has(line)) continue
      seen.add(line)
      left.push({ line, words: shown(lines[line] ?? '', before.at(-1)?.length ?? 0), kind, advice })
    }
    return left
  })
}

/** A line, or 80 characters of a long one: a paragraph is one line, and its markup may stand far behind its first words. */
const shown = (line: string, markup: number): string => {
  const from = line.length > 80 && markup > 60 ? markup - 40 : 0
  const part = line
    .slice(from, from + 80)
    .replaceAll(other, '…')
    .replaceAll(key, '…')
    .trim()
  return `${from > 0 ? '…' : ''}${part}${from + 80 < line.length ? '…' : ''}`
}
