import type * as english from '#content/en/pages/precision.ts'
import { site } from '#content/facts/site.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { coarse } from '#content/fr/pages/precision/coarse.ts'
import { fine } from '#content/fr/pages/precision/fine.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'about/precision',
  title: `Précision\u00a0: de dix kilomètres à un centimètre | ${site.name}`,
  description:
    'Précision spatiale, temporelle et comportementale sur une même échelle\u00a0: ce qui fausse une position, ce qui la corrige, et où nous nous arrêtons.',
}

/** Places that a link may name. */
export const fragments = ['behavioural', 'temporal', 'pipeline', 'environments', 'spatial', 'quality', 'work', 'ethics']

export const precision = {
  back: { label: 'Retour à la page À propos', href: '/about' },
  title: 'La précision a une échelle.',
  notes: [
    '3.1 Précision',
    'Une barre, six décades',
    `Ambre\u00a0: ${dayWord('day.short.place')}, ${dayWord('day.short.envelope')}\u00a0m de rayon`,
  ],
  lead: 'Toute question de mouvement se règle à une certaine longueur. Ici, chaque réponse est à la sienne, sur une seule barre, de dix kilomètres à un centimètre\u00a0: chaque section est dix fois plus petite que la précédente.',
  index: {
    label: 'Longueurs de cette page',
    measures: [
      {
        ...claimFigure('precision'),
        title: 'Précision spatiale',
        text: 'Où, depuis le point vrai',
        href: '#spatial',
      },
      {
        ...claimFigure('alertLatency'),
        title: 'Précision temporelle',
        text: 'Quand, de l’arrivée d’un événement à son alerte',
        href: '#temporal',
      },
      {
        ...claimFigure('identification'),
        title: 'Précision comportementale',
        text: 'Une entité, vue par plusieurs capteurs',
        href: '#behavioural',
      },
    ],
    more: [
      { label: 'La chaîne de traitement en cinq étapes', href: '#pipeline' },
      { label: 'Mesures d’assurance de la qualité', href: '#quality' },
      { label: 'Environnements et correction des erreurs', href: '#environments' },
      { label: 'Matériel, logiciel, algorithmes', href: '#work' },
      { label: 'Éthique', href: '#ethics' },
      { label: 'Comment chaque chiffre est mesuré', href: '/about#figures' },
    ],
  },
  veil: 'Veuillez vous connecter pour voir',
  impact: 'Incidence opérationnelle à',
  ...coarse,
  ...fine,
  closing: {
    title: 'À quelle longueur se pose votre question?',
    text: `Envoyez-la avec une zone et une date. Nous répondons en ${claim('reply')} avec le service qui lit à cette échelle, et son erreur.`,
    actions: [
      { label: 'Voir les services', href: '/services' },
      { label: 'Principes de sécurité', href: '/security' },
    ],
  },
} as const satisfies InLanguage<typeof english.precision>
