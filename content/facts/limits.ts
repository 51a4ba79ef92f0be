/* How many entries lists show, and how many bytes a page may have. */

/** Home lists the first six services only (specification, section 9). */
export const homeServiceLimit = 6

/** Use cases and technologies shown on a sector's card (specification, section 9). */
export const sectorCardLimits = { useCases: 5, technologies: 6 } as const

/** Newest articles that the site index names. The blog lists all, which may be thousands. */
export const sheetIndexArticles = 20

/**
 * Most bytes of a page as it travels, compressed with brotli: up to the end of its first section, and in all. 1 kB is 1,000
 * bytes. Source: docs/decisions/0054-two-size-limits.md.
 */
export const pageBytes = { firstSection: 10_000, whole: 26_500 } as const
