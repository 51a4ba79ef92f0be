import { frenchAddresses } from '#content/addresses.ts'
import { articleLanguage as english } from '#content/en/articles.ts'
import { site } from '#content/facts/site.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'
import type { Language } from '#content/languages/language.ts'
import { languages, otherCode } from '#content/languages/languages.ts'
import { fillPlaceholders } from '#content/markdown/placeholders.ts'
import { ArticleError } from '#content/markdown/problem.ts'
import { articleSlug } from '#content/schema/slug.ts'
import { type PlainArticle, plainArticles } from './plain-articles.server.ts'
import { stageOf } from './stage.ts'

/** A published notice that stands in the other language alone, as the list of this language names it. */
export interface OtherNotice {
  title: string
  /** Its address, in the other language as here. */
  href: string
  tag: Language['tag']
  isoDate: string
}

/** Notices that the other language alone has, newest first. */
export function otherNotices(root = process.cwd()): readonly OtherNotice[] {
  return plainArticles({ en: english, fr: french }[otherCode], root)
    .flatMap(noticeIn)
    .sort((a, b) => (a.isoDate === b.isoDate ? 0 : a.isoDate < b.isoDate ? 1 : -1))
}

function noticeIn(article: PlainArticle): OtherNotice[] {
  const { id, fields: { languages: only, title, address } = {}, draft, isoDate } = article
  if (only !== otherCode || typeof title !== 'string' || isoDate === undefined) return []
  if (stageOf({ draft, isoDate }) !== 'published') return []
  const href = otherCode === 'en' ? `/blog/${articleSlug(id, site.name)}` : `${frenchAddresses['/blog']}/${address}`
  return [{ title: filled(title, article), href, tag: languages[otherCode].tag, isoDate }]
}

/** The numbers of the day are computed in one language for each process, so the title cannot have one. */
function filled(title: string, { file, source }: PlainArticle): string {
  return fillPlaceholders(title, { 'site.name': site.name }, (key) => {
    const text = `title: {{${key}}} cannot stand in the title of a notice in one language: write {{site.name}}, or words`
    const line = source.split('\n').findIndex((one) => one.startsWith('title:')) + 1
    throw new ArticleError([{ file, line, text }])
  })
}
