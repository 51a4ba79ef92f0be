import track from '#content/day/results/track.json' with { type: 'json' }
import type * as english from '#content/en/pages/real-time-awareness.ts'
import type { LatencyStage } from '#content/facts/latency-budget.ts'
import { site } from '#content/facts/site.ts'
import { backToHome } from '#content/fr/back-to-home.ts'
import { claim, claimFigure } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { cardinal } from '#content/fr/print.ts'
import { awareness } from '#content/fr/services/awareness.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import { momentWords } from './real-time/moments.ts'

const description = `Alertes en ${claim('alertLatency')}, surveillance ${claim('monitoring')}, disponibilité de ${claim('uptime')} par entente : un exemple, et une répartition possible des 100 ms.`

export const metadata = typeset<PageMetadata>({
  kind: 'service',
  path: 'real-time-awareness',
  title: `Veille en temps réel : alertes en ${claim('alertLatency')} | ${site.name}`,
  description,
  service: { name: 'Veille en temps réel', description },
})

const waited = dayWord('day.short.alert.after.word')
const { minutesAfterAlert } = track.shortStop
const left = cardinal(minutesAfterAlert)

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['instants', 'moments', 'budget', 'waits', 'promises'] as const

export const realTime = typeset({
  back: backToHome,
  title: 'Veille en temps réel',
  lead: `L’alerte vous est transmise en ${claim('alertLatency')} à compter de l’arrivée de l’événement qui la déclenche. Dans l’exemple, il vous reste alors ${left} minutes avant que l’appareil reparte.`,
  instants: {
    title: `Trois moments : ${dayWord('day.short.before.leave')}, ${dayWord('day.short.arrive')} et ${dayWord('day.short.alert')}`,
    text: [
      'Vous recevez une seule alerte, au bon moment : ni au passage de l’appareil, ni pendant qu’il attend peut-être de tourner.',
      `Un appareil synthétique parmi ${dayWord('cop.entities')} autres. Cercle : cet appareil. Points : les autres, les plus gros en mouvement. En tirets : la zone surveillée (périmètre virtuel), établie dans l’exemple ce matin-là, en vertu d’une autorisation légale.`,
    ],
    area: 'périmètre',
    pictures: [
      {
        time: dayWord('day.short.before.leave'),
        name: 'Aucune alerte',
        text: `L’appareil quitte ${dayWord('day.short.before.place')}, comme d’autres à cette heure. Aucune règle d’alerte ne s’applique.`,
        picture: `Une carte de nuit avec un périmètre tireté, des rues et des points mobiles. Un cercle se trouve à droite, hors du périmètre.`,
      },
      {
        time: dayWord('day.short.arrive'),
        name: 'Pas encore d’alerte',
        text: `L’appareil est entré dans le périmètre à ${dayWord('cop.enters')} et vient de s’arrêter. La plupart des véhicules qui s’arrêtent ici attendent de tourner.`,
        picture:
          'Le cercle a suivi une rue depuis la droite jusque dans le périmètre et s’y trouve, encore sans marque.',
      },
      {
        time: dayWord('day.short.alert'),
        name: 'Alerte',
        text: `L’appareil est arrêté depuis ${waited} minutes. L’alerte part pendant qu’il est encore là.`,
        picture: 'Le cercle n’a pas bougé et il est maintenant ambre. Autour de lui, beaucoup de points ont bougé.',
      },
    ],
    line: {
      label: `Ligne de temps d’une demi-heure. Quitte ${dayWord('day.short.before.place')} à ${dayWord('day.short.before.leave')}, entre dans le périmètre à ${dayWord('cop.enters')}, s’arrête à ${dayWord('day.short.arrive')}, alerte à ${dayWord('day.short.alert')}, repart à ${dayWord('day.short.leave')} : l’alerte vient ${left} minutes avant le départ.`,
      waits: `${dayWord('day.T')} min d’attente`,
      acts: `${minutesAfterAlert} min pour agir`,
      caption: `Fig. 1. De ${dayWord('day.short.before.leave')} à ${dayWord('day.short.leave')} sur une même horloge. Données synthétiques, graine ${dayWord('day.seed')}. En couleur : l’arrêt qui a déclenché l’alerte.`,
    },
  },
  moments: momentWords,
  budget: {
    title: 'La répartition des 100 ms',
    text: 'Les 100 ms pourraient, par exemple, se répartir ainsi entre sept étapes. Chaque part est un maximum; on peut donc les additionner.',
    reserve: 'Réserve',
    reserveText: 'Non attribuée',
    columns: ['Étape', 'Ce qu’elle fait', 'ms', 'Cumul'],
    caption: 'Fig. 2. Chaque part, en ms. En contour : non attribué.',
    tableCaption: 'La même répartition en tableau, en ms.',
    label: (total: number, reserve: number) =>
      `Une barre de 100 millisecondes en sept parts dont la somme est ${total}, et une réserve de ${reserve} en contour.`,
    stages: {
      receive: { name: 'Recevoir', text: 'Lire, authentifier, horodater' },
      normalize: { name: 'Normaliser', text: 'Un format, un référentiel géodésique, une horloge' },
      strip: { name: 'Retirer', text: 'Remplacer l’identifiant par un pseudonyme' },
      fuse: { name: 'Fusionner', text: 'Apparier à la trajectoire, mettre à jour son état' },
      decide: { name: 'Décider', text: 'Périmètres, temps de séjour et règles de la cellule' },
      authorize: { name: 'Autoriser', text: 'Qui peut voir l’alerte, jusqu’à la cellule' },
      deliver: { name: 'Remettre', text: 'À la console, au webhook, à la passerelle radio' },
    } satisfies Record<LatencyStage, { name: string; text: string }>,
  },
  waits: {
    title: 'Avant et après les 100 ms',
    text: 'Chaque alerte porte quatre horodatages, pour que vous voyiez chaque délai. L’intervalle d’émission du capteur et l’attente de la règle précèdent les 100 ms. S’y ajoute ensuite le temps qu’il faut à l’alerte pour atteindre votre écran, qui dépend de votre réseau ou de votre radio.',
    points: [
      {
        name: 'L’intervalle du capteur',
        text: 'Si une étiquette émet une fois par minute, un événement attend en moyenne une demi-minute avant d’être signalé.',
      },
      {
        name: 'L’attente de la règle',
        text: `La règle de l’exemple attend ${dayWord('day.T')} minutes. Une attente bien plus courte donnerait une alerte à chaque file de voitures : cet appareil a attendu dans deux files (${dayWord('day.holds.word')} minutes).`,
      },
    ],
    alert: {
      title: 'Une alerte, quatre horodatages',
      example: 'Un exemple, avec la répartition ci-dessus.',
      rows: [
        { name: 'Captée', text: 'par l’appareil, selon sa propre horloge' },
        { name: 'Reçue', text: 'les 100 ms commencent ici' },
        { name: 'Déclenchée', text: `règle : ${dayWord('day.T')} minutes à l’arrêt, dans le périmètre` },
        { name: 'Remise', text: 'à deux consoles et à un webhook' },
      ],
    },
  },
  promises: {
    title: 'Surveillance, latence et disponibilité',
    items: [
      {
        ...claimFigure('monitoring'),
        name: 'Surveillance',
        text: 'Du service et de ses flux, nuits et jours fériés compris.',
      },
      {
        ...claimFigure('alertLatency'),
        name: 'Latence d’alerte',
        text: 'De l’arrivée de l’événement décisif à la remise de l’alerte.',
      },
      {
        ...claimFigure('uptime'),
        name: 'Disponibilité (entente de niveau de service)',
        text: `De l’exploitation en direct, soit la surveillance et les alertes. Les requêtes sur les enregistrements stockés ont leur propre entente : ${claim('queryUptime')}.`,
      },
    ],
    link: { label: `${awareness.title}, service ${awareness.number}`, href: `/services/${awareness.slug}` },
  },
  closing: {
    title: 'Voyez quand serait venue l’alerte pour un de vos incidents.',
    text: 'Pendant la démonstration, nous rejouons vos données avec vos règles : vous voyez chaque alerte, à son heure.',
    actions: [
      { label: 'Demander une démonstration en direct', href: contactAbout('demo') },
      { label: 'Voir tous les services', href: '/services' },
    ],
  },
} as const satisfies InLanguage<typeof english.realTime>)
