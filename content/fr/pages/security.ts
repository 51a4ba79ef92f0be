import type * as english from '#content/en/pages/security.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { plural } from '#content/fr/grammar.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'
import { defaults, principles } from './security/rules.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'security',
  title: `Principes et mesures de sécurité | ${site.name}`,
  description: `Protection des données des clients : huit règles vérifiables, au moins ${claimNumber('certifications')} certifications, réglages sûrs, délais d’intervention, signalement d’une vulnérabilité.`,
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['principles', 'certifications', 'defaults', 'timings', 'accessibility', 'disclosure'] as const

export const security = typeset({
  title: 'Sécurité',
  lead: `Huit règles, chacune avec un moyen de la vérifier, des réglages sûrs par défaut et au moins ${claimNumber('certifications')} certifications.`,
  /** What an assessor asks next. */
  links: [
    { label: 'Sommaire pour l’approvisionnement', href: '/trust/procurement' },
    { label: 'Documents', href: '/trust' },
    { label: 'Hébergement et résidence des données', href: '/privacy#access' },
  ],
  principles,
  certifications: {
    title: 'Certifications',
    text: `Au moins ${claimNumber('certifications')} certifications, auditées ${claim('certificationAudits')}. Le registre dit ce que couvre chaque norme qui y figure. Pour FedRAMP High, l’autorisation est en cours (statut Ready obtenu).`,
    link: { label: 'Voir le registre des certifications', href: '/security/certifications' },
  },
  defaults,
  timings: {
    title: 'Délais d’intervention',
    text: 'Le temps qu’il nous faut pour alerter, détecter, rétablir et corriger. Le délai de détection est une moyenne.',
    rows: [
      {
        name: 'Latence d’alerte',
        value: claim('alertLatency'),
        seconds: claimNumber('alertLatency') / 1000,
        text: 'De la réception de l’événement qui déclenche une alerte à la remise de cette alerte.',
      },
      {
        name: 'Délai moyen de détection',
        value: claim('detection'),
        seconds: claimNumber('detection') * 60,
        text: `MTTD : temps moyen entre le début d’un incident de sécurité et sa détection, avec une surveillance ${claim('monitoring')}.`,
      },
      {
        name: 'Point de reprise',
        value: claim('recoveryPoint'),
        seconds: claimNumber('recoveryPoint') * 60,
        text: 'RPO : durée maximale, à rebours depuis la panne, dont les données peuvent être perdues.',
      },
      {
        name: 'Délai de reprise',
        value: claim('recoveryTime'),
        seconds: claimNumber('recoveryTime') * 3600,
        text: 'RTO : de la panne au rétablissement du service.',
      },
      {
        name: 'Correctifs critiques',
        value: claim('patches'),
        seconds: claimNumber('patches') * 3600,
        text: 'De la publication d’un correctif à sa mise en service sur tous les systèmes que nous exploitons.',
        hot: true,
      },
    ],
    axis: {
      least: 0.01,
      ticks: [
        { label: '10 ms', seconds: 0.01 },
        { label: '100 ms', seconds: 0.1, minor: true },
        { label: '1 s', seconds: 1 },
        { label: '10 s', seconds: 10, minor: true },
        { label: '1 min', seconds: 60 },
        { label: '10 min', seconds: 600, minor: true },
        { label: '1 h', seconds: 3600 },
        { label: '1 j', seconds: 86_400 },
        { label: '1 semaine', seconds: 604_800, minor: true },
      ],
    },
    caption: (factor: string) =>
      `Échelle logarithmique : la limite la plus longue, en couleur, vaut ${factor} ${plural(Number(factor.replace(',', '.')), 'million', 'millions')} de fois la plus courte.`,
    uptime: `Par entente de niveau de service, la disponibilité de l’exploitation en direct est de ${claim('uptime')}. L’intégrité des données est de ${claim('integrity')} : c’est la part des enregistrements qui passent les contrôles de somme, de signature et de vraisemblance.`,
  },
  accessibility: {
    title: 'Accessibilité',
    text: 'Ce site est construit selon les WCAG 2.2, niveau AA. Les règles ci-dessous disent ce que cela signifie et quelle en est la limite connue.',
    rules: [
      {
        title: 'Sans scripts',
        text: 'Toute page publique doit être lisible, et le formulaire de contact utilisable, lorsque les scripts sont désactivés. Seuls la connexion et le portail client en ont besoin.',
        check: 'Désactivez les scripts et rechargez la page.',
      },
      {
        title: 'À toute taille',
        text: 'Le texte doit pouvoir doubler de taille, ou s’espacer autant que le demandent les WCAG, sans perte de contenu. La règle vaut pour les écrans d’au moins 320 pixels de large, en clair et en sombre, en couleurs forcées, avec plus de contraste et sur papier. Pour changer l’espacement, employez une extension de navigateur : notre politique de sécurité bloque les signets exécutables.',
        check: 'Agrandissez la page. Imprimez-la.',
      },
      {
        title: 'Au clavier et sans mouvement',
        text: 'Tout doit être accessible au clavier, avec un focus visible. Rien ne doit bouger si l’appareil est réglé pour réduire les animations, et toute animation qui démarre d’elle-même doit avoir un bouton pour l’arrêter.',
        check: 'Appuyez sur Tab pour parcourir la page.',
      },
      {
        title: 'Figures décrites',
        text: 'Chaque figure doit s’accompagner d’un texte qui dit ce qu’elle montre. Limite connue : le texte d’une carte n’en décrit pas les courbes de niveau.',
        check: 'Avec un lecteur d’écran, ouvrez une page qui contient une figure.',
      },
    ],
    barrier: `Quelque chose est difficile à lire ou à utiliser? Indiquez-nous la page, ainsi que le navigateur ou la technologie d’assistance que vous employez. Nous répondons en ${claim('reply')}.`,
    link: { label: 'Signaler un obstacle', href: contactAbout('support') },
  },
  disclosure: {
    title: 'Signaler une vulnérabilité',
    text: `Vous avez trouvé une vulnérabilité dans ce site? Écrivez-nous, en français ou en anglais. Nous répondons en ${claim('reply')}.`,
    link: { label: `Écrire à ${site.email}`, href: `mailto:${site.email}` },
    points: [
      {
        name: 'Portée',
        text: 'Ce site Web et la connexion des clients. Si la vulnérabilité se trouve dans un logiciel ou un service que nous utilisons sans l’avoir conçu, avisez-en aussi le fournisseur.',
      },
      {
        name: 'Quoi envoyer',
        text: 'L’adresse de la page, les étapes qui font apparaître la vulnérabilité et ce qu’un attaquant en tirerait. N’y joignez pas les renseignements personnels d’autrui.',
      },
      {
        name: 'Ce qu’il ne faut pas faire',
        text: 'N’ouvrez ni les comptes ni les données d’autrui. Ne ralentissez pas et n’interrompez pas le service, par exemple par des envois massifs de requêtes. N’ayez pas recours à l’hameçonnage et ne visez ni notre personnel ni nos bureaux. N’utilisez que vos propres comptes, et arrêtez dès que la vulnérabilité est démontrée.',
      },
      {
        name: 'Avant de publier',
        text: 'Avisez-nous d’abord, et laissez-nous le temps de corriger la vulnérabilité.',
      },
      {
        name: 'Bonne foi',
        text: 'Si votre recherche respecte ces règles, nous la considérons comme une aide et non comme une attaque.',
      },
    ],
  },
  closing: {
    title: 'Demandez une rencontre sur la sécurité.',
    text: `Nous passons vos exigences en revue et vous montrons, pour chacune, la mesure de sécurité, la preuve et la personne responsable. Nous répondons en ${claim('reply')}.`,
    actions: [
      { label: 'Demander une rencontre sur la sécurité', href: contactAbout('briefing') },
      { label: 'Lire la politique de confidentialité', href: '/privacy' },
    ],
  },
} as const satisfies InLanguage<typeof english.security>)

export const sources = ['fips1403'] as const satisfies readonly SourceKey[]
