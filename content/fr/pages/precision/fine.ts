import type * as english from '#content/en/pages/precision/fine.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

const envelope = dayWord('day.short.envelope')

/** The precision page from one metre to one centimetre. */
export const fine = {
  spatial: {
    scale: {
      length: '1',
      unit: 'm',
      top: 1,
      marks: [
        { label: '50\u00a0cm', metres: 0.5 },
        { label: '19\u00a0cm, une onde L1', metres: 0.19 },
      ],
    },
    title: 'Précision spatiale',
    text: `La précision de localisation est de ${claim('precision')}, mesurée depuis le point vrai. L’exemple trace un tel rayon comme celui qui contient 95\u00a0positions sur 100.`,
    figure: {
      number: 'Fig.\u00a03.1.7.',
      caption: (count: number, sigma: string) =>
        `${count}\u00a0positions synthétiques, erreur de ${sigma}\u00a0m par axe. Grille de 0,5\u00a0m.`,
      alternative: (count: number, radii: string) =>
        `${count}\u00a0positions éparses autour d’un centre, avec des anneaux à ${radii}\u00a0m. Les quelques positions hors du dernier anneau sont ambre.`,
    },
    table: {
      columns: ['Part', 'Rayon', 'Dans l’exemple'],
      share: (percent: string) => `${percent}\u00a0%`,
      radius: (metres: string) => `${metres}\u00a0m`,
      beyond: 'au-delà',
    },
    reading: (sigma: string, beyond: string) =>
      `Le même récepteur a un rayon pour chaque part p\u00a0: r\u00a0=\u00a0s√(−2\u00a0ln(1\u00a0−\u00a0p)), avec s\u00a0=\u00a0${sigma}\u00a0m. Nous gardons les ${beyond} positions ambre\u00a0: une position du mauvais côté d’une clôture peut être juste.`,
    veil: 'Fig.\u00a03.1.8. Convergence d’un mobile après un démarrage à froid',
    quality: 'Mesures d’assurance de la qualité',
    metrics: [
      { note: 'intégrité', ...claimFigure('integrity'), text: 'Intégrité des données' },
      { note: 'latence', ...claimFigure('alertLatency'), text: 'De l’arrivée d’un événement à la remise de l’alerte' },
      { note: 'entités', ...claimFigure('identification'), text: 'Part des appariements justes entre capteurs' },
      {
        note: 'disponibilité',
        ...claimFigure('uptime'),
        text: `Exploitation en direct, par entente de niveau de service, sous surveillance ${claim('monitoring')}`,
      },
      { note: 'détection', ...claimFigure('detection'), text: 'Délai moyen de détection d’un incident' },
      { note: 'volume', ...claimFigure('dataPoints'), text: 'Points de données par jour' },
    ],
    impact: {
      at: '1\u00a0m',
      title: 'Infrastructures essentielles',
      text: (radius: string) =>
        `De quel côté d’une clôture. Avec une erreur de ${radius}\u00a0m, nous pouvons le dire; avec ${envelope}\u00a0m, non.`,
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
    text: 'Une onde GPS L1 mesure 19\u00a0cm. En deçà, la précision se fabrique, par trois sortes de travail.',
    blocks: [
      {
        title: 'Matériel',
        items: [
          'Récepteurs GNSS multibandes',
          'Horloges asservies à chaque nœud d’ingestion',
          'Ancres BLE et Wi-Fi en des points arpentés',
          'Capteurs inertiels pour les lacunes',
        ],
      },
      {
        title: 'Logiciel',
        items: [
          'Corrections diffusées en continu jusqu’en périphérie',
          'Une base de temps pour tous les flux',
          'Relecture au bit près des données conservées',
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
    text: 'Nous n’allons pas au-delà du centimètre. L’arpentage en a besoin; l’analyse du mouvement, non. À cette échelle, une trace montre comment un corps bouge, et non où l’on va. Quatre règles fixent la finesse des données d’un client.',
    rules: [
      {
        title: 'La licence fixe la précision',
        text: 'La licence d’un client vaut pour une taille de cellule. Les enregistrements sont rendus plus grossiers avant leur départ, non après.',
      },
      {
        title: 'Aucun nom',
        text: 'Les identifiants sont retirés, et le sel d’une empreinte meurt avec sa finalité. Deux exceptions\u00a0: un appareil que désigne une autorité légitime, et une personne qui a consenti et peut se rétracter.',
      },
      {
        title: 'Le doute est livré',
        text: 'Une ellipse n’est jamais réduite à un point, ni une lacune comblée sans que ce soit dit.',
      },
      {
        title: 'Toute alerte a une raison',
        text: 'La règle, les positions et les paramètres, lisibles par qui doit défendre la décision.',
      },
    ],
  },
} as const satisfies InLanguage<typeof english.fine>
