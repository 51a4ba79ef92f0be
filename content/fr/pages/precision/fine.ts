import type * as english from '#content/en/pages/precision/fine.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

/** The precision page from one metre to one centimetre. */
export const fine = typeset({
  spatial: {
    scale: {
      length: '1',
      unit: 'm',
      top: 1,
      marks: [
        { label: '50 cm', metres: 0.5 },
        { label: '19 cm, longueur d’onde L1', metres: 0.19 },
      ],
    },
    title: 'Précision spatiale',
    text: (radius: string) =>
      `Pour la sécurité d’un site : la distance entre une position mesurée et la position réelle. Notre précision de localisation est de ${claim('precision')}. Fig. 3.1.7 : écart prévu de ${radius} m au plus pour 95 positions sur 100.`,
    figure: {
      number: 'Fig. 3.1.7.',
      caption: (count: number, sigma: string) =>
        `${count} positions synthétiques, erreur de ${sigma} m par axe. Grille de 0,5 m.`,
      alternative: (count: number, radii: string) =>
        `${count} positions dispersées autour d’un centre, avec des cercles à ${radii} m; celles qui en sortent sont en couleur.`,
    },
    table: {
      fold: 'Rayon de chaque cercle',
      columns: ['Part', 'Rayon', 'Positions'],
      share: (percent: string) => `${percent} %`,
      radius: (metres: string) => `${metres} m`,
      beyond: 'au-delà',
    },
    reading: (sigma: string, beyond: string) =>
      `Le rayon croît avec la part p de positions : r = s√(−2 ln(1 − p)), où s = ${sigma} m (écart type par axe). Nous gardons les ${beyond} positions hors du dernier cercle : même sans défaut, une sur 100 en sortirait.`,
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
      at: '1 m',
      title: 'Infrastructures essentielles',
      text: (radius: string) =>
        `Vous voyez de quel côté d’une clôture était un appareil. À deux mètres, ${radius} m d’erreur le permet.`,
    },
  },
  work: {
    scale: {
      length: '10',
      unit: 'cm',
      top: 0.1,
      marks: [
        { label: '5 cm', metres: 0.05 },
        { label: '2 cm', metres: 0.02 },
      ],
    },
    title: 'Matériel, logiciel, algorithmes',
    text: 'Pour les évaluateurs techniques : ce qui donne une précision de moins d’un mètre, corrige les erreurs et rend les résultats reproductibles. La longueur d’onde du signal GPS L1 est de 19 cm; un récepteur en mesure une fraction (la phase).',
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
          'Réglages conservés avec chaque résultat',
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
  },
  ethics: {
    scale: { length: '1', unit: 'cm', top: 0.01, marks: [] },
    title: 'Éthique',
    text: 'Pour les responsables de la protection de la vie privée : nos limites. Quatre règles valent pour les données des clients.',
    fold: 'Quatre règles pour les données des clients',
    rules: [
      {
        title: 'La licence fixe la précision',
        text: 'La licence fixe une maille de grille. Nous y arrondissons les positions avant l’envoi.',
      },
      {
        title: 'Aucun nom',
        text: 'Des pseudonymes remplacent les identifiants avant l’analyse, sauf si une autorisation légale désigne l’appareil ou si la personne a consenti. La clé de chaque pseudonyme est détruite quand sa finalité prend fin.',
      },
      {
        title: 'L’incertitude est indiquée',
        text: 'Chaque point a sa région d’erreur; chaque lacune comblée est signalée.',
      },
      {
        title: 'Chaque alerte a un motif',
        text: 'Chaque alerte donne sa règle, ses positions et ses réglages, en des termes que la personne qui décide peut expliquer.',
      },
    ],
  },
} as const satisfies InLanguage<typeof english.fine>)
