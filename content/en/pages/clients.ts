import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

/** Heads of the two pages for clients: never indexed. */
export const clientPages: Record<'login' | 'welcome', PageMetadata> = {
  login: {
    kind: 'private',
    path: 'login',
    title: `Secure Access | ${site.name}`,
    description: `Sign in to the ${site.name} client portal with the email and password of your account. Access is arranged by contacting us.`,
  },
  welcome: {
    kind: 'private',
    path: 'welcome',
    title: `Dashboard | ${site.name}`,
    description: `The ${site.name} client dashboard: operations, alerts and recent activity, for clients who have signed in with their account.`,
  },
}
