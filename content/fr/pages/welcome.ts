import { site } from '#content/facts/site.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata: PageMetadata = {
  kind: 'private',
  path: 'welcome',
  title: `Tableau de bord | ${site.name}`,
  description: `Le tableau de bord du portail client de ${site.name}\u00a0: opérations, alertes et activité récente, pour les clients connectés à leur compte.`,
}
