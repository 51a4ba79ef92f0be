import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { apostropheAdvice, hasApostrophe } from '#server/apostrophe.ts'
import { diskFault } from '#server/disk-fault.ts'

/**
 * The text to print for a build error: only the message if it says what to change, otherwise also the stack lines of the
 * project's own code, without those of the renderer, which are the same for every page.
 */
export function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof AggregateError) return explainedErrors(error.errors)
  const fault = diskFault(error) ?? syntaxMistake(error)
  if (fault !== undefined) return fault
  // The bundler's messages contain the place of the mistake: '╭─[ components/a.tsx:1:2 ]'.
  const said = stripVTControlCharacters(error.message)
  const isComplete = error.name === 'SettingsError' || /content\/|─\[ \S+:\d+:\d+ \]/.test(said)
  if (isComplete) return error.message.trim()
  const { stack = '' } = error.cause instanceof Error ? error.cause : error
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|node:|<anonymous>|onRenderHtml\.tsx/.test(line))
    .map((line) => line.replace('file://', '').replace(`${process.cwd()}/`, ''))
  return [error.message, ...frames].join('\n')
}

/** A syntax error with its file, line and excerpt, which Node writes before the stack. Undefined for any other error. */
function syntaxMistake({ name, message, stack = '' }: Error): string | undefined {
  if (name !== 'SyntaxError') return undefined
  const [, url, line, excerpt] = /^(file:\S+):(\d+)\n([\s\S]*?\^+)\n/.exec(stack) ?? []
  if (url === undefined || excerpt === undefined) return `${message}\nnpm run check names its file and line.`
  const file = relative('', fileURLToPath(url))
  const [code = '', mark = ''] = excerpt.split('\n').slice(-2)
  const mistake = file.startsWith('content') && hasApostrophe(code) ? apostropheAdvice : message
  return `${file}:${line}: ${mistake}\n${code}\n${mark}`
}

/**
 * Errors of both languages, with duplicates removed; a full disk is also reported once, although it affects different files.
 */
function explainedErrors(errors: readonly unknown[]): string {
  const fault = errors.find((error) => error instanceof Error && diskFault(error) !== undefined)
  return fault === undefined ? [...new Set(errors.map(explained))].join('\n') : explained(fault)
}
