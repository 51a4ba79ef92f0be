import { articleLanguage } from '#content/fr/articles.ts'
import { plainArticles } from './plain-articles.server.ts'
import { type Stage, stageOf } from './stage.ts'

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
  return new Map(
    plainArticles(articleLanguage).flatMap(({ id, fields: { address, languages } = {}, draft, isoDate }) => {
      if (typeof address !== 'string' || isoDate === undefined) return []
      return [[id, { slug: address, isAlone: languages !== undefined, stage: stageOf({ draft, isoDate }) }] as const]
    }),
  )
}
