import type * as english from '#content/en/pages/home.ts'
import { site } from '#content/facts/site.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import { counts } from '#content/fr/counts.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'home',
  path: '',
  title: `${site.name}\u00a0: renseignement géospatial et de mouvement`,
  description:
    'Entreprise canadienne de renseignement géospatial, de mouvement et électromagnétique\u00a0: où s’arrêtent les gens et les véhicules.',
}

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['why', 'services', 'benefits', 'sectors', 'security'] as const

export const home = {
  hero: {
    title: ['Lire ce', 'qui bouge.'],
    lead: 'Renseignement géospatial, de mouvement et électromagnétique, au Canada\u00a0: où gens et véhicules s’arrêtent, comment ils se déplacent, ce qui risque de changer.',
    actions: [
      { label: 'Demander une séance', href: contactAbout('consultation') },
      { label: 'Nos services', href: '/services' },
      { label: `À propos de ${site.name}`, href: '/about' },
    ],
    audience: 'Nos secteurs',
    allSectors: 'Tous les secteurs',
    /** Further steps, in smaller type. */
    links: [
      { label: 'Voir un exemple de rapport', href: '/data/report' },
      { label: 'L’essayer sur vos données', href: '/contact#pilots' },
      { label: 'Portail client', href: '/login' },
    ],
    stars: { pause: 'Arrêter l’animation', play: 'Lancer l’animation' },
    caption: 'Une journée synthétique\u00a0: chaque pierre est un lieu, et son aire, le temps qu’on y passe.',
  },
  why: {
    title: `Pourquoi ${site.name}`,
    text: `Un arrêt bref peut être celui qui compte. La pierre ambre ci-dessus est un arrêt de ${dayWord('day.short.minutes')}\u00a0minutes, et il déclenche une alerte. Une méthode qui ne compte que les arrêts de 15\u00a0minutes ou plus le manque.`,
    cards: [
      {
        name: 'Des arrêts, pas des points',
        text: 'Une position dit où un appareil a pu être; un point de séjour, où il est resté et combien de temps, avec une marge d’erreur.',
        link: { label: `À propos de ${site.name}`, href: '/about' },
      },
      {
        name: `Un enregistrement, ${counts.services} services`,
        text: `Les ${counts.services} services partagent un enregistrement\u00a0: lieu, heure, pseudonyme, confiance et source. L’un vérifie l’autre.`,
        link: { label: 'Tous les services', href: '/services' },
      },
      {
        name: 'Des méthodes qui montrent leurs calculs',
        text: 'Chaque estimation porte ses paramètres et sa marge d’erreur. Une nouvelle méthode entre en service en quatre étapes documentées.',
        link: { label: 'Recherche et développement', href: '/research-development' },
      },
      {
        name: `Une réponse en ${claim('reply')}`,
        text: 'Posez votre question et donnez votre zone d’opérations. Une personne qui peut y répondre vous écrira.',
        link: { label: 'Nous joindre', href: contactAbout('consultation') },
      },
    ],
  },
  services: {
    title: 'Nos services',
    text: 'Nous exploitons les services, ou vous, même hors ligne. Les dessins emploient des données synthétiques; l’ambre montre où regarder d’abord.',
    link: { label: `Les ${counts.services} services`, href: '/services' },
  },
  benefits: {
    title: 'Principaux avantages',
    text: 'Trois chiffres et une règle. La page À propos définit chaque chiffre.',
    items: [
      {
        ...claimFigure('precision'),
        name: 'Précision',
        text: 'Précision de localisation. Chaque enregistrement porte son erreur.',
        href: '/about/precision',
      },
      {
        ...claimFigure('alertLatency'),
        name: 'Veille en temps réel',
        text: `De l’arrivée d’un événement à la remise de l’alerte, sous surveillance ${claim('monitoring')}; disponibilité par entente de niveau de service\u00a0: ${claim('uptime')}.`,
        href: '/real-time-awareness',
      },
      {
        ...claimFigure('predictionAccuracy'),
        name: 'Analyses prédictives',
        text: `Exactitude des prévisions, pour des comptages sur une zone, dans une fenêtre de ${claim('forecastWindow')} renouvelée toutes les ${claim('updateFrequency')}.`,
        href: '/predictive-insights',
      },
      {
        value: 'Aucun nom',
        name: 'Vie privée dès la conception',
        text: 'Les identifiants sont retirés avant l’analyse. Deux exceptions\u00a0: un appareil, sous autorité légitime, et une personne qui a consenti.',
        href: '/privacy',
      },
    ],
  },
  sectors: {
    title: 'Secteurs servis',
    text: `Trouvez le vôtre, et les services qui répondent à ses questions.`,
    last: {
      title: 'Sécurité d’entreprise',
      text: 'Nous répondons aussi à la sécurité d’entreprise\u00a0: sites, personnel et déplacements.',
      links: [
        { label: 'En savoir plus', context: 'Sécurité d’entreprise', href: '/sectors#corporate-security' },
        { label: 'Tous les secteurs', href: '/sectors' },
      ],
    },
  },
  security: {
    title: 'La sécurité est dans notre ADN',
    text: `Certifications\u00a0: ${claim('certifications')}, auditées ${claim('certificationAudits')}. Pour FedRAMP High, l’autorisation est en cours (statut Ready obtenu).`,
    timings: `Les données restent dans les frontières nationales, sur votre propre réseau si vous le voulez. Correctifs critiques, ${claim('patches')}; délai moyen de détection, ${claim('detection')}; délai de reprise, ${claim('recoveryTime')}; point de reprise, ${claim('recoveryPoint')}.`,
    links: [
      { label: 'Confidentialité', href: '/privacy' },
      { label: 'Principes de sécurité', href: '/security' },
      { label: 'Politique sur les sanctions', href: '/sanctions' },
    ],
  },
  closing: {
    title: 'Dites-nous ce que vous cherchez à savoir.',
    text: `Apportez votre question, votre zone et vos contraintes. Nous disons ce qui peut se savoir, avec quelle certitude, à quel prix. Réponse en ${claim('reply')}.`,
    actions: [
      { label: 'Demander une séance d’information stratégique', href: contactAbout('consultation') },
      { label: 'À propos de nous', href: '/about' },
    ],
  },
} as const satisfies InLanguage<typeof english.home>
