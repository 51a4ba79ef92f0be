/** A mistake in an article, explained to the person who wrote it. */
export interface Problem {
  /** Path from the project's root. */
  file: string
  /** Counted from 1. */
  line: number
  text: string
}

/** All mistakes of all articles, one per line: `content/en/blog/x.md:12: author "reserch": use one of …`. */
export class ArticleError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, text }) => `${file}:${line}: ${text}`).join('\n'))
    this.name = 'ArticleError'
    // The mistake is in an article, not in the code: a stack trace would bury its line.
    this.stack = this.message
    this.problems = problems
  }
}

/** In order of files, and of lines within each. */
export const byPlace = (a: Problem, b: Problem): number => a.file.localeCompare(b.file) || a.line - b.line

/** Records a mistake: its line in the file, counted from 1, and what to do. */
export type Report = (line: number, text: string) => void
