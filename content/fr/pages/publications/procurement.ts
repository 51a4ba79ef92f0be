import type * as english from '#content/en/pages/publications/procurement.ts'
import { authorizationInProgress } from '#content/facts/certifications.ts'
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
  title: `Fiche pour les acheteurs | ${site.name}`,
  description: `Ce que fournit ${site.name}, l’hébergement, le lieu des données, les certifications, l’accessibilité et les langues, sur une fiche.`,
})

export const procurement = typeset({
  title: 'Fiche pour les acheteurs',
  lead: `Ce que demande un dossier d’achat, sur une fiche à imprimer. La dénomination sociale, l’habilitation, les assurances et le reste viennent avec notre première réponse, en ${claim('reply')}.`,
  facts: [
    ['Services', services.map(({ slug, title, get }) => ({ label: title, text: get, href: `/services/${slug}` }))],
    ['Livraison', 'Portail client, API REST, webhooks et fichiers en formats ouverts'],
    [
      'Hébergement',
      'Exploitation par nous, ou par vous sur votre matériel et votre réseau, jusqu’à l’isolement complet',
    ],
    ['Essai avant l’achat', 'Sur vos propres données; voir les essais offerts', '/contact#pilots'],
    [
      'Prix',
      'Donné lors d’une rencontre stratégique, pour votre question et votre territoire',
      contactAbout('consultation'),
    ],
    ['Début d’un projet', 'Par étapes, de la demande au premier rapport', '/data/report#onboarding'],
    [
      'Sources des données',
      'Vos flux ou ceux de tiers, chacun avec une fiche qui dit qui l’a recueilli et avec quel consentement',
      '/privacy#collected',
    ],
    ['Lieu des données', 'Stockage et traitement à l’intérieur des frontières nationales'],
    ['Langues', 'Français et anglais : ce site, le portail client et nos réponses'],
    [
      'Disponibilité',
      `${claim('uptime')} pour l’exploitation en direct et ${claim('queryUptime')} pour les requêtes, avec une surveillance ${claim('monitoring')}`,
    ],
    [
      'Reprise',
      `Délai de reprise de ${claim('recoveryTime')}, point de reprise de ${claim('recoveryPoint')}; correctifs critiques en ${claim('patches')}`,
    ],
    [
      'Certifications',
      `${claim('certifications')}, auditées ${claim('certificationAudits')}; voir le registre`,
      '/security/certifications',
    ],
    [certificationName(authorizationInProgress), 'Autorisation en cours (statut Ready obtenu)'],
    ['Accessibilité', 'Ce site et le portail client : WCAG 2.2, niveau AA, par autoévaluation'],
    [
      'Vie privée',
      'Les identifiants sont retirés avant l’analyse. Deux exceptions : une autorité légitime qui désigne un appareil, et le consentement d’une personne',
    ],
    [
      'Mesures de sécurité',
      'Chiffrement, journal d’audit impossible à suspendre, incidents signalés; voir comment vérifier chaque mesure',
      '/security',
    ],
    [
      'Services de tiers',
      'Pour ce site et le portail, dont l’envoi des formulaires et la connexion des clients; voir la liste. Exploitants et pays sur demande',
      '/privacy#website',
    ],
    ['Sanctions', 'Aucun service aux entités sanctionnées par le Canada'],
    ['Signaler une faille', `${site.email}; détails dans /.well-known/security.txt`, '/.well-known/security.txt'],
    ['Lieu', `${site.address.locality} (Ontario), Canada`],
    ['Contact', site.email, `mailto:${site.email}`],
    ['Date de cette fiche', articleLanguage.formatDate(settings.buildDate)],
    [
      `Envoyés sur demande avec notre première réponse, en ${claim('reply')}`,
      'Dénomination sociale et numéro d’entreprise; habilitation de l’organisation; marchandises contrôlées, PCCC et ITSP.10.033; assurances; arrangements en matière d’approvisionnement et offres à commandes',
      contactAbout('compliance'),
    ],
  ],
  documents: { label: 'Tous les documents pour votre examen', href: '/trust' },
  action: { label: 'Demander ces éléments', href: contactAbout('compliance') },
} as const satisfies InLanguage<typeof english.procurement>)
