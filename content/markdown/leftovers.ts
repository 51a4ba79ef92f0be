import type { StateCore, Token } from 'markdown-it'

/** Markup that stayed text, and on which line of its token. */
interface Leftover {
  line: number
  text: string
}

interface LeftoverForm {
  form: RegExp
  advice: string
  /** Whether the words of a link may have the form: they may repeat its address. */
  mayBeLinked?: true
}

/** Stands for what is no plain text: code, numbers of the day, escaped characters. */
const other = '\uFFFC'

const link = 'is not a link: write [words](/about), or a full https address'

/**
 * Markup of other programs and markup that is not complete, which a page would show as it is typed. A backslash before its
 * first sign makes it text.
 */
const forms: readonly LeftoverForm[] = [
  { form: /\]\([^)\n]*[“”„«»]/, advice: 'has curly quotes: write straight ones, "caption"' },
  { form: /!\[/, advice: 'is not a figure: write ![what it shows](figure:name "caption")' },
  { form: /\]\(/, advice: link },
  { form: /\]\s*\((?=[/#<]|\w+:|www\.)/, advice: link },
  { form: /\]\[|^\[[^\]\n]+\]:\s|\)\[(?=\/|https?:)/m, advice: link },
  {
    form: /(?<!\p{L})(?:(?:https?|ftp):\/\/|mailto:(?=\S)|www\.(?=\p{L}))/iu,
    advice: 'is an address: write it as a link, [words](https://example.org/)',
    mayBeLinked: true,
  },
  { form: /<!-|-->|<\/?[a-z][^<>\n]*>|<[?%]/i, advice: 'is HTML, and articles have none: take it out' },
  {
    form: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);|\ufffcnbsp;/i,
    advice: 'names no character: write the character itself',
  },
  {
    form: /\$\{|\{(?:[{%!<>]|:?\s*[.#]\s*[\p{L}_-]|:?\s*[\w-]+=|:\w|\+\+|--|==|~~|[\w-]+(?:\.[\w-]+)+\})|[}%]\}/u,
    advice: 'is markup in braces: articles have only keys, as {{site.name}}. Take it out',
  },
  {
    form: /\[\[[^[\]]*\]\]|\^\[|\[!\w|@\[|\*\[|\[\/\w+\]|\[\w+\s+\w+=|\[toc\]|(?<![\w:]):[a-z][a-z_]*[a-z]:(?![\w:])|%%/i,
    advice: 'is markup of another program: articles do not have it. Take it out',
  },
  {
    form: /\*\*|(?<![\p{L}\p{N}])__(?=\p{L})|(?<=\p{L})__(?![\p{L}\p{N}])|(?<![\p{L}\p{N}*])\*(?=\p{L})/u,
    advice: 'emphasizes nothing: *emphasis* and **strong** have their signs close to the words, before and after them',
  },
  { form: /`/, advice: 'is not code: `code` has the same sign before and after it' },
  { form: /^=+$/m, advice: 'is no heading: write ## and the words on one line' },
  {
    form: /~~|==\S[^=\n]*==|\+\+\S[^+\n]*\S\+\+|\|\|\S[^|\n]*\|\||(?<=\p{L})~\w+~|(?<=[\p{L}\d)])\^\w+\^/u,
    advice: 'is markup that articles do not have: write the words alone',
  },
  {
    form: /\$\$|\\[a-z]+\{|\$(?=\S)[^$\n]*[\\^_={][^$\n]*(?<=\S)\$(?!\d)/i,
    advice: 'is a formula, and articles have none: write it with letters and signs',
  },
  { form: /^#{2,6}(?=.)|^#(?=\p{L})/mu, advice: 'is not a heading: write ## and a space at the beginning of a line' },
  {
    form: /^\|(?:.|\n\|)*|(?:^.*\n)?^(?=.*[|+])(?=.*--)[ |+:-]+$/m,
    advice: 'is not a table: give its first line and the line of dashes below it as many cells',
  },
  { form: /^\[[ x]\](?=\s)/im, advice: 'is a list of tasks, and articles have none: take the brackets out' },
  {
    form: /^:::(?:[\s\S]*^:::$)?|^:(?=\s)|^!!!/m,
    advice: 'opens nothing: use ::: aside or ::: definition Term, and end it with :::',
  },
]

const found = new WeakMap<Token, readonly Leftover[]>()

/** The markup left in an inline token, one for each line. */
export const leftoversOf = (inline: Token): readonly Leftover[] => found.get(inline) ?? []

/** A rule that finds it while the quotes are as typed, and before escaped characters are joined with the text. */
export function noteLeftovers({ tokens }: StateCore): void {
  for (const token of tokens) if (token.children) found.set(token, leftovers(token.children))
}

function leftovers(children: readonly Token[]): Leftover[] {
  let isLinked = false
  let [all, unlinked] = ['', '']
  for (const [index, { type, content, markup, nesting }] of children.entries()) {
    if (type === 'link_open' || type === 'link_close') isLinked = type === 'link_open'
    if (nesting !== 0) continue
    // Phrases in another language are checked alone; a backslash before a letter is no escape.
    const isTyped =
      type === 'text' ? children[index - 1]?.type !== 'foreign_open' : type === 'text_special' && content === markup
    const text = isTyped ? content : /break$/.test(type) ? '\n' : other
    all += text
    unlinked += isLinked ? text.replace(/./g, other) : text
  }
  const lines = all.split('\n')
  const seen = new Set<number>()
  return forms.flatMap(({ form, advice, mayBeLinked }) => {
    const text = mayBeLinked ? unlinked : all
    const left: Leftover[] = []
    // Nearly every text has none, and a test costs less than a search.
    if (!form.test(text)) return left
    for (const { index } of text.matchAll(new RegExp(form, `${form.flags}g`))) {
      const line = all.slice(0, index).split('\n').length - 1
      if (seen.has(line)) continue
      seen.add(line)
      left.push({ line, text: `"${shown(lines[line] ?? '')}" ${advice}` })
    }
    return left
  })
}

const shown = (line: string): string => {
  const whole = line.replaceAll(other, '…').trim()
  return whole.length > 80 ? `${whole.slice(0, 80)}…` : whole
}
