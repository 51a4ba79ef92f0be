/* The schema of an article's front matter: every field with its limits, and the advice where one is wrong. */

import { z } from 'zod'
import { ownCode } from '#content/languages/languages.ts'
import { articleForms, askTargets, type Call, exploreTargets, teams } from '#content/schema/article.ts'
import { isAddressName } from '#content/schema/slug.ts'
import { suggest } from '#content/schema/suggest.ts'
import { publicationOf, type Source } from '#content/sources/source.ts'
import { isSourceKey, type SourceKey, sourceOf, unknownKey } from '#content/sources/sources.ts'
import { todayInOttawa } from '#content/today.ts'
import { language } from '#language'
import type { ArticleLanguage, ArticleTemplate } from './language.ts'

const text = (least: number, most: number) => {
  const form = `use ${least} to ${most} characters`
  const length = (issue: { input: unknown }) => `${String(issue.input).trim().length} characters long, ${form}`
  // YAML reads 2026 as a number, true as a truth value, [a] as a list and a: b as a field.
  const type = ({ input }: { input?: unknown }) => (input == null ? form : `put the text in quotes, and ${form}`)
  return z
    .string({ error: type })
    .trim()
    .pipe(z.string().min(least, { error: length }).max(most, { error: length }))
}

const addressForm =
  'use lower-case words without accents, joined by hyphens, as du-capteur-au-signal, but not index or 404'

/** English articles have the name of their file as their address. */
const absent = z.never({ error: 'take it out: the address is the name of the file' }).optional()

/** The last part of the address of an article in another language than English. */
const address = z
  .string({ error: addressForm })
  .refine(isAddressName, { error: addressForm })
  .max(80, { error: addressForm })

/** The one language of a notice that has no pair. */
const oneLanguage = z.literal(ownCode, {
  error: `write ${ownCode}, the language of this folder, or take the line out and write the text in both languages`,
})

/** Names of the fields that an article may have in the language of the build. */
const usable = (shape: z.ZodRawShape): string[] => Object.keys(shape).filter((name) => shape[name] !== absent)

/** An object with these fields and no others; `form` says how to write them. */
const fields = <Shape extends z.ZodRawShape>(shape: Shape, form: string) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return form
      const names = usable(shape)
      return suggest(String(issue.keys), names, `use ${names.join(', ')}`)
    },
  })

/** The message about a value that is none of these names. */
const oneOf = (written: unknown, names: readonly string[]): string => {
  const all = `use one of ${names.join(', ')}`
  return typeof written === 'string' ? suggest(written, names, all) : all
}

/** The label of a closing call, read as the call that it names. */
function call<Key extends string>(labels: Readonly<Record<Key, string>>, targets: Readonly<Record<Key, string>>) {
  const calls = new Map<string, Call>(
    Object.entries<string>(labels).map(([key, label]) => [label, { label, href: targets[key as Key] }]),
  )
  const names = [...calls.keys()]
  return z.string({ error: oneOf(undefined, names) }).transform((label, context) => {
    const found = calls.get(label)
    if (found) return found
    context.addIssue({ code: 'custom', message: oneOf(label, names), input: label })
    return z.NEVER
  })
}

const months = [
  'jan',
  'feb|fev',
  'mar',
  'apr|avr',
  'may|mai',
  'jun|juin',
  'jul|juil',
  'aug|aou',
  'sep',
  'oct',
  'nov',
  'dec',
]

/** The day that a date in another form means: '1 Dec 2026', '2026-12-01', '1 décembre 2026'. */
function meantDay(written: string): Date | undefined {
  const folded = written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const [, isoMonth = '', isoDay = ''] = /\b\d{4}-(\d\d?)-(\d\d?)\b/.exec(folded) ?? []
  const year = Number(/\b\d{4}\b/.exec(folded)?.[0])
  const month = isoMonth ? Number(isoMonth) - 1 : months.findIndex((stem) => new RegExp(`\\b(?:${stem})`).test(folded))
  const day = Number(isoDay || /\b([0-3]?\d)(?:er|st|nd|rd|th|e)?\b/.exec(folded)?.[1])
  if (!year || month < 0 || !day) return undefined
  const date = new Date(Date.UTC(year, month, day, 12))
  return date.getUTCMonth() === month ? date : undefined
}

const daysOf = (month: Date): number =>
  new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate()

/**
 * Why a text cannot cite a source; undefined if it can.
 * @param revised day of the text's last revision: '2025-10-27'
 */
function tooLate(source: Source | undefined, revised: string): string | undefined {
  const published = source && publicationOf(source)
  if (published === undefined || published < revised.slice(0, published.length)) return undefined
  if (published.length === revised.length && published === revised) return undefined
  return revised.startsWith(published)
    ? `published in ${published}, as this text: add its day to its entry in content/sources/, as "published": "${revised}"`
    : `published ${published}, after this text: write modified: and the day on which the text was revised to cite it`
}

/** Today, or the later day of which the site is built, as '2026-12-01'. */
const latestDay = (): string => {
  const [today, publicationDay = ''] = [todayInOttawa(), process.env.PUBLICATION_DAY]
  return publicationDay > today ? publicationDay : today
}

/** The fields that still have the words of a new file, which only say what to write. */
function leftOver(
  { title, subtitle, description, closing }: Omit<ArticleTemplate, 'topics' | 'body'>,
  template: ArticleTemplate,
): (readonly [path: readonly string[], words: string])[] {
  const fields = [
    [['title'], title, template.title],
    [['subtitle'], subtitle, template.subtitle],
    [['description'], description, template.description],
    [['closing', 'title'], closing.title, template.closing.title],
    [['closing', 'text'], closing.text, template.closing.text],
  ] as const
  return fields.flatMap(([path, words, first]) => (words === first ? [[path, words] as const] : []))
}

/** The fields above an article. Each message says what to write instead. */
export function frontMatterSchema({ asks, explores, parseDate, formatDate, dateForm, template }: ArticleLanguage) {
  const date = z.string({ error: dateForm }).transform((written, context) => {
    const parsed = parseDate(written)
    if (parsed) return { date: written, isoDate: parsed.toISOString() }
    // Replaces the day, to distinguish a day that does not exist from another format.
    const month = parseDate(written.replace(/\b\d{1,2}\b/, '2'))
    const meant = meantDay(written)
    const form = meant ? `write ${formatDate(meant)}` : dateForm
    const message = month ? `that month has ${daysOf(month)} days` : form
    context.addIssue({ code: 'custom', message, input: written })
    return z.NEVER
  })
  return fields(
    {
      address: language.prefix === '' ? absent : address,
      title: text(10, 70),
      subtitle: text(10, 200),
      description: text(70, 160),
      date,
      modified: date.optional(),
      /** What the reader of an earlier version should know. Without it, the page does not say 'Revised'. */
      change: text(10, 120).optional(),
      author: z.enum(teams, { error: ({ input }) => oneOf(input, teams) }),
      topics: z
        .array(text(2, 40), { error: 'write a list, as [staypoints, trips]' })
        .min(1, { error: 'name at least one topic' })
        .superRefine((topics, context) => {
          const folded = topics.map((topic) => topic.toLowerCase())
          for (const [index, topic] of topics.entries())
            if (folded.indexOf(folded[index] ?? '') < index)
              context.addIssue({ code: 'custom', path: [index], message: 'stands twice: take one out', input: topic })
        }),
      form: z.enum(articleForms, { error: ({ input }) => oneOf(input, articleForms) }).default('article'),
      languages: oneLanguage.optional(),
      draft: z.boolean({ error: 'write true or false' }).default(false),
      calls: z.tuple([call(asks, askTargets), call(explores, exploreTargets)], { error: 'list exactly two labels' }),
      closing: fields({ title: text(5, 80), text: text(10, 200) }, 'write a title and a text below it'),
      /** Figures of the text that no claim states, each with its reason (content/articles/stated-figures.ts). */
      numbers: z
        .record(z.string(), text(3, 200), { error: 'write each figure and its reason, as 3 hours: how long we close' })
        .default({}),
      sources: z
        .array(z.custom<SourceKey>(isSourceKey, { error: ({ input }) => unknownKey(input) }), {
          error: 'write a list of keys, as [song2010limits, gdpr]',
        })
        .default([]),
    },
    'write fields, as title: From Sensor to Signal',
  ).superRefine((whole, context) => {
    const { date, modified, change, form, languages, sources, draft } = whole
    for (const [path, input] of draft ? [] : leftOver(whole, template))
      context.addIssue({
        code: 'custom',
        path: [...path],
        message: 'stands as in a new file: write your own words',
        input,
      })
    if (languages !== undefined && form !== 'notice') {
      const message = 'only a notice can stand in one language: take the line out, or write form: notice'
      context.addIssue({ code: 'custom', path: ['languages'], message, input: languages })
    }
    const revised = (modified ?? date).isoDate.slice(0, 10)
    for (const [index, key] of sources.entries()) {
      const message = tooLate(sourceOf(key), revised)
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['sources', index], message, input: key })
    }
    if (modified === undefined) {
      const message = 'only a revised text can state a change: write modified: and its day, or take the line out'
      if (change !== undefined) context.addIssue({ code: 'custom', path: ['change'], message, input: change })
      return
    }
    const day = modified.isoDate.slice(0, 10)
    const today = latestDay()
    if (modified.isoDate >= date.isoDate && day <= today) return
    const fault = day > today ? 'a day in the future' : 'a day before the date of publication'
    const message = `${fault}: write the day of the last revision, or take the line out`
    context.addIssue({ code: 'custom', path: ['modified'], message, input: modified.date })
  })
}

export type FrontMatterSchema = ReturnType<typeof frontMatterSchema>
export type FrontMatter = z.infer<FrontMatterSchema>
