import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frenchAddresses } from '#content/addresses.ts'
import { articleLanguage as english } from '#content/en/articles.ts'
import { site } from '#content/facts/site.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'
import type { Language } from '#content/languages/language.ts'
import { isBilingual, type LanguageName, languages, ownCode } from '#content/languages/languages.ts'
import { plainFields } from '#content/markdown/front-matter.ts'
import { fillPlaceholders } from '#content/markdown/placeholders.ts'
import { ArticleError } from '#content/markdown/problem.ts'
import { articleSlug } from '#content/schema/slug.ts'
import { stageOf } from './stage.ts'

/** A published notice that stands in the other language alone, as the list of this language names it. */
export interface OtherNotice {
  title: string
  /** Its address, in the other language as here. */
  href: string
  tag: Language['tag']
  isoDate: string
}

const other: LanguageName = ownCode === 'en' ? 'fr' : 'en'
const { folder, parseDate } = { en: english, fr: french }[other]

/** Notices that the other language alone has, newest first. */
export function otherNotices(root = process.cwd()): readonly OtherNotice[] {
  const path = join(root, folder)
  if (!isBilingual || !existsSync(path)) return []
  return readdirSync(path)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => noticeIn(name, readFileSync(join(path, name), 'utf8')))
    .sort((a, b) => (a.isoDate === b.isoDate ? 0 : a.isoDate < b.isoDate ? 1 : -1))
}

/** What is wrong with a file, the build of its own language says with the line. */
function noticeIn(name: string, source: string): OtherNotice[] {
  const { languages: only, title, date, draft, address } = plainFields(source) ?? {}
  const day = typeof date === 'string' ? parseDate(date) : undefined
  if (only !== other || typeof title !== 'string' || day === undefined) return []
  const isoDate = day.toISOString()
  if (stageOf({ draft: draft === true, isoDate }) !== 'published') return []
  const slug = articleSlug(name.slice(0, -'.md'.length), site.name)
  const href = other === 'en' ? `/blog/${slug}` : `${frenchAddresses['/blog']}/${address}`
  return [{ title: filled(title, name, source), href, tag: languages[other].tag, isoDate }]
}

/** The numbers of the day are computed in one language for each process, so the title cannot have one. */
function filled(title: string, name: string, source: string): string {
  return fillPlaceholders(title, { 'site.name': site.name }, (key) => {
    const text = `title: {{${key}}} cannot stand in the title of a notice in one language: write {{site.name}}, or words`
    const line = source.split('\n').findIndex((one) => one.startsWith('title:')) + 1
    throw new ArticleError([{ file: `${folder}/${name}`, line, text }])
  })
}
