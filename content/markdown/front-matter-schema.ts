import { z } from 'zod'
import { teams } from '#content/facts/authors.ts'
import { type CallLabel, callTargets } from '#content/schema/article.ts'
import { parseDate } from './date.ts'

const labels = Object.keys(callTargets).filter((label): label is CallLabel => Object.hasOwn(callTargets, label))

const text = (least: number, most: number) => {
  const form = `use ${least} to ${most} characters`
  const length = (issue: { input: unknown }) => `${String(issue.input).trim().length} characters long, ${form}`
  return z.string({ error: form }).trim().min(least, { error: length }).max(most, { error: length })
}

const list = (names: readonly string[]): string => `use one of ${names.join(', ')}`

const dateForm = 'write month name, day, comma, year, as October 14, 2025'
const date = z.string({ error: dateForm }).transform((written, context) => {
  const parsed = parseDate(written)
  if (parsed) return { date: written, isoDate: parsed.toISOString() }
  context.addIssue({ code: 'custom', message: dateForm, input: written })
  return z.NEVER
})

const call = z.enum(labels, { error: list(labels) }).transform((label) => ({ label, href: callTargets[label] }))

/** The fields above an article. Each message says what to write instead. */
export const frontMatterSchema = z
  .strictObject(
    {
      title: text(10, 70),
      subtitle: text(10, 200),
      description: text(70, 160),
      date,
      modified: date.optional(),
      author: z.enum(teams, { error: list(teams) }),
      topics: z
        .array(text(2, 40), { error: 'write a list, as [staypoints, trips]' })
        .min(1, { error: 'name at least one topic' }),
      draft: z.boolean({ error: 'write true or false' }).default(false),
      calls: z.tuple([call, call], { error: 'list exactly two labels' }),
      closing: z.strictObject(
        { title: text(5, 80), text: text(10, 200) },
        { error: 'write a title and a text below it' },
      ),
    },
    { error: 'write fields, as title: From Sensor to Signal' },
  )
  .refine(({ date, modified }) => !modified || modified.isoDate >= date.isoDate, {
    path: ['modified'],
    error: 'a day before the date of publication',
  })

export type FrontMatter = z.infer<typeof frontMatterSchema>
