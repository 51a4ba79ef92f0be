import { site } from '#content/facts/site.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'private',
  path: 'welcome',
  title: `Tableau de bord | ${site.name}`,
  description: `Le tableau de bord du portail client de ${site.name} : opérations, alertes et activité récente, pour les clients connectés à leur compte.`,
})
