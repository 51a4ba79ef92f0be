import type * as english from '#content/en/pages/precision.ts'
import { site } from '#content/facts/site.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { coarse } from '#content/fr/pages/precision/coarse.ts'
import { fine } from '#content/fr/pages/precision/fine.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'about/precision',
  title: `Précision de localisation : notre mesure | ${site.name}`,
  description: `Précision de localisation de ${claim('precision')}, alertes en ${claim('alertLatency')} : ce que mesure chaque chiffre, le traitement, l’erreur et nos limites.`,
})

export const sources = ['merry2019', 'zandbergen2009'] as const satisfies readonly SourceKey[]

/** Places that a link may name. */
export const fragments = ['behavioural', 'temporal', 'pipeline', 'environments', 'spatial', 'quality', 'work', 'ethics']

export const precision = typeset({
  back: { label: 'Retour à la page À propos', href: '/about' },
  title: 'Précision : où, quand, quel appareil',
  lead: `La précision de localisation est de ${claim('precision')}, la latence d’alerte de ${claim('alertLatency')}, et ${claim('identification')} des appariements entre deux capteurs sont justes. Voici ce que chacun mesure, d’où vient l’erreur et comment la corriger.`,
  index: {
    label: 'La précision sur cette page',
    measures: [
      {
        ...claimFigure('precision'),
        title: 'Précision spatiale',
        text: 'Où : distance à la position réelle',
        href: '#spatial',
      },
      {
        ...claimFigure('alertLatency'),
        title: 'Précision temporelle',
        text: 'Quand : de la réception d’un événement à la remise de l’alerte',
        href: '#temporal',
      },
      {
        ...claimFigure('identification'),
        title: 'Précision comportementale',
        text: 'Quel appareil : part d’appariements justes entre deux capteurs',
        href: '#behavioural',
      },
    ],
    more: [
      { label: 'La chaîne de traitement en cinq étapes', href: '#pipeline' },
      { label: 'Indicateurs d’assurance de la qualité', href: '#quality' },
      { label: 'Environnements et correction des erreurs', href: '#environments' },
      { label: 'Matériel, logiciel, algorithmes', href: '#work' },
      { label: 'Éthique', href: '#ethics' },
      { label: 'Comment chaque chiffre est mesuré', href: '/about#figures' },
    ],
  },
  veil: 'Veuillez vous connecter pour voir',
  clientFigures: {
    title: 'Figures réservées aux clients',
    text: 'Les clients voient ces figures après connexion. Une rencontre peut aussi vous les montrer.',
    fold: 'Six figures, nommées',
    figures: [
      'Fig. 3.1.2. Temps de retour à un même lieu, par jour de la semaine',
      'Fig. 3.1.3. Écart d’horloge d’un nœud d’ingestion, 24 h',
      'Fig. 3.1.5. Surface d’erreur par îlot, trois villes',
      'Fig. 3.1.6. Erreurs de signaux réfléchis, une rue, à toute heure',
      'Fig. 3.1.8. Erreur d’un récepteur après un démarrage à froid',
      'Fig. 3.1.9. Banc de récepteurs : centre de phase par azimut et élévation',
    ],
  },
  impact: 'Incidence opérationnelle à',
  ...coarse,
  ...fine,
  closing: {
    title: 'De quelle précision avez-vous besoin?',
    text: `Chaque service indique sa marge d’erreur. Lequel vous convient? Envoyez-nous question, zone et date. Nous répondons en ${claim('reply')}.`,
    link: { label: 'Nous joindre', href: contactAbout('consultation') },
    actions: [
      { label: 'Voir les services', href: '/services' },
      { label: 'Principes de sécurité', href: '/security' },
    ],
  },
} as const satisfies InLanguage<typeof english.precision>)
