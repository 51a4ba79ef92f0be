import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleLanguage } from '#content/fr/articles.ts'
import { plainFields } from '#content/markdown/front-matter.ts'
import { type Stage, stageOf } from './stage.ts'

const folder = 'content/fr/blog'

/** What English pages know of a French article. */
export interface FrenchArticle {
  /** The last part of its address, which its front matter states. */
  slug: string
  /** Whether it is a notice that stands in French alone. */
  isAlone: boolean
  stage: Stage
}

let known: ReadonlyMap<string, FrenchArticle> | undefined
/** A build looks at the files once, a development server for every request. */
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
  const root = join(process.cwd(), folder)
  if (!existsSync(root)) return new Map()
  const names = readdirSync(root).filter((name) => name.endsWith('.md'))
  return new Map(
    names.sort().flatMap((name) => {
      // What is wrong with the fields, the French build says with their line.
      const { address, languages, date, draft } = plainFields(readFileSync(join(root, name), 'utf8')) ?? {}
      const day = typeof date === 'string' ? articleLanguage.parseDate(date) : undefined
      if (typeof address !== 'string' || day === undefined) return []
      const stage = stageOf({ draft: draft === true, isoDate: day.toISOString() })
      return [[name.slice(0, -'.md'.length), { slug: address, isAlone: languages !== undefined, stage }] as const]
    }),
  )
}
