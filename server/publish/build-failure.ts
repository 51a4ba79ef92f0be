import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { apostropheAdvice, hasApostrophe } from '#server/apostrophe.ts'

/**
 * The text to print for a build error: only the message if it says what to change, otherwise also the stack lines of the
 * project's own code, without those of the renderer, which are the same for every page.
 */
export function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Both languages may say the same.
  if (error instanceof AggregateError) return [...new Set(error.errors.map(explained))].join('\n')
  const fault = syntaxMistake(error)
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
