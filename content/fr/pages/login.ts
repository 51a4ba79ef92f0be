import { site } from '#content/facts/site.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'private',
  path: 'login',
  title: `Accès sécurisé au portail client | ${site.name}`,
  description: `Connectez-vous au portail client de ${site.name} avec le courriel et le mot de passe de votre compte. Pour obtenir un accès, écrivez-nous.`,
})
