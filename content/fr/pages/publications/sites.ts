import type * as english from '#content/en/pages/publications/sites.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { figureAddress, figureDataAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactForTest } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/sites',
  title: `Deux emplacements comparés, un exemple | ${site.name}`,
  description:
    'Deux magasins comparés : zones de chalandise, visites et passages, marges d’erreur, et ce qui changerait le classement. Des comptages, aucun nom.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['answer', 'catchments', 'presence', 'origins', 'change', 'method'] as const

const n = dayWord

export const sitesPage = typeset({
  remark: 'Comptages d’une ville simulée',
  title: 'Deux emplacements comparés',
  lead: 'On passe plus souvent devant le magasin A, mais B semble recevoir plus de visites; une seule journée ne tranche pas. Voici ce que vous recevez si vous nous demandez de comparer deux adresses : visites et passages avec leurs marges d’erreur, et rien sur une personne en particulier.',
  answer: {
    title: 'Quel magasin attire le plus de visites',
    text: [
      `Dans cet exemple, un détaillant ne peut garder qu’un magasin sur deux : A, ${n('sites.a.floor')} m² au bord d’une rue passante, ou B, ${n('sites.b.floor')} m² dans un parc commercial. D’après les passages, il choisirait A. D’après les visites, B devance A de ${n('sites.lead')} par jour.`,
      `Une seule journée ne permet pas d’en être sûr. L’intervalle à 95 % de cette avance va de ${n('sites.lead.least')} visites en faveur de A à ${n('sites.lead.most')} en faveur de B. Nous mesurerions plus longtemps avant la signature d’un bail; la section 5 dit combien de temps.`,
    ],
    columns: ['En une journée', 'Magasin A', 'Magasin B'],
    rows: {
      visits: 'Visites',
      passers: 'Passages',
      within: `Population à ${n('sites.within.minutes')} minutes en voiture`,
      modes: { walk: 'Visites à pied', bus: 'Visites en autobus', car: 'Visites en voiture' },
    },
    caption:
      'Entre parenthèses : intervalles à 95 %. Un passage est un déplacement devant le magasin; une même personne peut donc compter deux fois.',
  },
  catchments: {
    title: 'Qui peut s’y rendre',
    text: `Une zone de chalandise est le territoire d’où l’on atteint un magasin en un certain nombre de minutes. Elle suit les rues et les ${n('day.bridges.word')} ponts; ce n’est donc pas un cercle. En ${n('sites.within.minutes.word')} minutes de voiture, stationnement compris, ${n('sites.a.within')} personnes peuvent se rendre chez A et ${n('sites.b.within')} chez B; ${n('sites.both.within')} d’entre elles ont le choix entre les deux.`,
    caption:
      'Zones de chalandise du magasin A (lignes pleines) et du magasin B (tirets, carré ambre), en minutes de voiture.',
    residents: 'Population qui peut s’y rendre en tant de minutes de voiture.',
    columns: ['min', 'A', 'B', 'Les deux'],
    link: { label: 'La carte en SVG', href: figureAddress('catchment') },
  },
  presence: {
    title: 'Distinguer les visites des passages',
    text: [
      `Un appareil compte comme une visite s’il reste au moins ${n('sites.T.word')} minutes sur le terrain du magasin. Si l’on comptait tous les appareils à proximité, A l’emporterait, ${n('sites.a.near')} contre ${n('sites.b.near')}. À partir d’une minute, B devance A quel que soit le réglage essayé, et ${n('sites.T.step.word')} minutes de plus ou de moins ne changent un nombre que de ${n('sites.T.change')} % au plus.`,
      `La ville est simulée; nous savons donc qui est entré. Sur ${n('sites.seen.visits')} visites d’un appareil, ${n('sites.missed')} ont été prises pour des passages : des courses rapides, pour la plupart. Sur ${n('sites.seen.passers')} passages, ${n('sites.false')} ont été pris pour des visites, à cause d’une attente au feu ou à l’arrêt d’autobus. Avec vos données, nous faisons cette vérification à l’aide des compteurs de porte.`,
    ],
    caption:
      'Selon la durée minimale d’une visite, en minutes; à 0, toute présence compte. Manquées, en trop : appareils des deux magasins.',
    columns: ['Minutes', 'Visites, A', 'Visites, B', 'Manquées', 'En trop'],
    truth: 'Nombre réel',
  },
  origins: {
    title: 'D’où partent les visites',
    text: `Les visites selon la zone où le déplacement a commencé, avec la durée moyenne en voiture. Une zone est un carré de ${n('sites.zone.km')} km. Nous ne la publions que si au moins ${n('sites.least.word')} de ses appareils ont visité chaque magasin. Les ${n('sites.zones.other')} autres zones, avec ${n('sites.zones.other.share')} % des visites, forment une seule ligne.`,
    caption:
      'Zones par colonne depuis l’ouest (A à F) et par rangée depuis le nord (1 à 4). Trajet : minutes en voiture, en moyenne.',
    columns: ['Zone', 'Visites, A', 'Visites, B', 'Trajet, A', 'Trajet, B'],
    others: 'Autres',
    link: { label: 'site-zones.csv', href: `/${dataset.folder}/site-zones.csv` },
  },
  change: {
    title: 'Ce qui changerait le classement',
    text: 'Quatre choses pourraient placer A en tête. Les deux premières viennent des comptages, les deux dernières d’un modèle.',
    points: [
      {
        name: 'Compter toutes les présences',
        text: 'Sans durée minimale, A l’emporte. Un détaillant qui ne compare que les passages choisit A, et paie pour des gens qui n’entrent pas.',
      },
      {
        name: 'Le hasard',
        text: `L’avance est plus petite que sa marge d’erreur. Avec environ ${n('sites.devices.enough')} appareils (${n('sites.devices.enough.ratio')} fois ce nombre), ou deux journées semblables, l’intervalle d’une même avance ne contiendrait plus zéro.`,
      },
      {
        name: 'Un magasin A plus grand',
        text: `Dans le modèle de Huff (1964), le choix dépend de la surface et du temps de trajet. Avec ${n('sites.even.floor')} m², soit ${n('sites.even.share')} % de plus, A rejoindrait B à ${n('sites.even.visits')} visites par jour. Une partie du gain viendrait de B.`,
      },
      {
        name: 'Une distance qui pèse plus',
        text: `L’exposant du temps de trajet, ajusté sur les zones ci-dessus, est de ${n('sites.exponent')} (de ${n('sites.exponent.least')} à ${n('sites.exponent.most')}). Plus il est grand, plus le magasin le plus proche l’emporte; or A est plus près de la plupart des logements. Nous l’ajusterions de nouveau pour votre catégorie.`,
      },
    ],
  },
  method: {
    title: 'Méthode et limites',
    text: [
      `La ville compte ${n('sites.residents')} habitants fictifs, avec logements, emplois, écoles et quatre magasins. Environ ${n('sites.devices.share')} % ont un appareil dans l’échantillon (${n('sites.devices')}), moins au sud qu’au nord; chaque appareil est donc pondéré selon la population de sa rive. Une position toutes les trente secondes a une erreur de ${n('sites.error')} m par axe. Un déplacement à ${n('sites.front')} m ou moins d’un magasin compte comme un passage.`,
      `Pour les intervalles, nous répartissons les appareils au hasard en ${n('sites.groups.word')} groupes et comparons leurs résultats (Wolter 2007). Aucun nombre publié ne repose sur moins de ${n('sites.least.word')} appareils, et aucun fichier ne contient de ligne par appareil ou par personne. Seules les erreurs ci-dessus peuvent être moins nombreuses : on les compte d’après les visites réelles, qu’une ville ne connaît pas. Les nombres ne sont pas arrondis ici, pour que vous puissiez les recalculer; les vôtres le seront comme convenu.`,
      'Une journée ne dit rien des fins de semaine ni des saisons. Une visite n’est pas une vente. La ville est plus simple que la réalité : personne n’y vient d’ailleurs, et tous les magasins vendent la même chose.',
    ],
    items: [
      {
        label: 'site-groups.csv',
        href: `/${dataset.folder}/site-groups.csv`,
        text: 'Visites et passages vus par chaque groupe d’appareils, pour les intervalles.',
      },
      {
        label: 'site-thresholds.csv',
        href: `/${dataset.folder}/site-thresholds.csv`,
        text: 'Visites selon la durée minimale, avec les erreurs.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Recalcule visites, intervalles, exposant et surface à partir de ces fichiers. Aussi en Python.',
      },
      {
        label: 'Tous les fichiers',
        href: figureDataAddress('catchment'),
        text: 'Toutes les tables de cette comparaison, avec leurs champs.',
      },
    ],
  },
  closing: {
    title: 'Quelles sont vos deux adresses?',
    text: 'Donnez-les-nous, avec un format de magasin et les dates. Nous vous disons d’abord si les appareils sont assez nombreux pour répondre. Vous recevez ensuite une comparaison comme celle-ci, avec le plus petit nombre que vous permettez de publier.',
    actions: [
      { label: 'Comparer deux adresses', href: contactForTest('retail') },
      { label: 'Télécharger les données', href: figureDataAddress('catchment') },
    ],
  },
} as const satisfies InLanguage<typeof english.sitesPage>)

export const sources = ['huff1964', 'wolter2007'] as const satisfies readonly SourceKey[]
