import type * as english from '#content/en/pages/home.ts'
import { registerCounts } from '#content/facts/certifications.ts'
import { claimNumber } from '#content/facts/claims.ts'
import { site } from '#content/facts/site.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import { counts } from '#content/fr/counts.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { samples } from '#content/fr/samples.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'home',
  path: '',
  title: `${site.name} : renseignement géospatial et de mouvement`,
  description:
    'Renseignement géospatial (GEOINT), de mouvement et électromagnétique au Canada : gouvernement, défense, sécurité publique, transport, santé, commerce, télécoms.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['why', 'services', 'benefits', 'sectors', 'security'] as const

export const home = typeset({
  hero: {
    title: ['Lire ce', 'qui bouge.'],
    lead: 'Renseignement canadien : géospatial, électromagnétique, de mouvement. Rapports, comptages, prévisions et alertes sur les arrêts et les trajets, à l’écran ou par API.',
    actions: [
      { label: 'Demander une rencontre', href: contactAbout('consultation') },
      { label: 'Nos services', href: '/services' },
      { label: `À propos de ${site.name}`, href: '/about' },
    ],
    /** What a client receives. The links go on with the label. */
    samples: {
      label: 'Voir un exemple synthétique :',
      links: samples,
    },
    audience: 'Nos secteurs',
    allSectors: 'Tous les secteurs',
    portal: { question: 'Déjà client?', label: 'Portail client', href: '/login' },
    stars: { pause: 'Arrêter l’animation', play: 'Lancer l’animation' },
    caption: 'Une journée synthétique : chaque pierre est un lieu, et son aire, le temps qu’on y passe.',
  },
  why: {
    title: `Pourquoi ${site.name}`,
    text: `Chaque comptage, chaque prévision et chaque alerte vient avec son intervalle : vous décidez selon sa limite inférieure ou supérieure. Les arrêts brefs comptent aussi : la pierre ambre ci-dessus, un arrêt de ${dayWord('day.short.minutes')} minutes, déclenche une alerte.`,
    cards: [
      {
        name: 'Des arrêts, et non de simples positions',
        text: 'Une position indique où un appareil a pu se trouver. Un arrêt indique où il est resté et combien de temps, avec une marge d’erreur.',
        figure: 'movement',
        link: { label: `À propos de ${site.name}`, href: '/about' },
      },
      {
        name: `Un enregistrement, ${counts.services} services`,
        text: `Les ${counts.services} services lisent un même enregistrement : lieu, heure, marge d’erreur, pseudonyme, confiance et source. Chaque résultat y renvoie.`,
        figure: 'week',
        link: { label: 'Tous les services', href: '/services' },
      },
      {
        name: 'Des méthodes que vous pouvez vérifier',
        text: 'Chaque estimation indique ses réglages et sa marge d’erreur. Une nouvelle méthode est mise à l’essai sur des flux réels, et peut être retirée.',
        figure: 'recovery',
        link: { label: 'Recherche et développement', href: '/research-development' },
      },
      {
        name: 'Sur votre propre réseau',
        text: `Vous pouvez exploiter les services sur votre matériel, même isolé. Demandez-nous comment : nous répondons en ${claim('reply')}.`,
        figure: 'mesh',
        link: { label: 'Nous joindre', href: contactAbout('consultation') },
      },
    ],
  },
  services: {
    title: 'Nos services',
    text: 'Nous exploitons les services, ou vous les exploitez sur votre propre réseau, même hors ligne.',
    link: { label: `Les ${counts.services} services`, href: '/services' },
  },
  benefits: {
    title: 'Principaux avantages',
    text: 'L’exactitude des positions, la rapidité des alertes, la justesse des prévisions et la protection de la vie privée.',
    items: [
      {
        ...claimFigure('precision'),
        name: 'Précision',
        text: 'La distance entre une position et le point réel, avec des récepteurs multibandes et des corrections. Chaque enregistrement indique sa propre marge d’erreur.',
        href: '/about/precision',
        more: { label: 'Un téléphone seul : médianes', href: '/about/precision#environments' },
      },
      {
        ...claimFigure('alertLatency'),
        name: 'Veille en temps réel',
        text: `De la réception d’un événement à la remise de son alerte. Surveillance ${claim('monitoring')}; disponibilité de ${claim('uptime')} selon une entente de niveau de service.`,
        href: '/real-time-awareness',
      },
      {
        ...claimFigure('predictionAccuracy'),
        name: 'Analyses prédictives',
        text: `Exactitude des comptages prévus sur une zone, mesurée sur des jours que le modèle n’avait pas vus. Fenêtre de prévision de ${claim('forecastWindow')}, mise à jour toutes les ${claim('updateFrequency')}.`,
        href: '/predictive-insights',
      },
      {
        value: 'Aucun nom',
        name: 'Protection de la vie privée dès la conception',
        text: 'Nous retirons les identifiants avant l’analyse, et traitons le reste comme des renseignements personnels. Il y a deux exceptions : nous pouvons suivre un appareil par son propre identifiant en vertu d’une autorisation légale qui le désigne, et identifier une personne qui y a consenti.',
        href: '/privacy',
      },
    ],
  },
  findings: {
    title: 'Ce qu’un résumé cache',
    text: 'Quatre constats de nos exemples, sur des données synthétiques.',
    items: [
      {
        value: dayWord('ahead.before.minutes'),
        name: 'minutes d’avance',
        text: `À un concert, une prévision appelle l’équipe suivante à temps ${dayWord('ahead.likely.in.time')} soirs chargés sur ${dayWord('ahead.fuller')}, et pour rien ${dayWord('ahead.likely.wrong')} autres soirs sur ${dayWord('ahead.quiet')}.`,
        href: '/data/counts',
        more: 'Voir l’exemple',
      },
      {
        value: dayWord('junction.hidden.people'),
        name: 'personnes, et pas une auto',
        text: 'Elles font un même virage en autobus ou à pied. Un comptage d’autos le montre vide.',
        href: '/data/junction',
        more: 'Voir l’exemple',
      },
      {
        value: `${dayWord('convoy.bridge.share')} %`,
        name: 'des matins sur un seul pont',
        text: `Un convoi prend ${dayWord('convoy.routes.word')} itinéraires presque à parts égales. Qui surveille le pont n’a qu’une minute à retenir.`,
        href: '/sectors/government',
        more: 'Voir le secteur',
      },
      {
        value: 'Le B',
        name: 'paie son loyer, le terrain A peut-être pas',
        text: 'Un magasin sur le terrain A attirerait peut-être plus, mais trop peu à la limite inférieure de sa prévision. Le terrain B en a assez, même là.',
        href: '/data/sites',
        more: 'Voir l’exemple',
      },
    ],
  },
  sectors: {
    title: 'Les secteurs où nous travaillons',
    text: `Pour chacun : ce que vous pouvez savoir et les services qu’il vous faut.`,
    last: {
      title: 'Sécurité d’entreprise',
      text: 'L’un de vos sites est-il surveillé? L’un de vos voyageurs a-t-il fait un arrêt imprévu?',
      links: [
        { label: 'En savoir plus', context: 'Sécurité d’entreprise', href: '/sectors#corporate-security' },
        { label: 'Tous les secteurs', href: '/sectors' },
      ],
    },
  },
  security: {
    title: 'La sécurité est dans notre ADN',
    text: `Au moins ${claimNumber('certifications')} certifications, auditées ${claim('certificationAudits')}. Nous en nommons ici ${registerCounts.granted}, sans compter les ${registerCounts.laws} lois. Pour FedRAMP High, l’autorisation est en cours (statut Ready obtenu).`,
    /** Below the text. */
    link: { label: 'Demander la liste complète des certifications', href: contactAbout('compliance') },
    standards: 'Normes, programmes, cadres et rapports d’audit',
    laws: 'Lois et règlements',
    /** Opens both lists on a phone. */
    fold: (count: number) =>
      `Voir les ${count} noms : ${registerCounts.granted}, un en cours et ${registerCounts.laws} lois`,
    open: (name: string) => `${name} (en cours)`,
    timings: `Les données des clients restent à l’intérieur des frontières nationales et, si vous le voulez, sur votre réseau. Les correctifs critiques sont en place en ${claim('patches')}; le délai moyen de détection d’un incident est de ${claim('detection')}. Après une panne, le délai de reprise est de ${claim('recoveryTime')} et la perte de données (point de reprise), de ${claim('recoveryPoint')}.`,
    links: [
      { label: 'Confidentialité', href: '/privacy' },
      { label: 'Principes de sécurité', href: '/security' },
      { label: 'Politique sur les sanctions', href: '/sanctions' },
      { label: 'Sommaire pour l’approvisionnement', href: '/trust/procurement' },
    ],
  },
  closing: {
    title: 'Dites-nous ce que vous cherchez à savoir.',
    text: `Venez à une rencontre stratégique avec votre question, votre territoire et vos contraintes. Nous vous disons ce qu’on peut savoir, avec quelle certitude et à quel prix. Nous répondons en ${claim('reply')}.`,
    actions: [
      { label: 'Demander une rencontre stratégique', href: contactAbout('consultation') },
      { label: 'À propos de nous', href: '/about' },
    ],
  },
} as const satisfies InLanguage<typeof english.home>)
