import type * as english from '#content/en/pages/security.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { plural } from '#content/fr/grammar.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'
import { defaults, principles } from './security/rules.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'security',
  title: `Principes et mesures de sécurité | ${site.name}`,
  description: `Principes de sécurité numérotés comme dans une norme, chacun vérifiable; certifications\u00a0: ${claim('certifications')}; sécurité par défaut et cinq délais sur une échelle.`,
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['principles', 'certifications', 'defaults', 'timings', 'accessibility', 'disclosure'] as const

export const security = {
  title: 'Sécurité',
  lead: `Une sécurité qui se vérifie\u00a0: huit règles et le moyen de vérifier chacune, des réglages sûrs par défaut, des certifications (${claim('certifications')}).`,
  principles,
  certifications: {
    title: 'Certifications',
    text: `Certifications\u00a0: ${claim('certifications')}, auditées ${claim('certificationAudits')}. Le registre nomme les normes et dit ce que chacune couvre. Pour FedRAMP High, l’autorisation est en cours (statut Ready obtenu).`,
    link: { label: 'Voir le registre des certifications', href: '/security/certifications' },
  },
  defaults,
  timings: {
    title: 'À quelle vitesse nous agissons',
    text: 'Cinq délais, de l’alerte au correctif critique. Celui de la détection est une moyenne.',
    rows: [
      {
        name: 'Latence d’alerte',
        value: claim('alertLatency'),
        seconds: claimNumber('alertLatency') / 1000,
        text: 'De l’arrivée de l’événement décisif à la remise de l’alerte.',
      },
      {
        name: 'Délai moyen de détection',
        value: claim('detection'),
        seconds: claimNumber('detection') * 60,
        text: `MTTD\u00a0: du début d’un incident au moment où on le remarque, en moyenne, sous surveillance ${claim('monitoring')}.`,
      },
      {
        name: 'Point de reprise',
        value: claim('recoveryPoint'),
        seconds: claimNumber('recoveryPoint') * 60,
        text: 'RPO\u00a0: ce qu’un sinistre peut coûter en données, compté à rebours depuis la panne.',
      },
      {
        name: 'Délai de reprise',
        value: claim('recoveryTime'),
        seconds: claimNumber('recoveryTime') * 3600,
        text: 'RTO\u00a0: de la panne au retour du service.',
      },
      {
        name: 'Correctifs critiques',
        value: claim('patches'),
        seconds: claimNumber('patches') * 3600,
        text: 'De la parution du correctif à sa mise en service sur tout ce que nous exploitons.',
        hot: true,
      },
    ],
    axis: {
      least: 0.01,
      ticks: [
        { label: '10\u00a0ms', seconds: 0.01 },
        { label: '100\u00a0ms', seconds: 0.1, minor: true },
        { label: '1\u00a0s', seconds: 1 },
        { label: '10\u00a0s', seconds: 10, minor: true },
        { label: '1\u00a0min', seconds: 60 },
        { label: '10\u00a0min', seconds: 600, minor: true },
        { label: '1\u00a0h', seconds: 3600 },
        { label: '1\u00a0j', seconds: 86_400 },
        { label: '1\u00a0semaine', seconds: 604_800, minor: true },
      ],
    },
    caption: (factor: string) =>
      `Échelle logarithmique. De la limite la plus courte à la plus longue, en couleur\u00a0: un facteur de ${factor}\u00a0${plural(Number(factor.replace(',', '.')), 'million', 'millions')}.`,
    uptime: `Par entente de niveau de service, la disponibilité de l’exploitation en direct est de ${claim('uptime')}. L’intégrité des données (part des enregistrements conformes aux contrôles de somme, de signature et de vraisemblance) est de ${claim('integrity')}.`,
  },
  accessibility: {
    title: 'Accessibilité',
    text: 'Ce site est construit selon les WCAG\u00a02.2, niveau\u00a0AA; les clauses qui suivent disent ce que cela signifie, et la limite connue.',
    rules: [
      {
        title: 'Sans scripts',
        text: 'Toute page publique doit être lisible, et le formulaire de contact utilisable, scripts désactivés. Seuls la connexion et le portail client en ont besoin.',
        check: 'Désactivez les scripts et rechargez.',
      },
      {
        title: 'À toute taille',
        text: 'Le texte doit pouvoir doubler de taille, et s’espacer autant que le demandent les WCAG, sans que rien se perde, à partir de 320\u00a0pixels, en clair et en sombre, en couleurs forcées, avec plus de contraste et sur papier. La politique de sécurité du site bloque les signets exécutables qui changent l’espacement; les extensions de navigateur fonctionnent.',
        check: 'Agrandissez. Imprimez cette page.',
      },
      {
        title: 'Au clavier, et sans mouvement',
        text: 'Tout doit être accessible au clavier, avec un focus visible. Rien ne doit bouger pour qui demande une animation réduite, et toute animation qui démarre d’elle-même doit avoir un bouton qui l’arrête.',
        check: 'Laissez la souris et appuyez sur Tab.',
      },
      {
        title: 'En toutes lettres',
        text: 'Chaque figure doit dire en texte ce qu’elle montre. Limite connue\u00a0: les cartes sont résumées, et leurs courbes de niveau ne sont pas décrites.',
        check: 'Écoutez une figure avec un lecteur d’écran.',
      },
    ],
    barrier: `Vous avez trouvé un obstacle? Dites-nous où, et avec quoi\u00a0: une réponse vient en ${claim('reply')}.`,
    link: { label: 'Signaler un obstacle', href: contactAbout('support') },
  },
  disclosure: {
    title: 'Signaler une vulnérabilité',
    text: `Vous avez trouvé une faille dans ce site? Écrivez-nous, en français ou en anglais. Nous répondons en ${claim('reply')}.`,
    link: { label: `Écrire à ${site.email}`, href: `mailto:${site.email}` },
    points: [
      {
        name: 'Ce qui est visé',
        text: 'Ce site Web et sa connexion pour les clients. Si la faille se trouve dans un logiciel ou un service que nous utilisons sans l’avoir conçu, avisez-en aussi son auteur.',
      },
      {
        name: 'Quoi envoyer',
        text: 'L’adresse de la page, les étapes qui font apparaître la faille et ce qu’un attaquant en tirerait. N’y joignez pas les renseignements personnels d’autrui.',
      },
      {
        name: 'Quoi éviter',
        text: 'N’ouvrez pas les comptes ni les données d’autrui; ne ralentissez pas le service et ne l’interrompez pas. Pas d’envois massifs de requêtes, pas d’hameçonnage, rien contre notre personnel ou nos bureaux. N’utilisez que vos propres comptes, et arrêtez dès que la faille est démontrée.',
      },
      {
        name: 'Avant de publier',
        text: 'Avisez-nous d’abord, et laissez-nous le temps de corriger la faille.',
      },
      {
        name: 'Bonne foi',
        text: 'Une recherche qui respecte ces règles est pour nous une aide, non une attaque.',
      },
    ],
  },
  closing: {
    title: 'Demandez une séance d’information sur la sécurité.',
    text: `Nous passons vos exigences en revue et montrons, pour chacune, le contrôle, la preuve et la personne responsable. Nous répondons en ${claim('reply')}.`,
    actions: [
      { label: 'Demander une séance sur la sécurité', href: contactAbout('briefing') },
      { label: 'Lire la politique de confidentialité', href: '/privacy' },
    ],
  },
} as const satisfies InLanguage<typeof english.security>

export const sources = ['fips1403'] as const satisfies readonly SourceKey[]
