import type * as english from '#content/en/pages/publications/procurement.ts'
import { authorizationInProgress, registerCounts } from '#content/facts/certifications.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { articleLanguage } from '#content/fr/articles.ts'
import { certificationName } from '#content/fr/certifications.ts'
import { claim } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { services } from '#content/fr/services.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'trust/procurement',
  title: `Sommaire pour l’approvisionnement | ${site.name}`,
  description: `Ce que fournit ${site.name}, l’hébergement, la résidence des données, les certifications, l’accessibilité et les langues, sur une page.`,
})

export const procurement = typeset({
  title: 'Sommaire pour l’approvisionnement',
  lead: `Ce que nous publions pour votre dossier, sur une page à imprimer. Dénomination sociale, enquête de sécurité et le reste accompagnent notre première réponse, en ${claim('reply')}.`,
  facts: [
    [
      'Contact',
      `${site.email}; ${site.address.locality} (Ontario), Canada`,
      { href: `mailto:${site.email}`, on: site.email },
    ],
    ['Langues', 'Français et anglais : ce site, le portail client et nos réponses'],
    [
      'Sanctions et exportation',
      'Aucun service aux entités sanctionnées par le Canada; licences d’exportation vérifiées',
    ],
    [
      'Certifications',
      `Au moins ${claimNumber('certifications')}, auditées ${claim('certificationAudits')}. Le registre en nomme ${registerCounts.granted} et, à part, ${registerCounts.laws} lois; la liste complète est fournie sur demande. ${certificationName(authorizationInProgress)} : autorisation en cours (statut Ready obtenu)`,
      { href: '/security/certifications', on: 'registre' },
    ],
    [
      'Données protégées et classifiées',
      'Protégé B : contrôles, flux de données et résultats d’essai remis à votre équipe d’évaluation (fichiers OSCAL) pour le profil ITSP.10.033-01; état de nos évaluations sur demande. Votre ministère autorise. Classifiées : sur votre propre réseau',
      { href: '/sectors/government#compliance', on: 'ITSP.10.033-01' },
    ],
    [
      'Mesures de sécurité',
      'Chiffrement, journal d’audit impossible à suspendre, incidents qui vous sont signalés; comment vérifier chaque mesure et signaler une vulnérabilité',
      { href: '/security', on: 'comment vérifier chaque mesure' },
    ],
    ['Hébergement', 'Par nous, ou par vous sur votre matériel et votre réseau, même entièrement isolé'],
    [
      'Résidence des données',
      'Stockage et traitement à l’intérieur des frontières nationales; nous vous montrons où se trouve chaque copie',
      { href: '/privacy#access', on: 'où se trouve chaque copie' },
    ],
    [
      'Sources des données',
      'Vos flux ou ceux de tiers, chacun avec une fiche indiquant qui a recueilli les données, et par quel avis, consentement ou autorisation',
      { href: '/privacy#collected', on: 'une fiche' },
    ],
    [
      'Vie privée',
      'Les identifiants sont retirés avant l’analyse. Deux exceptions : une autorisation légale qui désigne un appareil, et le consentement d’une personne. Institutions fédérales : Loi sur la protection des renseignements personnels',
      { href: '/privacy#law', on: 'Deux exceptions' },
    ],
    [
      'Conservation',
      'Tant que la finalité l’exige, et dans une affaire jusqu’à la fin des appels; ensuite, effacement ou comptages',
      { href: '/privacy#retention', on: 'effacement ou comptages' },
    ],
    [
      'Services de tiers',
      'Pour ce site et le portail (formulaires, connexion); voir la liste. Exploitants et pays sur demande',
      { href: '/privacy#website', on: 'la liste' },
    ],
    [
      'Fournis sur demande',
      'Dénomination sociale et numéro d’entreprise; enquête de sécurité de l’organisation (VOD ou ASI); marchandises contrôlées et PCCC; état de nos évaluations (ITSP.10.033); assurances; arrangements en matière d’approvisionnement et offres à commandes',
    ],
    ['Services', services.map(({ slug, title, get }) => ({ label: title, text: get, href: `/services/${slug}` }))],
    ['Mode de livraison', 'Portail client, API REST, crochets Web (webhooks) et fichiers en formats ouverts'],
    [
      'Disponibilité',
      `${claim('uptime')} pour l’exploitation en direct et ${claim('queryUptime')} pour les requêtes, avec une surveillance ${claim('monitoring')}`,
    ],
    [
      'Reprise',
      `Délai de reprise de ${claim('recoveryTime')}, point de reprise de ${claim('recoveryPoint')}; correctifs critiques en ${claim('patches')}`,
    ],
    [
      'Accessibilité',
      'Site et portail client : WCAG 2.2, niveau AA, par autoévaluation (comprend les WCAG 2.1 de l’article 9 de CAN/ASC-EN 301549)',
      { href: '/trust#accessibility', on: 'autoévaluation' },
    ],
    [
      'Essai avant l’achat',
      'Sur vos propres données; voir les essais offerts',
      { href: '/contact#pilots', on: 'les essais offerts' },
    ],
    [
      'Prix',
      'Sur demande, selon votre question et votre territoire',
      { href: contactAbout('consultation'), on: 'Sur demande' },
    ],
    ['Date de ce sommaire', articleLanguage.formatDate(settings.buildDate)],
  ],
  documents: { label: 'Tous les documents pour votre examen', href: '/trust' },
  action: { label: 'Demander ces renseignements', href: contactAbout('compliance') },
} as const satisfies InLanguage<typeof english.procurement>)
