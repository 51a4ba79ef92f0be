import type * as english from '#content/en/pages/sanctions.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { claim } from '#content/fr/claims.ts'
import { capital } from '#content/languages/capital.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'sanctions',
  title: `Politique sur les sanctions\u00a0: nos refus | ${site.name}`,
  description:
    'Nous ne pouvons pas servir les entités que sanctionne le gouvernement du Canada\u00a0: portée de la règle, rythme d’examen, licences d’exportation.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['rule', 'change', 'review', 'list', 'exports'] as const

export const sanctions = {
  back: backToHome,
  title: 'Sanctions',
  lead: `${site.name} ne peut pas servir une entité sanctionnée par le gouvernement du Canada. Si une entité le devient après avoir été acceptée, tous les services sont suspendus immédiatement.`,
  rule: {
    title: 'Aucun service aux entités sanctionnées',
    text: 'Trois règles. Rien n’en dispense.',
    check: 'D’où elle vient',
    rules: [
      {
        title: 'Aucun service',
        text: 'Nous ne pouvons pas servir une entité sanctionnée par le gouvernement du Canada, que ce soit directement, en sous-traitance ou par l’entremise d’un revendeur.',
        check: 'La présente politique, et la loi qu’elle suit.',
      },
      {
        title: 'La propriété compte',
        text: 'La règle vise aussi les entités qu’une partie sanctionnée possède ou contrôle.',
        check: 'Loi sur les mesures économiques spéciales, article\u00a02.1.',
      },
      {
        title: 'Toutes les listes',
        text: 'Le Canada sanctionne par ses propres règlements et par ceux qui donnent effet aux décisions des Nations Unies, et inscrit des entités terroristes en vertu de son Code criminel. Un décret qui bloque les biens d’un dirigeant étranger s’y ajoute. Les quatre nous lient.',
        check:
          'Loi sur les mesures économiques spéciales; Loi sur la justice pour les victimes de dirigeants étrangers corrompus; Loi sur le blocage des biens de dirigeants étrangers corrompus; Loi sur les Nations Unies; Code criminel, article\u00a083.05.',
      },
    ],
  },
  change: {
    title: 'Suspension immédiate',
    text: 'Si une entité est frappée de sanctions après son approbation, tous les services sont suspendus immédiatement.',
    stages: [
      {
        state: 'open',
        note: 'Avant',
        title: 'Vérification',
        text: 'Nous vérifions chaque demande avant tout échange de détails et toute livraison.',
      },
      {
        state: 'done',
        note: 'Tant que l’approbation tient',
        title: 'Service',
        text: 'Les services sont rendus. Chaque jour, les nouvelles désignations sont examinées.',
      },
      {
        state: 'stopped',
        note: 'Dès la sanction',
        title: 'Suspension',
        text: 'Portail, flux, alertes, interfaces et rapports cessent tous immédiatement.',
      },
    ],
  },
  review: {
    title: 'Vérification quotidienne',
    text: 'Une année, mois par mois. Les dates des marques trimestrielles sont un exemple.',
    alternative:
      'Une année en bande\u00a0: un trait chaque jour pour les nouvelles désignations, une barre chaque trimestre pour la politique, et une barre chaque trimestre pour l’audit de conformité.',
    rhythms: [
      { value: capital(claim('designations')), text: 'Examen des nouvelles désignations' },
      { value: capital(claim('sanctionsReview')), text: 'Examen de la présente politique' },
      { value: capital(claim('complianceAudits')), text: 'Audits de conformité' },
      { value: 'Aussitôt', text: 'Suspension de tous les services à une entité frappée de sanctions' },
    ],
  },
  list: {
    title: 'Consultez la liste officielle',
    text: 'Cette page ne la remplace pas. Affaires mondiales Canada publie en un seul endroit les noms visés par les sanctions autonomes du Canada; si cette liste diffère d’un règlement, le règlement l’emporte.',
    link: {
      label: 'Liste consolidée des sanctions autonomes canadiennes',
      href: 'https://www.international.gc.ca/world-monde/international_relations-relations_internationales/sanctions/consolidated-consolide.aspx?lang=fra',
    },
    hint: 'Gouvernement du Canada; s’ouvre dans un nouvel onglet',
  },
  exports: {
    title: 'Exportations et licences',
    text: 'Un logiciel, une technologie ou une analyse peut exiger une licence avant de quitter le Canada.',
    check: 'D’où elle vient',
    rules: [
      {
        title: 'Aucune exportation sans sa licence',
        text: 'Nous classons avant de livrer. Rien de ce qui figure sur la Liste des marchandises et technologies d’exportation contrôlée n’est exporté ni transféré sans licence, logiciels et technologie compris. Pour les armes, le ministre examine si elles pourraient servir à une violation grave du droit international humanitaire ou du droit international en matière de droits de la personne, et ne peut délivrer la licence si le risque est sérieux.',
        check: 'Loi sur les licences d’exportation et d’importation, articles\u00a07.3, 7.4 et\u00a013.',
      },
    ],
  },
  closing: {
    title: 'Un doute sur un nom?',
    text: `Envoyez-nous le nom avant quoi que ce soit d’autre. L’équipe de la conformité répond en ${claim('reply')}, et une question ne vous engage à rien.`,
    actions: [
      { label: 'Joindre l’équipe de la conformité', href: contactAbout('compliance') },
      { label: 'Voir la politique de confidentialité', href: '/privacy' },
    ],
  },
} as const satisfies InLanguage<typeof english.sanctions>

export const sources = [
  'criminalcode',
  'eipa',
  'facfoa',
  'jvcfoa',
  'sema',
  'unact',
] as const satisfies readonly SourceKey[]
