import { typeset } from '#content/en/language/typography.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'private',
  path: 'welcome',
  title: `Dashboard | ${site.name}`,
  description: `The ${site.name} client dashboard: operations, alerts and recent activity, for clients who have signed in with their account.`,
})
