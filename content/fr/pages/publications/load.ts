import type * as english from '#content/en/pages/publications/load.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { figureDataAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/load',
  title: `Cellules radio au quart d’heure : un exemple | ${site.name}`,
  description:
    'Un exemple de classement de cellules pour la voix : appels bloqués à l’heure et au quart d’heure de pointe, et cellules qui ont besoin de circuits d’abord.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['decision', 'plan', 'method', 'start'] as const

const n = dayWord

export const loadPage = typeset({
  remark: 'Cellules radio d’une ville simulée',
  title: 'Cellules radio, au quart d’heure',
  lead: `Pour la voix, ajoutez maintenant ${n('cells.lossy.circuits')} circuits à ${n('cells.lossy.word')} cellules, et non ${n('cells.over.circuits')} à ${n('cells.over.word')} : le quart d’heure de pointe montre lesquelles ne peuvent pas attendre. Si la charge croît de ${n('cells.growth.share')} % par an, ${n('cells.next.word')} autres suivent dans l’année.`,
  decision: {
    title: `Sur ${n('cells.count')} cellules, ${n('cells.lossy.word')} ne peuvent pas attendre`,
    text: `Chaque cellule est dimensionnée pour bloquer au plus ${n('cells.grade.share')} % des appels à la charge moyenne de son heure de pointe. Mais la charge varie : ${n('cells.hour.over.word')} en bloquent davantage pendant cette heure, et ${n('cells.over.word')} à leur quart d’heure de pointe. Dans cet exemple, l’opérateur ajoute des circuits là où plus de ${n('cells.limit.share')} % des appels sont bloqués : la pire cellule en bloque ${n('cells.lost.share')} %, et il lui faut ${n('cells.to.add')} circuits de plus que ses ${n('cells.circuits')}. Un circuit porte un appel à la fois. Cet exemple ne mesure pas le trafic de données.`,
    drawing:
      'En haut, les appels bloqués au pire quart d’heure; en bas, la charge de la cellule ambre. Tirets : la charge prévue.',
    caption: `Charge : à l’heure de pointe, en erlangs (appels à la fois). Bloqués : les appels au quart d’heure de pointe. Ajouter : les circuits qu’il faut pour ${n('cells.grade.share')} % à ce moment. C1 en bloque le plus; la carte porte ces noms.`,
    columns: ['Cellule', 'Charge, E', 'Circuits', 'Bloqués, %', 'Ajouter'],
  },
  more: {
    title: `L’an prochain, ${n('cells.next.word')} autres cellules`,
    text: [
      `Une cellule passe le seuil l’année où, avec ses circuits d’aujourd’hui, elle bloquerait plus de ${n('cells.limit.share')} % des appels à son quart d’heure de pointe. Toutes l’ont passé après ${n('cells.all.years.word')} ans.`,
      `Une croissance de ${n('cells.growth.share')} % par an dans chaque cellule est un exemple : donnez-nous la vôtre, cellule par cellule.`,
    ],
    caption: `Cellules qui passent le seuil, et circuits avec lesquels elles bloquent au plus ${n('cells.grade.share')} % à la charge de cette année-là.`,
    columns: ['Quand', 'Cellules', 'Circuits à ajouter'],
    now: 'Maintenant',
    year: (year: string) => `Année ${year}`,
  },
  method: {
    title: 'Méthode et limites',
    text: [
      `Une personne sur place offre ${n('cells.rest')} erlang, et ${n('cells.moving')} en déplacement; ce sont deux hypothèses. Les appels bloqués suivent la formule d’Erlang, comme si la charge restait constante pendant chaque quart d’heure. Elle convient aux appels; un réseau à commutation de paquets met les données en file d’attente, et le même quart d’heure y paraît comme un délai.`,
      `Les ${n('mixing.residents')} habitants sont inventés, et tous sont comptés. Dans votre réseau, vos propres compteurs de 15 minutes donnent ce classement. Les données de mouvement ajoutent la cause d’une pointe : des gens qui restent, ou des gens qui passent. Ici, une cellule est la zone la plus proche de son mât, sans relief ni murs.`,
      'Une journée ordinaire montre quelles cellules sont à risque, et non combien de fois. Le classement d’un quartier s’appuie sur quatre semaines de compteurs.',
    ],
    items: [
      {
        label: 'cell-loads.csv',
        href: `/${dataset.folder}/cell-loads.csv`,
        text: 'Chaque cellule : charge et appels bloqués à l’heure et au quart d’heure de pointe, avec les heures, et l’année où elle passe le seuil.',
      },
      {
        label: 'Tous les fichiers',
        href: figureDataAddress('cells'),
        text: 'Les tables de la page des données, avec leurs champs.',
      },
    ],
  },
  start: {
    title: 'Comment démarre un classement',
    steps: [
      { name: '1. Vous écrivez', text: 'Un quartier, et le budget ou l’échéance qui en dépend.' },
      {
        name: '2. Vous envoyez',
        text: 'Sous entente de confidentialité, quatre semaines de compteurs par cellule. Les identifiants des abonnés restent chez vous.',
      },
      { name: '3. Nous comparons', text: 'La charge de chaque quart d’heure à ce que chaque cellule peut porter.' },
      {
        name: '4. Vous recevez',
        text: 'Le classement et le plan, en fichiers et en rapport ou par API REST.',
      },
    ],
  },
  closing: {
    title: 'Lesquelles de vos cellules?',
    text: 'Donnez-nous un quartier et quatre semaines de compteurs. Vous recevez une liste classée comme celle-ci.',
    actions: [
      { label: 'Tester un quartier', href: contactForTest('telecommunications') },
      { label: 'Télécharger les données', href: figureDataAddress('cells') },
    ],
  },
} as const satisfies InLanguage<typeof english.loadPage>)
