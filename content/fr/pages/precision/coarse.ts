import { day } from '#content/day/day.ts'
import { shortStop } from '#content/day/readings/moments.ts'
import { median } from '#content/day/sums.ts'
import { stayParameters } from '#content/day/track/staypoints.ts'
import type * as english from '#content/en/pages/precision/coarse.ts'
import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { InLanguage } from '#content/schema/in-language.ts'

const short = dayWord('day.short.place')
const envelope = dayWord('day.short.envelope')
const shortMinutes = dayWord('day.short.minutes')

/** The precision page from ten kilometres to ten metres. */
export const coarse = {
  behavioural: {
    scale: {
      length: '10',
      unit: 'km',
      top: 10_000,
      marks: [
        { label: '5\u00a0km', metres: 5000 },
        { label: '2\u00a0km', metres: 2000 },
      ],
    },
    title: 'Précision comportementale',
    text: `Pour les analystes\u00a0: quels enregistrements viennent d’un même appareil, et ce que montre sa journée. Entre deux capteurs, ${claim('identification')} de nos appariements sont justes (essai sur paires connues). Un résumé peut cacher un arrêt court. Voici une journée avec et sans ${short}, arrêt de ${shortMinutes}\u00a0min.`,
    figure: {
      number: 'Fig.\u00a03.1.1.',
      caption: `Une journée synthétique dans une zone de ${dayWord('day.sheet.width')} sur ${dayWord('day.sheet.height')}\u00a0km. En ambre\u00a0: ${short}.`,
    },
    table: {
      caption: `Rayon de giration\u00a0: étendue autour du centre (distance quadratique moyenne, pondérée par le temps). Entropie\u00a0: entre combien de lieux le temps se partage, et si ce partage est égal.`,
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
      `Sans ${short}, le rayon change de ${dayWord('day.gyration.loss.metres')}\u00a0m sur ${dayWord('day.gyration')}\u00a0km, ce qui ne se voit pas. L’entropie baisse de ${dayWord('day.entropy.loss')}\u00a0bit; une heure déplacée de la maison (S1) au repas (S4) la changerait de ${dayWord('day.entropy.lunch')}\u00a0bit. Les ${shortMinutes} minutes de ${short} se perdent dans les heures d’arrêt. Seule l’alerte montre bien ${short}. Nous la calculons donc par arrêt, non par résumé.`,
      `Prévisions, mesurées à part\u00a0: exactitude de ${claim('predictionAccuracy')} (comptages par zone), fenêtre de ${claim('forecastWindow')}, mises à jour toutes les ${claim('updateFrequency')}.`,
    ],
    veil: 'Fig.\u00a03.1.2. Temps de retour à un même lieu, par jour de la semaine',
  },
  temporal: {
    scale: {
      length: '1',
      unit: 'km',
      top: 1000,
      marks: [
        { label: '500\u00a0m', metres: 500 },
        { label: '200\u00a0m', metres: 200 },
        { label: `${dayWord('day.D')}\u00a0m, arrêt`, metres: stayParameters.distance },
      ],
    },
    title: 'Précision temporelle',
    text: (minute: string, second: string) =>
      `Pour la répartition et la circulation\u00a0: ce que vaut une seconde et combien de positions exige un arrêt. À 50\u00a0km/h, un véhicule parcourt ${minute}\u00a0m par minute, ${second}\u00a0m par seconde. Une horloge fausse d’une seconde peut le placer du mauvais côté du carrefour. Avec une position toutes les 15\u00a0min, un arrêt de ${shortMinutes}\u00a0min en compte une au plus\u00a0: on le manque.`,
    table: {
      caption: `Exemple\u00a0: arrêt de ${shortMinutes}\u00a0min, positions exactes et régulières, la première à un instant tiré au hasard. Un arrêt compte si ses positions couvrent au moins ${dayWord('day.T')}\u00a0min, sans lacune de plus de ${dayWord('day.gap')}\u00a0min.`,
      columns: ['Intervalle des positions', 'Positions, moyenne', 'Arrêts trouvés'],
      seconds: (value: string) => `${value}\u00a0s`,
      minutes: (value: string) => `${value}\u00a0min`,
      share: (value: string) => `${value}\u00a0%`,
    },
    veil: 'Fig.\u00a03.1.3. Écart d’horloge d’un nœud d’ingestion, 24\u00a0h',
    note: (latency: string) =>
      `La latence d’alerte est de ${claim('alertLatency')} dès réception d’un événement, soit ${latency}\u00a0m à 50\u00a0km/h. Un arrêt n’est un événement qu’après ${dayWord('day.T')}\u00a0min.`,
  },
  pipeline: {
    scale: {
      length: '100',
      unit: 'm',
      top: 100,
      marks: [
        { label: '50\u00a0m', metres: 50 },
        { label: '20\u00a0m', metres: 20 },
        { label: `${envelope}\u00a0m, ${short}`, metres: shortStop().envelopeMetres, hot: true },
      ],
    },
    title: 'La chaîne de traitement en cinq étapes',
    text: `Pour les ingénieurs et les auditeurs\u00a0: des positions aux arrêts et déplacements. Un arrêt dure au moins ${dayWord('day.T')}\u00a0min à ${dayWord('day.D')}\u00a0m au plus de sa première position, sans lacune de plus de ${dayWord('day.gap')}\u00a0min. Chaque étape laisse un enregistrement qui renvoie aux positions. Nombres de la journée de ${short}.`,
    figure: {
      number: 'Fig.\u00a03.1.4.',
      caption: `Extrait de la carte en quatre étapes\u00a0: positions brutes, positions filtrées, points de séjour, déplacements. En ambre\u00a0: les positions écartées, puis ${short}.`,
    },
    steps: [
      {
        title: 'Acquisition',
        text: `${dayWord('day.fixes')}\u00a0positions, chacune avec sa source, son heure et son exactitude déclarée.`,
      },
      {
        title: 'Normalisation',
        text: 'Mêmes coordonnées, temps et unités pour toutes les positions. Un pseudonyme issu d’une clé secrète remplace chaque identifiant.',
      },
      {
        title: 'Vérification',
        text: `${dayWord('day.rejected.Word')} positions écartées, non effacées\u00a0: à plus de ${dayWord('day.filter.metres')}\u00a0m de la médiane de ${dayWord('day.filter.window.word')} positions successives (saut aller-retour).`,
      },
      {
        title: 'Intégration',
        text: `${dayWord('day.stays.Word')} arrêts en ${dayWord('day.places.word')} lieux, ${dayWord('day.trips.word')} déplacements. Les enregistrements de plusieurs capteurs sont fusionnés par score de confiance.`,
      },
      {
        title: 'Livraison',
        text: 'Vous recevez l’enregistrement, ses paramètres et ses sources par API REST ou webhook.',
      },
    ],
    impact: {
      at: '100\u00a0m',
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
        { label: `${dayWord('day.centre.median')}\u00a0m, centre (médiane)`, metres: median(day().centreErrors) },
        { label: '2\u00a0m', metres: 2 },
      ],
    },
    title: 'Environnements et correction des erreurs',
    text: 'Pour les équipes sur le terrain\u00a0: l’erreur d’une position là où vous travaillez, et sa correction. L’enregistrement précise l’environnement.',
    table: {
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
            'Brouillage\u00a0: aucune position. Leurrage\u00a0: position fausse, mais plausible',
            'Recoupement cellulaire et inertiel',
            'Signalée, exclue des moyennes',
          ],
        },
        {
          cells: [
            'Arrêt court',
            'Arrivée et départ comptés avec l’arrêt',
            'Plus de positions à l’arrêt; sinon, marge plus large',
            `Exemple, rayon à 68\u00a0%\u00a0: ${envelope}\u00a0m pour ${short}; autres, ${dayWord('day.envelope.least')} à ${dayWord('day.envelope.most')}\u00a0m`,
          ],
          hot: true,
        },
      ],
    },
    veils: [
      'Fig.\u00a03.1.5. Surface d’erreur par îlot, trois villes',
      'Fig.\u00a03.1.6. Erreurs de signaux réfléchis, une rue, à toute heure',
    ],
    impact: {
      at: '10\u00a0m',
      title: 'Intervention en cas de catastrophe',
      text: 'Vous voyez dans quel îlot et de quel côté d’une route inondée sont les appareils, et combien n’ont pas bougé depuis la crue.',
    },
  },
} as const satisfies InLanguage<typeof english.coarse>
