import type * as english from '#content/en/pages/sanctions.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { capital } from '#content/languages/capital.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'sanctions',
  title: `Sanctions : les entités que nous ne servons pas | ${site.name}`,
  description: `${site.name} ne peut pas servir les entités sanctionnées par le gouvernement du Canada : portée de la règle, examen des listes, licences d’exportation.`,
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['rule', 'change', 'review', 'list', 'exports'] as const

export const sanctions = typeset({
  back: backToHome,
  title: 'Sanctions',
  lead: `${site.name} ne peut pas servir une entité sanctionnée par le gouvernement du Canada. Si une entité le devient après son approbation, tous les services sont suspendus immédiatement.`,
  rule: {
    title: 'Aucun service aux entités sanctionnées',
    text: 'Nul ne peut déroger à ces trois règles.',
    check: 'Source',
    rules: [
      {
        title: 'Aucun service',
        text: 'Nous ne pouvons pas servir une entité sanctionnée par le gouvernement du Canada, que ce soit directement, en sous-traitance ou par l’entremise d’un revendeur.',
        check: 'La présente politique; les lois citées en 1.3.',
      },
      {
        title: 'Possession et contrôle',
        text: 'La règle vise aussi les entités qu’une partie sanctionnée possède ou contrôle.',
        check: 'Loi sur les mesures économiques spéciales, article 2.1.',
      },
      {
        title: 'Toutes les listes',
        text: 'Nous vérifions les quatre types de listes : les règlements sur les sanctions autonomes du Canada, ceux qui donnent effet aux décisions des Nations Unies, les décrets qui bloquent les biens d’un dirigeant étranger et les entités terroristes inscrites en vertu du Code criminel.',
        check:
          'Loi sur les mesures économiques spéciales; Loi sur la justice pour les victimes de dirigeants étrangers corrompus; Loi sur le blocage des biens de dirigeants étrangers corrompus; Loi sur les Nations Unies; Code criminel, article 83.05.',
      },
    ],
  },
  change: {
    title: 'Suspension immédiate',
    text: 'Ce qui se passe avant l’approbation d’une entité, après celle-ci et dès la sanction.',
    stages: [
      {
        state: 'open',
        note: 'Avant',
        title: 'Vérification',
        text: 'Nous vérifions chaque demande avant d’échanger le moindre détail ou de livrer quoi que ce soit.',
      },
      {
        state: 'done',
        note: 'Après l’approbation',
        title: 'Service',
        text: 'Nous fournissons les services et examinons chaque jour les nouvelles désignations.',
      },
      {
        state: 'stopped',
        note: 'Dès la sanction',
        title: 'Suspension',
        text: 'Le portail, les flux, les alertes, les API et les rapports cessent tous immédiatement.',
      },
    ],
  },
  review: {
    title: 'Fréquence des vérifications',
    text: 'Le graphique montre une année, mois par mois. Les dates trimestrielles sont un exemple.',
    rhythms: [
      { claim: 'designations', value: capital(claim('designations')), text: 'Examen des nouvelles désignations' },
      { claim: 'sanctionsReview', value: capital(claim('sanctionsReview')), text: 'Examen de la présente politique' },
      { claim: 'complianceAudits', value: capital(claim('complianceAudits')), text: 'Audits de conformité' },
      { value: 'Aussitôt', text: 'Suspension de tous les services à une entité nouvellement sanctionnée' },
    ],
  },
  list: {
    title: 'Consultez la liste officielle',
    text: 'Affaires mondiales Canada publie en une seule liste les noms visés par les règlements sur les sanctions autonomes du Canada. C’est l’un des quatre types de listes que nous vérifions (1.3). Un nom qui n’y figure pas peut être sur une autre : en cas de doute, envoyez-le-nous. Si la liste diffère d’un règlement, le règlement l’emporte.',
    link: {
      label: 'Liste consolidée des sanctions autonomes canadiennes',
      href: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=fra',
    },
    hint: 'Gouvernement du Canada; s’ouvre dans un nouvel onglet',
  },
  exports: {
    title: 'Exportations et licences',
    text: 'Il nous faut parfois une licence avant d’exporter du Canada un logiciel, une technologie ou une analyse.',
    check: 'Source',
    rules: [
      {
        title: 'Une licence pour tout article contrôlé',
        text: 'Nous vérifions chaque exportation avant de livrer. Sans licence, nous n’exportons ni ne transférons rien de ce qui figure sur la Liste des marchandises et technologies d’exportation contrôlée, logiciels et technologies compris. Pour les armes, le ministre des Affaires étrangères examine si elles pourraient servir à une violation grave du droit international humanitaire ou du droit international en matière de droits de la personne, et refuse la licence si le risque est sérieux.',
        check: 'Loi sur les licences d’exportation et d’importation, articles 7.3, 7.4 et 13.',
      },
    ],
  },
  closing: {
    title: 'Un nom figure-t-il sur une liste?',
    text: `En cas de doute, envoyez-nous le nom avant toute autre chose. L’équipe de la conformité répond en ${claim('reply')}. Votre question ne vous engage à rien.`,
    actions: [
      { label: 'Joindre l’équipe de la conformité', href: contactAbout('compliance') },
      { label: 'Voir la politique de confidentialité', href: '/privacy' },
    ],
  },
} as const satisfies InLanguage<typeof english.sanctions>)

export const sources = [
  'criminalcode',
  'eipa',
  'facfoa',
  'jvcfoa',
  'sema',
  'unact',
] as const satisfies readonly SourceKey[]
