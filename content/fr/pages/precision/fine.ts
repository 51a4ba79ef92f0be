import type * as english from '#content/en/pages/precision/fine.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** The precision page from one metre to one centimetre. */
export const fine = {
  spatial: {
    scale: {
      length: '1',
      unit: 'm',
      top: 1,
      marks: [
        { label: '50\u00a0cm', metres: 0.5 },
        { label: '19\u00a0cm, longueur d’onde L1', metres: 0.19 },
      ],
    },
    title: 'Précision spatiale',
    text: (radius: string) =>
      `Pour la sécurité d’un site\u00a0: la distance entre une position et le point vrai. Notre précision de localisation est de ${claim('precision')}. Fig.\u00a03.1.7\u00a0: écart prévu de ${radius}\u00a0m au plus pour 95\u00a0positions sur 100.`,
    figure: {
      number: 'Fig.\u00a03.1.7.',
      caption: (count: number, sigma: string) =>
        `${count}\u00a0positions synthétiques, erreur de ${sigma}\u00a0m par axe. Grille de 0,5\u00a0m.`,
      alternative: (count: number, radii: string) =>
        `${count}\u00a0positions dispersées autour d’un centre, avec des cercles à ${radii}\u00a0m; celles qui en sortent sont en couleur.`,
    },
    table: {
      columns: ['Part', 'Rayon', 'Positions'],
      share: (percent: string) => `${percent}\u00a0%`,
      radius: (metres: string) => `${metres}\u00a0m`,
      beyond: 'au-delà',
    },
    reading: (sigma: string, beyond: string) =>
      `Le rayon croît avec la part p de positions\u00a0: r\u00a0=\u00a0s√(−2\u00a0ln(1\u00a0−\u00a0p)), où s\u00a0=\u00a0${sigma}\u00a0m (écart type par axe). Nous gardons les ${beyond} positions hors du dernier cercle\u00a0: même sans défaut, une sur 100 en sortirait.`,
    veil: 'Fig.\u00a03.1.8. Erreur d’un récepteur après un démarrage à froid',
    quality: 'Indicateurs d’assurance de la qualité',
    metrics: [
      { note: 'intégrité', ...claimFigure('integrity'), text: 'Enregistrements conformes aux contrôles' },
      {
        note: 'latence',
        ...claimFigure('alertLatency'),
        text: 'De la réception d’un événement à la remise de l’alerte',
      },
      {
        note: 'appariements',
        ...claimFigure('identification'),
        text: 'Part d’appariements justes entre deux capteurs',
      },
      {
        note: 'disponibilité',
        ...claimFigure('uptime'),
        text: `Exploitation en direct, par entente de niveau de service, surveillée ${claim('monitoring')}`,
      },
      { note: 'détection', ...claimFigure('detection'), text: 'Délai moyen de détection d’un incident de sécurité' },
      { note: 'volume', ...claimFigure('dataPoints'), text: 'Points de données par jour' },
    ],
    impact: {
      at: '1\u00a0m',
      title: 'Infrastructures essentielles',
      text: (radius: string) =>
        `Vous voyez de quel côté d’une clôture était un appareil. À deux mètres, ${radius}\u00a0m d’erreur le permet.`,
    },
  },
  work: {
    scale: {
      length: '10',
      unit: 'cm',
      top: 0.1,
      marks: [
        { label: '5\u00a0cm', metres: 0.05 },
        { label: '2\u00a0cm', metres: 0.02 },
      ],
    },
    title: 'Matériel, logiciel, algorithmes',
    text: 'Pour les évaluateurs techniques\u00a0: ce qui donne une précision de moins d’un mètre, corrige les erreurs et rend les résultats reproductibles. La longueur d’onde du signal GPS L1 est de 19\u00a0cm; un récepteur en mesure une fraction (la phase).',
    blocks: [
      {
        title: 'Matériel',
        items: [
          'Récepteurs GNSS multibandes',
          'Horloge de chaque nœud asservie au temps de référence',
          'Radios BLE et Wi-Fi à des points connus',
          'Capteurs inertiels pour les lacunes',
        ],
      },
      {
        title: 'Logiciel',
        items: [
          'Corrections en continu jusqu’aux nœuds',
          'Une base de temps pour tous les flux',
          'Rejeu au bit près des données conservées',
          'Paramètres conservés avec chaque résultat',
        ],
      },
      {
        title: 'Algorithmes',
        items: [
          'Résolution des ambiguïtés de phase de porteuse',
          'Lissage de Kalman et particulaire',
          'Calage sur le réseau par modèle de Markov caché',
          'Moindres carrés robustes (M-estimateurs)',
        ],
      },
    ],
    veil: 'Fig.\u00a03.1.9. Banc de récepteurs\u00a0: centre de phase par azimut et élévation',
  },
  ethics: {
    scale: { length: '1', unit: 'cm', top: 0.01, marks: [] },
    title: 'Éthique',
    text: 'Pour les responsables de la protection de la vie privée\u00a0: nous ne descendons pas sous le centimètre; l’analyse des mouvements n’exige rien de plus fin. Quatre règles valent pour les données des clients.',
    rules: [
      {
        title: 'La licence fixe la précision',
        text: 'La licence fixe une maille de grille. Nous y arrondissons les positions avant l’envoi.',
      },
      {
        title: 'Aucun nom',
        text: 'Des pseudonymes remplacent les identifiants avant l’analyse, sauf si une autorité légitime désigne l’appareil ou si la personne a consenti. La clé de chaque pseudonyme est détruite quand sa finalité prend fin.',
      },
      {
        title: 'L’incertitude est indiquée',
        text: 'Chaque point a sa région d’erreur; chaque lacune comblée est signalée.',
      },
      {
        title: 'Chaque alerte a un motif',
        text: 'Chaque alerte donne sa règle, ses positions et ses paramètres, en des termes que la personne qui décide peut expliquer.',
      },
    ],
  },
} as const satisfies InLanguage<typeof english.fine>
