import { typeset } from '#content/en/language/typography.ts'
import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'private',
  path: 'login',
  title: `Secure Access: client portal login | ${site.name}`,
  description: `Sign in to the ${site.name} client portal with the email and password of your account. Contact us to get access.`,
})
