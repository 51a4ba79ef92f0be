import { site } from '#content/facts/site.ts'

/** A page's title without the name of the site, for places where the site is named beside it. */
export const bareTitle = (title: string): string => title.replace(` | ${site.name}`, '')
