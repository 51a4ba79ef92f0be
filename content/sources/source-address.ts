import type { Source } from './source.ts'

/** Where a source is found on the web. Undefined for one that is known by its number alone. */
export const addressOf = ({ doi, url }: Source): string | undefined => (doi === undefined ? url : addressOfDoi(doi))

export const addressOfDoi = (doi: string): string => `https://doi.org/${encodeURI(doi)}`
