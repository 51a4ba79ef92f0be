import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** A piece of words as the author typed it, without what the build puts in, and the line of its first letter. */
export interface Piece {
  readonly text: string
  readonly line: number
}

/** A number as the author typed it: '37%', '0.99¹⁰⁰', '1,500', with the line on which it stands. */
export interface Literal {
  readonly file: string
  readonly line: number
  readonly figure: string
  /** The words around it, for a message. */
  readonly words: string
}

/** Fields at the top of an article that hold no words: dates, keys, names. */
const wordless = /^(?:date|modified|author|topics|calls|sources|form|draft| {2}- )/

/** The lines of an article, without the keys in braces, addresses of links and names of figures. */
export const piecesOfMarkdown = (source: string): Piece[] =>
  source.split('\n').flatMap((text, index) => (wordless.test(text) ? [] : [{ text: bare(text), line: index + 1 }]))

const bare = (text: string) => text.replace(/\{\{[^{}]*\}\}/g, ' ').replace(/\]\([^()\s]*/g, ']')

/**
 * Every string of a module that can hold words. Left out: what is imported, keys, addresses, and strings that a function
 * takes, which are keys too, as in `claim('uptime')`.
 */
export function piecesOfModule(file: string, source: string): Piece[] {
  const { program } = parseSync(file, source)
  const pieces: Piece[] = []
  const silent = new Set<number>()
  const add = (text: string, start: number) => {
    if (!silent.has(start) && !/^(?:\/|#|https:)\S*$/.test(text))
      pieces.push({ text, line: source.slice(0, start).split('\n').length })
  }
  new Visitor({
    ImportDeclaration: ({ source: { start } }) => void silent.add(start),
    TSLiteralType: ({ literal: { start } }) => void silent.add(start),
    CallExpression: (call) => {
      for (const { type, start } of call.arguments) if (type === 'Literal') silent.add(start)
    },
    Property: ({ key: { start }, value }) => {
      if (start !== value.start) silent.add(start)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(value, start)
    },
    TemplateElement: ({ value, start }) => add(value.cooked ?? value.raw, start),
  }).visit(program)
  return pieces
}

/** Numbers that state nothing: years and days, names of standards and laws with their parts, numbers of figures. */
const names = [
  String.raw`\b\d{4}-\d\d(?:-\d\d(?:T\S*)?)?\b`,
  String.raw`\b\d+\.\d+\.\d+\b`,
  String.raw`\bregister-[\da-f]{16}\b`,
  String.raw`\b(?:OAuth|OpenAPI|CycloneDX|WGS|Core|Protocol|PCI DSS) \d[\d.]*`,
  String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December)\s(?:\d{4}|\d{1,2}(?:,\s\d{4})?)\b`,
  String.raw`\d{1,2}\s(?:January|February|March|April|May|June|July|August|September|October|November|December)`,
  String.raw`(?<![\d,.])(?:1[89]|20)\d\d(?![\d%]|[,.]\d|\s?m\b)`,
  String.raw`\b(?:ISO|IEC|IEEE|NIST|SP|RFC|STANAG|FIPS|CVE|AA|TS|CFR|ITSP|ITSG|CSA|EN|SOC|PCI DSS|CMMC|WCAG|PIPEDA|CRTC|ONSC|TLS|AES|SHA|P)[-/\s]?(?:IEC\s|SP\s|Findings\s|Level\s|DSS\s)?[#\d][\w.:/()–-]*(?:\sRev\s\d)?`,
  String.raw`\b(?:[Ss]ections?|[Aa]rticles?|[Cc]hapter|[Pp]art|[Ll]evel|[Cc]lauses?|[Ll]aw|[Ff]ig\.|Figs?\.|L|IL|S|Q|seed|seeds|day)\s?\d[\w.()]*(?:(?:,?\s(?:and|to|or)\s|,\s)\d[\w.()]*)*`,
  String.raw`\b\d+ CFR(?: Part)? [\d.]+|c\. [\w-]+|\bs{1,2}\. \d[\d.]*`,
  String.raw`\b802\.\d+\w*|\b31 G/5|\bv?\d\.\d(?=\s\(OASIS\))`,
  String.raw`\d\d:\d\d(?::\d\d(?:\.\d+)?)?`,
  String.raw`\b[A-Za-z]+[-–]?\d+[A-Za-z]*(?:-\d+)*\b`,
].join('|')
const named = new RegExp(names, 'g')
const number =
  /(?<![\w.,])[−±<]?\d+(?:,\d{3})*(?:\.\d+)?[⁰¹²³⁴⁵⁶⁷⁸⁹]*(?:[MBk]\b\+?|\+)?(?:\s?%\+?)?(?:[:/]\d+(?:\.\d+)?)?|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+(?:teen|ty)(?:-\w+)?|hundred) per cent\b/g

/** The numbers that stand in the words as typed. */
export function literalsOf(file: string, pieces: readonly Piece[]): Literal[] {
  return pieces.flatMap(({ text, line }) => {
    const left = text.replace(named, (name) => ' '.repeat(name.length))
    return [...left.matchAll(number)].map((found) => ({
      file,
      line: line + (text.slice(0, found.index).match(/\n/g)?.length ?? 0),
      figure: found[0].replace(/\s/g, '').replace('percent', ' per cent'),
      words: text
        .slice(Math.max(0, found.index - 30), found.index + 40)
        .replace(/\s+/g, ' ')
        .trim(),
    }))
  })
}

/**
 * Every such number in the words of a language, by file, from the root of the project.
 * @param spelled a text with its numbers as English spells them
 */
export const literalsIn = (folder: string, spelled = (text: string): string => text): Literal[] =>
  globSync(`${folder}/**/*.{md,ts}`)
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const pieces = file.endsWith('.md') ? piecesOfMarkdown(source) : piecesOfModule(file, source)
      return literalsOf(
        file,
        pieces.map(({ text, line }) => ({ text: spelled(text), line })),
      )
    })
