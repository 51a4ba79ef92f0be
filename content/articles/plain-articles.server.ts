import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { frenchAddresses } from '#content/addresses.ts'
import { idsBelow } from '#content/articles/article-ids.server.ts'
import { type PublicationStatus, publicationStatus } from '#content/articles/publication-status.ts'
import { articleLanguage as english } from '#content/en/articles.ts'
import { site } from '#content/facts/site.ts'
import { articleLanguage as french } from '#content/fr/articles.ts'
import { inOrder } from '#content/in-order.ts'
import type { Language } from '#content/languages/language.ts'
import { languages, otherCode } from '#content/languages/languages.ts'
import { plainFields } from '#content/markdown/front-matter.ts'
import { plainText } from '#content/markdown/inline.ts'
import type { ArticleLanguage } from '#content/markdown/language.ts'
import { ArticleError } from '#content/markdown/problem.ts'
import { articleSlug } from '#content/schema/slug.ts'
import { readTextFile } from '#content/text-file.server.ts'

/** An unchecked article, with the fields that the other language needs. */
export interface PlainArticle {
  /** Name of its file without `.md`, the same in every language. */
  id: string
  /** Path of its file from the root of the project. */
  file: string
  /** Empty for a file that cannot be read. */
  source: string
  /** Undefined for unreadable front matter, which the build of the article's own language reports. */
  fields: Readonly<Record<string, unknown>> | undefined
  draft: boolean
  /** Undefined for a date that is missing or cannot be read. */
  isoDate: string | undefined
}

/**
 * Every article of a language, by the names of their files. None for a project without its folder.
 * @param root folder of the project
 */
export function plainArticles({ folder, parseDate }: ArticleLanguage, root = process.cwd()): readonly PlainArticle[] {
  if (!existsSync(join(root, folder))) return []
  return idsBelow(root, folder).map((id) => {
    const file = `${folder}/${id}.md`
    const read = readTextFile(join(root, file))
    const source = read.kind === 'text' ? read.text : ''
    const fields = plainFields(source)
    const day = typeof fields?.date === 'string' ? parseDate(fields.date) : undefined
    return { id, file, source, fields, draft: fields?.draft === true, isoDate: day?.toISOString() }
  })
}

/** The fields of a French article that English pages use. */
export interface FrenchArticle {
  /** The last part of its address, which its front matter states. */
  slug: string
  /** Whether it is a notice without an English version. */
  isOnlyFrench: boolean
  readonly stage: PublicationStatus
}

let known: ReadonlyMap<string, FrenchArticle> | undefined
/** A build reads the files once, a development server for every request. */
const areFinal = process.env.NODE_ENV === 'production'

/**
 * Each French article by the name of its file, which is that of the English article. Both languages need it: English pages
 * name their French pair.
 */
export function frenchArticles(): ReadonlyMap<string, FrenchArticle> {
  known = known && areFinal ? known : read()
  return known
}

function read(): ReadonlyMap<string, FrenchArticle> {
  return new Map(
    plainArticles(french).flatMap(({ id, fields: { address, languages } = {}, draft, isoDate }) => {
      if (typeof address !== 'string' || isoDate === undefined) return []
      const article: FrenchArticle = {
        slug: address,
        isOnlyFrench: languages !== undefined,
        // The day of the build is not known to a command that needs addresses alone.
        get stage() {
          return publicationStatus({ draft, isoDate })
        },
      }
      return [[id, article] as const]
    }),
  )
}

/** A published notice without a version in this language, as the list of this language names it. */
export interface OtherNotice {
  title: string
  /** Its address, in the other language as here. */
  href: string
  tag: Language['tag']
  isoDate: string
}

/** Notices without a version in this language, newest first. */
export function otherNotices(root = process.cwd()): readonly OtherNotice[] {
  return plainArticles({ en: english, fr: french }[otherCode], root)
    .flatMap(noticeIn)
    .sort((a, b) => inOrder(b.isoDate, a.isoDate))
}

function noticeIn(article: PlainArticle): OtherNotice[] {
  const { id, fields: { languages: only, title, address } = {}, draft, isoDate } = article
  if (only !== otherCode || typeof title !== 'string' || isoDate === undefined) return []
  if (publicationStatus({ draft, isoDate }) !== 'published') return []
  const href = otherCode === 'en' ? `/blog/${articleSlug(id, site.name)}` : `${frenchAddresses['/blog']}/${address}`
  return [{ title: filled(title, article), href, tag: languages[otherCode].tag, isoDate }]
}

/** The numbers of the day are computed in one language for each process, so the title cannot have one. */
function filled(title: string, { file, source }: PlainArticle): string {
  const refuse = (mistake: string) => {
    const text = `title of a notice in one language, which has only words and {{site.name}}: ${mistake}`
    const line = source.split('\n').findIndex((one) => one.startsWith('title:')) + 1
    throw new ArticleError([{ file, line, text }])
  }
  return plainText(title, { 'site.name': site.name }, refuse, '\\', otherCode)
}
