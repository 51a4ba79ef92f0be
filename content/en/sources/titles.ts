import type { OwnTitles } from '#content/sources/own-title.ts'

/** What sources are called in English, by their keys: all as content/sources has them. */
export const sourceTitles: OwnTitles = {}
