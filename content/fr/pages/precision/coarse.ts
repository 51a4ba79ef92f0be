import track from '#content/day/results/track.json' with { type: 'json' }
import type * as english from '#content/en/pages/precision/coarse.ts'
import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

const short = dayWord('day.short.place')
const envelope = dayWord('day.short.envelope')
const shortMinutes = dayWord('day.short.minutes')

/** The precision page from ten kilometres to ten metres. */
export const coarse = typeset({
  behavioural: {
    scale: {
      length: '10',
      unit: 'km',
      top: 10_000,
      marks: [
        { label: '5 km', metres: 5000 },
        { label: '2 km', metres: 2000 },
      ],
    },
    title: 'Précision comportementale',
    text: `Pour les analystes : quels enregistrements viennent d’un même appareil, et ce que montre sa journée. Entre deux capteurs, ${claim('identification')} de nos appariements sont justes (essai sur paires connues). Un résumé peut cacher un arrêt court. Voici une journée avec et sans ${short}, arrêt de ${shortMinutes} min.`,
    figure: {
      number: 'Fig. 3.1.1.',
      caption: `Une journée synthétique dans une zone de ${dayWord('day.sheet.width')} sur ${dayWord('day.sheet.height')} km. En ambre : ${short}.`,
    },
    fold: `Mesures de la journée avec et sans ${short}`,
    table: {
      caption: `Rayon de giration : étendue autour du centre (distance quadratique moyenne, pondérée par le temps). Entropie : entre combien de lieux le temps se partage, et si ce partage est égal.`,
      columns: ['Mesure', `Avec ${short}`, `Sans ${short}`, 'Écart'],
      rows: [
        {
          cells: [
            'Rayon de giration, km',
            dayWord('day.gyration.full'),
            dayWord('day.gyration.without'),
            dayWord('day.gyration.loss'),
          ],
        },
        {
          cells: [
            'Entropie, bits',
            dayWord('day.entropy'),
            dayWord('day.entropy.without'),
            dayWord('day.entropy.loss'),
          ],
        },
        { cells: ['Minutes à l’arrêt', dayWord('day.rest.minutes'), dayWord('day.rest.without'), shortMinutes] },
        { cells: ['Alertes', '1', '0', '1'], hot: true },
      ],
    },
    paragraphs: [
      `Sans ${short}, le rayon change de ${dayWord('day.gyration.loss.metres')} m sur ${dayWord('day.gyration')} km, ce qui ne se voit pas. L’entropie baisse de ${dayWord('day.entropy.loss')} bit; une heure déplacée de la maison (S1) au repas (S4) la changerait de ${dayWord('day.entropy.lunch')} bit. Les ${shortMinutes} minutes de ${short} se perdent dans les heures d’arrêt. Seule l’alerte montre bien ${short}. Nous la calculons donc par arrêt, non par résumé.`,
      `Prévisions, mesurées à part : exactitude de ${claim('predictionAccuracy')} (comptages par zone), fenêtre de ${claim('forecastWindow')}, mises à jour toutes les ${claim('updateFrequency')}.`,
    ],
  },
  temporal: {
    scale: {
      length: '1',
      unit: 'km',
      top: 1000,
      marks: [
        { label: '500 m', metres: 500 },
        { label: '200 m', metres: 200 },
        { label: `${dayWord('day.D')} m, arrêt`, metres: track.stayMetres },
      ],
    },
    title: 'Précision temporelle',
    text: (minute: string, second: string) =>
      `Pour la répartition et la circulation : ce que vaut une seconde et combien de positions exige un arrêt. À 50 km/h, un véhicule parcourt ${minute} m par minute, ${second} m par seconde. Une horloge fausse d’une seconde peut le placer du mauvais côté du carrefour.`,
    reports: `Avec une position toutes les 15 minutes, un arrêt de ${shortMinutes} minutes en compte une au plus. Une seule position ne montre pas un arrêt.`,
    table: {
      caption: `Exemple : arrêt de ${shortMinutes} min, positions exactes et régulières, la première à un instant tiré au hasard. Un arrêt compte si ses positions couvrent au moins ${dayWord('day.T')} min, sans lacune de plus de ${dayWord('day.gap')} min.`,
      columns: ['Intervalle des positions', 'Positions, moyenne', 'Arrêts trouvés'],
      seconds: (value: string) => `${value} s`,
      minutes: (value: string) => `${value} min`,
      share: (value: string) => `${value} %`,
    },
    note: (latency: string) =>
      `La latence d’alerte est de ${claim('alertLatency')} dès réception d’un événement, soit ${latency} m à 50 km/h. Un arrêt n’est un événement qu’après ${dayWord('day.T')} min.`,
  },
  pipeline: {
    scale: {
      length: '100',
      unit: 'm',
      top: 100,
      marks: [
        { label: '50 m', metres: 50 },
        { label: '20 m', metres: 20 },
        { label: `${envelope} m, ${short}`, metres: track.shortStop.envelopeMetres, hot: true },
      ],
    },
    title: 'La chaîne de traitement en cinq étapes',
    text: `Pour les ingénieurs et les auditeurs : des positions aux arrêts et déplacements. Un arrêt dure au moins ${dayWord('day.T')} min à ${dayWord('day.D')} m au plus de sa première position, sans lacune de plus de ${dayWord('day.gap')} min. Chaque étape laisse un enregistrement qui renvoie aux positions. Nombres de la journée de ${short}.`,
    figure: {
      number: 'Fig. 3.1.4.',
      caption: `Extrait de la carte en quatre étapes : positions brutes, positions filtrées, points de séjour, déplacements. En ambre : les positions écartées, puis ${short}.`,
    },
    steps: [
      {
        title: 'Acquisition',
        text: `${dayWord('day.fixes')} positions, chacune avec sa source, son heure et son exactitude déclarée.`,
      },
      {
        title: 'Normalisation',
        text: 'Mêmes coordonnées, temps et unités pour toutes les positions. Un pseudonyme issu d’une clé secrète remplace chaque identifiant.',
      },
      {
        title: 'Vérification',
        text: `${dayWord('day.rejected.Word')} positions écartées, non effacées : à plus de ${dayWord('day.filter.metres')} m de la médiane de ${dayWord('day.filter.window.word')} positions successives (saut aller-retour).`,
      },
      {
        title: 'Intégration',
        text: `${dayWord('day.stays.Word')} arrêts en ${dayWord('day.places.word')} lieux, ${dayWord('day.trips.word')} déplacements. Les enregistrements de plusieurs capteurs sont fusionnés par score de confiance.`,
      },
      {
        title: 'Livraison',
        text: 'Vous recevez l’enregistrement, ses réglages et ses sources par API REST ou webhook.',
      },
    ],
    impact: {
      at: '100 m',
      title: 'Logistique de défense',
      text: 'Vous voyez la route qu’un convoi a prise. Un arrêt imprévu donne l’alerte sans appel du convoi.',
    },
  },
  environments: {
    scale: {
      length: '10',
      unit: 'm',
      top: 10,
      marks: [
        { label: `${dayWord('day.centre.median')} m, centre (médiane)`, metres: track.centreMetres },
        { label: '2 m', metres: 2 },
      ],
    },
    title: 'Environnements et correction des erreurs',
    text: 'Pour les équipes sur le terrain : l’erreur d’une position là où vous travaillez, et sa correction. L’enregistrement précise l’environnement.',
    table: {
      fold: 'Six environnements : erreur et correction',
      columns: ['Environnement', 'Cause d’erreur', 'Correction', 'Dans l’enregistrement'],
      rows: [
        {
          cells: [
            'Ciel ouvert',
            'Atmosphère, orbite, horloge du satellite',
            'Corrections différentielles, phase de porteuse',
            `Marge d’erreur de ${claim('precision')}`,
          ],
        },
        {
          cells: [
            'Canyon urbain',
            'Signaux réfléchis, reçus en retard',
            'Modèle du bâti, calage sur le réseau routier',
            'Ellipse d’erreur en travers de la rue',
          ],
        },
        {
          cells: [
            'Intérieur',
            'Satellites masqués',
            'Distances Wi-Fi et BLE à des points connus',
            'Pièce et étage, chacun avec son score de confiance',
          ],
        },
        {
          cells: [
            'Tunnel',
            'Aucun signal',
            'Navigation à l’estime de l’entrée à la sortie',
            'Estimation, signalée comme telle',
          ],
        },
        {
          cells: [
            'Brouillage, leurrage',
            'Brouillage : aucune position. Leurrage : position fausse, mais plausible',
            'Recoupement cellulaire et inertiel',
            'Signalée, exclue des moyennes',
          ],
        },
        {
          cells: [
            'Arrêt court',
            'Arrivée et départ comptés avec l’arrêt',
            'Plus de positions à l’arrêt; sinon, marge plus large',
            `Exemple, GPS seul, rayon à 68 % : ${envelope} m pour ${short}; autres, ${dayWord('day.envelope.least')} à ${dayWord('day.envelope.most')} m`,
          ],
          hot: true,
        },
      ],
    },
    phones: {
      fold: 'Ce qu’un téléphone indique seul',
      caption:
        'Ce qu’un téléphone indique seul, sans les récepteurs multibandes, les corrections et les points connus qui nous donnent moins d’un mètre : erreurs mesurées par des essais publiés. L’enregistrement garde la source de chaque position.',
      columns: ['Source', 'Erreur', 'Essai'],
      rows: [
        {
          cells: [
            'Satellites, à l’extérieur',
            '8 m',
            'Moyenne des médianes de dix essais de 20 minutes, iPhone 3G (Zandbergen 2009)',
          ],
        },
        { cells: ['Satellites, en ville', '7 à 13 m', 'Erreurs moyennes, iPhone 6 (Merry et Bettinger 2019)'] },
        {
          cells: [
            'Wi-Fi, d’après une liste de points d’accès',
            '74 m',
            'Médiane de 58 positions à l’intérieur, iPhone 3G (Zandbergen 2009)',
          ],
        },
        {
          cells: [
            'Antennes cellulaires',
            '600 m',
            'Médiane de 64 positions à l’intérieur, iPhone 3G (Zandbergen 2009)',
          ],
        },
      ],
    },
    impact: {
      at: '10 m',
      title: 'Intervention en cas de catastrophe',
      text: 'Vous voyez dans quel îlot et de quel côté d’une route inondée sont les appareils, et combien n’ont pas bougé depuis la crue.',
    },
  },
} as const satisfies InLanguage<typeof english.coarse>)
