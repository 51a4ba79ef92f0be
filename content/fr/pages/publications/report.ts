import { shortStop } from '#content/day/readings/moments.ts'
import type * as english from '#content/en/pages/publications/report.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { claim } from '#content/fr/claims.ts'
import { recordWords } from '#content/fr/dataset/record.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { cardinal } from '#content/fr/print.ts'
import { figureAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'

export const metadata: PageMetadata = {
  kind: 'page',
  path: 'data/report',
  title: `Exemple de rapport de renseignement | ${site.name}`,
  description: `Ce que vous recevez pour une journée\u00a0: constat, carte, ${dayWord('day.stays')} séjours, ${dayWord('day.trips')} déplacements et une alerte; formats, livraison et début d’un projet.`,
}

const left = cardinal(shortStop().minutesAfterAlert)

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['finding', 'map', 'stays', 'trips', 'method', 'delivery', 'onboarding'] as const

export const reportPage = {
  remark: 'Aucune personne réelle suivie',
  title: 'Exemple de rapport',
  lead: `Un arrêt de ${dayWord('day.short.minutes')}\u00a0minutes dans la zone surveillée (périmètre virtuel) et une alerte à ${dayWord('day.short.alert')}, ${left} minutes avant le départ\u00a0: ce que vous recevez pour un appareil et une journée.`,
  finding: {
    title: 'Ce qui s’est passé',
    text: `L’appareil s’est arrêté ${dayWord('day.stays.word')} fois, en ${dayWord('day.places.word')} lieux, S1, S2, etc. ${dayWord('day.short.place')} est le lieu dans la zone surveillée. Le rapport vient de Renseignement de mouvement humain et de Connaissance de la situation.`,
    columns: ['Grandeur', 'Valeur', 'Sens'],
    rows: [
      ['Positions', dayWord('day.fixes'), `${dayWord('day.rejected')} rejetées comme impossibles`],
      ['Au repos', dayWord('day.rest'), `${dayWord('day.stays')} séjours en ${dayWord('day.places')} lieux`],
      ['En mouvement', dayWord('day.moving'), `${dayWord('day.trips')} déplacements`],
      [
        'Entropie de séjour',
        `${dayWord('day.entropy')}\u00a0bits`,
        `Régularité de la répartition du temps entre les lieux. ${dayWord('day.entropy.max')} au plus; ${dayWord('day.entropy.without')} sans ${dayWord('day.short.place')}`,
      ],
      [
        'Rayon de giration',
        `${dayWord('day.gyration')}\u00a0km`,
        'Distance quadratique moyenne au centre des positions de la journée, pondérée par le temps',
      ],
      ['Alerte', dayWord('day.short.alert'), `${dayWord('day.T')}\u00a0minutes au repos dans le périmètre`],
    ],
    log: 'Autour de l’alerte',
  },
  map: {
    title: 'Où',
    caption: `La trajectoire de la journée sur une carte synthétique. L’aire d’un cercle est le temps passé là. En couleur\u00a0: ${dayWord('day.short.place')}, l’arrêt qui a donné l’alerte.`,
    link: { label: 'La carte en SVG', href: figureAddress('movement') },
  },
  stays: {
    title: 'Les arrêts, chacun avec le rayon qui contient 68\u00a0% de ses positions',
    scrolls: 'Séjours par ordre d’arrivée; défile latéralement sur un petit écran',
    link: { label: 'stays.csv', href: `/${dataset.folder}/stays.csv` },
  },
  trips: {
    title: 'Les déplacements entre les arrêts',
    caption: `Déplacements par ordre de départ. Données synthétiques, graine ${dayWord('day.seed')}.`,
    scrolls: 'Déplacements par ordre de départ; défile latéralement sur un petit écran',
    between: (trip: number, from: number, to: number): string => `${trip}\u00a0: S${from}–S${to}`,
    columns: ['Déplacement', 'Départ', 'Arrivée', 'min', 'km', 'km/h, médiane'],
    link: { label: 'trips.csv', href: `/${dataset.folder}/trips.csv` },
  },
  method: {
    title: 'Méthode et limites',
    text: [
      `Filtre\u00a0: médiane de ${dayWord('day.filter.window.word')} positions, ${dayWord('day.filter.metres')}\u00a0m. Séjour\u00a0: à D\u00a0=\u00a0${dayWord('day.D')}\u00a0m au plus pendant T\u00a0=\u00a0${dayWord('day.T')}\u00a0min au moins. Des suites à ${dayWord('day.D')}\u00a0m et ${dayWord('day.gap')}\u00a0min au plus l’une de l’autre font un seul arrêt; une lacune plus longue y met fin. Erreur du récepteur simulé\u00a0: ${dayWord('day.noise')}\u00a0m par axe, ${dayWord('day.noise.home')}\u00a0m à la maison (S1).`,
      ...recordWords.limits,
    ],
    items: [
      {
        label: 'record.json',
        href: `/${dataset.folder}/record.json`,
        text: 'Ce rapport pour les programmes\u00a0: méthode, séjours, déplacements, lieux, événements, limites.',
      },
      {
        label: 'record.schema.json',
        href: `/${dataset.folder}/record.schema.json`,
        text: 'Sa forme en JSON Schema, version préliminaire 2020-12. Le relevé y est confronté.',
      },
      { label: 'fixes.csv', href: `/${dataset.folder}/fixes.csv`, text: 'Ce à partir de quoi il est calculé.' },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Un script qui retrouve les séjours.',
      },
    ],
  },
  delivery: {
    title: 'Formats et livraison',
    text: 'Vous recevez les résultats par API REST ou webhook, sur un tableau de bord, ou en fichiers et en rapports.',
    columns: ['Service', 'Ce que vous recevez', 'Formats'],
    /** By the slug of a service. */
    rows: {
      movement: [
        'Arrêts, déplacements et habitudes, avec leurs paramètres et leurs sources',
        'JSON, GeoJSON, OGC Moving Features; rapport à imprimer',
      ],
      social: ['Un graphe, avec la preuve de chaque lien', 'GraphML, graphe de propriétés'],
      ml: ['Des prévisions avec leurs intervalles; le modèle lui-même', 'JSON, rapports exportables; ONNX'],
      gis: [
        'Des cartes et des couches, limitées aux droits de chaque personne',
        'OGC API, WMS, WFS; GeoPackage, GeoParquet, GeoTIFF, PDF',
      ],
      signals: ['Des positions, chacune avec sa région nominale à 95\u00a0%', 'Convenus dans le projet'],
      awareness: [
        'Une carte en direct, des alertes et un journal',
        'Webhook, WebSocket; Protocole d’alerte commun (PAC), Cursor on Target',
      ],
    } as Readonly<Record<string, readonly [what: string, formats: string]>>,
    link: { label: 'API et tableau de bord', href: '/predictive-insights#access' },
  },
  onboarding: {
    title: 'Comment un projet commence',
    text: 'Six étapes, de votre premier message au premier rapport.',
    steps: [
      {
        name: 'Votre question',
        text: `Vous nous dites la décision, la zone et la date. Nous vérifions la demande d’après les listes de sanctions et répondons en ${claim('reply')}.`,
      },
      {
        name: 'Entente',
        text: 'Nous signons une entente de confidentialité, la nôtre ou la vôtre, avant tout échange de détails confidentiels.',
      },
      {
        name: 'Accès et droit',
        text: 'Nous convenons par écrit de qui peut voir quelles données, à quelle fin, et des règles qui s’appliquent.',
      },
      {
        name: 'Hébergement',
        text: 'Vous choisissez\u00a0: nous exploitons le service, ou vous l’exploitez sur votre réseau. Nous l’ouvrons ou l’installons.',
      },
      {
        name: 'Données',
        text: 'Nous relions chaque flux, sa source consignée, et retirons les identifiants avant l’analyse.',
      },
      {
        name: 'Premier rapport',
        text: 'Il répond à votre question, avec les réglages employés. Alertes, prévisions et API suivent comme convenu.',
      },
    ],
    link: { label: 'Hébergement et résidence des données', href: '/privacy#access' },
  },
  closing: {
    title: 'Votre rapport commence par votre question.',
    text: 'Dites-nous la décision à prendre. L’accès convenu, envoyez une journée de données. Le premier rapport répond à cette question, sous cette forme ou sous la vôtre.',
    actions: [
      { label: 'Envoyer votre question', href: contactAbout('demo') },
      { label: 'Les données derrière le rapport', href: '/data' },
    ],
  },
} as const satisfies InLanguage<typeof english.reportPage>
