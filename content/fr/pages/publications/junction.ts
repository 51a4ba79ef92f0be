import type * as english from '#content/en/pages/publications/junction.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { figureDataAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/junction',
  title: `Un carrefour, compté en personnes : un exemple | ${site.name}`,
  description:
    'Un exemple de comptage à un carrefour : les personnes par mouvement et par mode à l’heure de pointe, et le mouvement qu’un comptage d’autos ignore.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['decision', 'modes', 'method', 'start'] as const

const n = dayWord

/** The streets of the junction, by direction. */
const arms = {
  north: { from: 'du nord', to: 'vers le nord' },
  east: { from: 'de l’est', to: 'vers l’est' },
  south: { from: 'du sud', to: 'vers le sud' },
  west: { from: 'de l’ouest', to: 'vers l’ouest' },
} as const satisfies Record<english.Arm, object>

export type Arm = english.Arm

export const junctionPage = typeset({
  remark: 'Personnes synthétiques à un carrefour',
  title: 'Un carrefour, compté en personnes',
  lead: `Mettez le mouvement de l’est vers le nord dans l’étude des feux. À l’heure de pointe, un panel d’appareils y compte ${n('junction.panel.people')} personnes (de ${n('junction.panel.least')} à ${n('junction.panel.most')}), et un compteur d’autos, aucune.`,
  decision: {
    title: 'De l’est vers le nord : deuxième, sans une auto',
    text: [
      `Selon les intervalles à 95 %, un seul mouvement a plus de personnes : au moins ${n('junction.panel.least')} vont de l’est vers le nord, et aucun des mouvements suivants n’en a plus de ${n('junction.panel.next.most')}. Selon les autos, il est dernier ex æquo, avec zéro.`,
      `Dans cet exemple, une ville classe les mouvements selon les personnes avant d’étudier les feux. Sa règle, fixée d’avance : le feu vert d’un mouvement est étudié si sa limite inférieure dépasse la limite supérieure de chacun de ceux qui le suivent. L’étude pèse ensuite les conflits, les retards et les traversées.`,
      `Dans ${n('junction.panel.trials')} autres échantillons des mêmes habitants, ce mouvement vient toujours au deuxième rang, et aussi selon cette règle dans ${n('junction.panel.sure.share')} % d’entre eux. Dans les autres, des intervalles se chevauchent, et la ville attend un plus grand échantillon.`,
    ],
    drawing:
      'Tous les habitants pendant cette heure. La largeur d’un flux montre son nombre de personnes. En ambre : de l’est vers le nord.',
    caption: `De ${n('junction.from')} à ${n('junction.to')}. Autos : selon le compteur de la ville. Personnes : selon le panel, avec les intervalles à 95 %. Nombre réel : connu, car la ville est simulée.`,
    columns: ['Mouvement', 'Autos', 'Personnes', 'Réel'],
    turn: (from: english.Arm, to: english.Arm) => `${arms[from].from} ${arms[to].to}`,
  },
  more: {
    title: 'La moitié passe en autobus',
    text: [
      `Sur les ${n('junction.panel.turns.word')} mouvements publiés, le panel compte ${n('junction.panel.bus')} personnes en autobus sur ${n('junction.panel.everyone')}.`,
      `Un mouvement ou un mode de moins de ${n('sites.least.word')} appareils est masqué. Pour que dix des ${n('junction.hidden.people')} personnes qui font vraiment ce mouvement (${n('junction.hidden.bus')} en autobus, ${n('junction.hidden.walk')} à pied) aient un appareil, il en faut à ${n('junction.panel.least.share')} % de tous les habitants. Si votre panel est plus petit, nous le disons avant le début du projet.`,
    ],
    caption: 'Personnes par mode, sur ces mouvements réunis.',
    columns: ['Mode', 'Personnes', 'Réel'],
    modes: { walk: 'À pied', bus: 'Autobus', car: 'Auto' },
  },
  method: {
    title: 'Méthode et limites',
    text: [
      'L’heure est la plus chargée de la journée, à partir d’un quart d’heure rond. Le mouvement d’un déplacement va de la rue par laquelle il arrive au carrefour à celle par laquelle il le quitte.',
      `Les ${n('mixing.residents')} habitants de la ville sont inventés. Le panel compte ${n('sites.devices')} appareils, un échantillon aléatoire de chaque rive; chaque appareil représente les habitants de la sienne. Les intervalles sont ceux de Wilson (1927), arrondis vers l’extérieur, à la dizaine. Dans les autres échantillons, ${n('junction.panel.coverage.share')} % contiennent le nombre réel. Votre panel aura aussi des erreurs qui ne doivent rien au hasard : nous le comparons à vos compteurs.`,
      'Ici, on connaît le mode de chaque déplacement. À voir leurs seules positions, un autobus et une auto dans la même voie se ressemblent un certain temps; si les deux restent plausibles, vous recevez les deux, avec leurs probabilités.',
    ],
    items: [
      {
        label: 'junction-devices.csv',
        href: `/${dataset.folder}/junction-devices.csv`,
        text: 'Les appareils derrière les comptages, et les nombres réels; aucun client ne reçoit ce fichier.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Recalcule personnes et intervalles à partir de ces appareils. Aussi en Python.',
      },
      {
        label: 'junction-turns.csv',
        href: `/${dataset.folder}/junction-turns.csv`,
        text: 'Chaque mouvement, avec toutes ses personnes à pied, en autobus et en auto.',
      },
      {
        label: 'Tous les fichiers',
        href: figureDataAddress('junction'),
        text: 'Les tables de la page des données, avec leurs champs.',
      },
    ],
  },
  start: {
    title: 'Comment démarre un comptage',
    steps: [
      { name: '1. Vous écrivez', text: 'Le carrefour ou la ligne, les heures, et ce que vous devez décider.' },
      {
        name: '2. Nous répondons',
        text: 'Si un panel de personnes consentantes, le vôtre ou celui d’un tiers, y a assez d’appareils.',
      },
      {
        name: '3. Vous envoyez, nous comparons',
        text: 'Vos comptages de véhicules et de passagers aux mêmes heures.',
      },
      {
        name: '4. Vous recevez',
        text: 'Des comptages avec leurs intervalles et la décision, en fichiers et en rapport ou par API REST.',
      },
    ],
  },
  closing: {
    title: 'Quel carrefour?',
    text: 'Nommez-le, ou une ligne de comptage, avec les heures et la décision qui dépend de ce comptage. Nous vous disons d’abord s’il y a assez d’appareils pour une réponse.',
    actions: [
      { label: 'Tester un carrefour ou une ligne', href: contactForTest('urbanPlanning') },
      { label: 'Télécharger les données', href: figureDataAddress('junction') },
    ],
  },
} as const satisfies InLanguage<typeof english.junctionPage>)

export const sources = ['wilson1927'] as const satisfies readonly SourceKey[]
