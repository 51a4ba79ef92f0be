import { addressesOf } from '#content/languages/languages.ts'
import { redirectRules } from './redirects.ts'

/** Pages that links in messages lead to. The token in their address must reach no other page and no log. */
export const messageLinkPages = addressesOf('/login')

/** Other addresses of these pages, which lead there with the token: spellings of theirs, and redirects. */
export const messageLinkRedirects = (): readonly { from: string; to: string }[] => [
  ...messageLinkPages.flatMap((to) => ['/', '.html', '.html/'].map((end) => ({ from: `${to}${end}`, to }))),
  ...redirectRules().filter(({ to }) => messageLinkPages.includes(to)),
]
