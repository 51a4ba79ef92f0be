import type { Topic } from '#content/schema/topic.ts'
import { language } from '#language'

const { home, signIn, dashboard, contact } = language.paths

/** Paths that sign-in leads to. None is ever read from a page's own address: there is no `next` or `redirect`. */
export const paths = {
  home,
  signIn,
  dashboard,
  contact: `${contact}?topic=${'support' satisfies Topic}`,
} as const
