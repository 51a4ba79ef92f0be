import type * as english from '#content/en/pages/publications/junction.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { figureAddress, figureDataAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/junction',
  title: `Un carrefour, compté en personnes : un exemple | ${site.name}`,
  description:
    'Un exemple de comptage à un carrefour : les personnes par mouvement et par mode à l’heure de pointe, et le mouvement qu’un comptage d’autos ignore.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['decision', 'method'] as const

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
  lead: `Donnez du temps de feu vert au mouvement de l’est vers le nord : ${n('junction.hidden.people')} personnes le font à l’heure de pointe, dont ${n('junction.hidden.bus')} en autobus et aucune en auto.`,
  decision: {
    title: 'Décision : le feu vert selon les personnes',
    text: `Dans cet exemple, une ville classe les mouvements d’un carrefour selon les personnes avant de régler les feux. Le mouvement de l’est vers le nord vient au deuxième rang, avec ${n('junction.hidden.share')} % des ${n('junction.people')} personnes. Selon les autos, il vient au dernier : il n’en compte aucune.`,
    drawing: 'La largeur d’un flux montre son nombre de personnes. En ambre : de l’est vers le nord.',
    caption: `Personnes par mouvement, de ${n('junction.from')} à ${n('junction.to')}. Les mouvements de moins de 20 personnes sont dans le fichier.`,
    columns: ['Mouvement', 'Personnes', 'Autobus', 'À pied', 'Auto'],
    turn: (from: english.Arm, to: english.Arm) => `${arms[from].from} ${arms[to].to}`,
  },
  method: {
    title: 'Méthode et limites',
    text: [
      'L’heure est la plus chargée de la journée, à partir d’un quart d’heure rond. Le mouvement d’un déplacement va de la rue par laquelle il arrive au carrefour à celle par laquelle il le quitte.',
      `Les ${n('mixing.residents')} habitants de la ville sont inventés, et tous sont comptés : ces nombres n’ont donc pas de marge d’erreur. Les vôtres en auront une. Ils viendront d’un échantillon d’appareils, pondéré selon la population, et chaque mouvement aura son intervalle.`,
      'Ici, on connaît le mode de chaque déplacement. À voir leurs seules positions, un autobus et une auto dans la même voie se ressemblent un certain temps; si les deux restent plausibles, vous recevez les deux, avec leurs probabilités.',
    ],
    items: [
      {
        label: 'junction-turns.csv',
        href: `/${dataset.folder}/junction-turns.csv`,
        text: 'Chaque mouvement, avec ses personnes à pied, en autobus et en auto.',
      },
      { label: 'junction.svg', href: figureAddress('junction'), text: 'Le dessin.' },
      {
        label: 'Tous les fichiers',
        href: figureDataAddress('junction'),
        text: 'Les tableaux de la page des données, avec leurs champs.',
      },
    ],
  },
  closing: {
    title: 'Quel carrefour?',
    text: 'Nommez-le, ou une ligne de comptage, avec les heures et la décision qui attend ce comptage. Nous vous disons d’abord s’il y a assez d’appareils pour une réponse.',
    actions: [
      { label: 'Tester une ligne de comptage', href: contactForTest('urbanPlanning') },
      { label: 'Télécharger les données', href: figureDataAddress('junction') },
    ],
  },
} as const satisfies InLanguage<typeof english.junctionPage>)
