import type * as english from '#content/en/pages/publications/counts.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { figureAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/counts',
  title: `Comptages par lieu et par heure | ${site.name}`,
  description:
    'Ce que vous recevez pour un quartier et une journée : personnes par lieu et par heure, intervalles, ce qui est masqué et pourquoi, une décision, les données.',
})

export const sources = [
  'denning1979',
  'hundepool2024',
  'wilson1927',
  'wolter2007',
] as const satisfies readonly SourceKey[]

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = ['map', 'finding', 'decision', 'event', 'district', 'withheld', 'method'] as const

const peak = dayWord('crowd.peak.place')
const second = dayWord('crowd.second.place')
const interval = (least: string, most: string) => `de ${least} à ${most}`
const file = (name: string) => ({ label: `${name}.csv`, href: `/${dataset.folder}/${name}.csv` })

export const countsPage = typeset({
  remark: 'Aucune personne réelle comptée',
  title: 'Exemple de comptages par lieu et par heure',
  lead: `À ${dayWord('crowd.peak.at')}, il y a environ ${dayWord('crowd.peak.people')} personnes en ${peak}, la cellule du concert. Le compte peut être inexact d’un dixième environ, et la décision tient toujours. Voici ce que vous recevez pour un quartier et une journée.`,
  finding: {
    title: 'Ce que nous avons compté',
    text: `Le quartier compte ${dayWord('crowd.cells.word')} cellules carrées de ${dayWord('crowd.cell.metres')} m de côté, de A1 à D3. À chaque heure juste, nous comptons les personnes présentes dans chacune. Dans cet exemple, un concert se tient en ${peak} de ${dayWord('crowd.concert.from')} à ${dayWord('crowd.concert.to')}. Tous les comptages sont des sommes : aucune ligne ne représente un appareil. Ici, les appareils forment un échantillon aléatoire, sans personne de l’extérieur; les appareils réels n’en forment pas un, et un projet les compare donc aux personnes comptées à une entrée (section 4).`,
    columns: ['Grandeur', 'Valeur', 'Sens'],
    rows: [
      [
        `${peak} à ${dayWord('crowd.peak.at')}`,
        `${dayWord('crowd.peak.people')} personnes`,
        `Intervalle à 95 % : ${interval(dayWord('crowd.peak.least'), dayWord('crowd.peak.most'))}; ${dayWord('crowd.peak.devices')} appareils, ${dayWord('crowd.peak.devices.north')} de résidents du nord et ${dayWord('crowd.peak.devices.south')} du sud`,
      ],
      [
        `${second} à ${dayWord('crowd.second.at')}`,
        `${dayWord('crowd.second.people')} personnes`,
        `Intervalle à 95 % : ${interval(dayWord('crowd.second.least'), dayWord('crowd.second.most'))}; ${dayWord('crowd.second.devices.north')} appareils du nord et ${dayWord('crowd.second.devices.south')} du sud`,
      ],
      [
        'Échantillon',
        `${dayWord('crowd.devices')} appareils`,
        `Au nord de la rivière, ${dayWord('crowd.north.devices')} habitants sur ${dayWord('crowd.north.residents')} en portent un : chacun représente ${dayWord('crowd.north.stands')} personnes. Au sud, ${dayWord('crowd.south.devices')} sur ${dayWord('crowd.south.residents')} : chacun en représente ${dayWord('crowd.south.stands')}`,
      ],
      [
        'Publiés',
        `${dayWord('crowd.shown')} comptages`,
        `Sur ${dayWord('crowd.values')}. Masqués : ${dayWord('crowd.few')} de moins de ${dayWord('crowd.floor')} appareils, et ${dayWord('crowd.protects.word')} qui en révéleraient un autre`,
      ],
    ],
  },
  decision: {
    title: `Une décision : ${dayWord('crowd.peak.teams.word')} équipes, et non une`,
    text: [
      `La règle du client, donnée en exemple : une équipe d’accueil par tranche de ${dayWord('crowd.team')} personnes, même entamée. Nous l’appliquons à la limite supérieure de l’intervalle. ${peak} reçoit donc ${dayWord('crowd.peak.teams.word')} équipes pendant le concert, et ${second} en reçoit ${dayWord('crowd.second.teams.word')}. Une seule suffit dans chacune des autres cellules.`,
      `En ${peak}, les deux limites de l’intervalle donnent le même nombre d’équipes. En ${dayWord('crowd.unsure.place')}, à ${dayWord('crowd.unsure.at')}, elles ne concordent pas : l’une en demande une, l’autre ${dayWord('crowd.unsure.teams.word')}. Le comptage ne peut pas trancher; on envoie donc le plus grand nombre.`,
    ],
    caption:
      'Cellules et heures de la soirée qui demandent plus d’une équipe, avec le nombre d’équipes à chaque limite de l’intervalle. Règle donnée en exemple, données synthétiques.',
    scrolls: 'Cellules qui demandent plus d’une équipe; défile latéralement sur un petit écran',
    columns: ['Cellule, heure', 'Personnes', 'Intervalle à 95 %', 'Équipes'],
    changes: {
      title: 'Ce qui la changerait',
      points: [
        {
          name: 'Des visiteurs',
          text: `Avec ${dayWord('event.visitors')} visiteurs de l’extérieur de la ville, la règle donne ${dayWord('event.teams.word')} équipes : ces ${dayWord('crowd.peak.teams.word')}-là, calculées pour les seuls habitants, ne suffiraient pas (section 4).`,
        },
        {
          name: 'Moins d’appareils',
          text: `Avec deux fois moins d’appareils, l’intervalle en ${peak} irait ${interval(dayWord('crowd.half.least'), dayWord('crowd.half.most'))} : il faudrait encore ${dayWord('crowd.peak.teams.word')} équipes.`,
        },
        {
          name: 'Une moyenne sur la journée',
          text: `${peak} compte en moyenne ${dayWord('crowd.mean')} personnes. D’après ce nombre, une seule équipe suffirait.`,
        },
        {
          name: 'Ce qui se passe entre deux heures',
          text: `Le concert finit à ${dayWord('crowd.concert.to')}, et la foule part entre deux comptages. Pour planifier une sortie, il faut compter toutes les cinq minutes, comme à la section 4.`,
        },
      ],
    },
  },
  event: {
    title: 'Toutes les cinq minutes, avec des visiteurs',
    text: [
      `Si l’on compte aux entrées toute la soirée, une alerte vient au plus ${dayWord('event.others.early.minutes')} minutes trop tôt ou ${dayWord('event.others.late.minutes')} minutes trop tard dans neuf tirages sur dix; avec des comptages à l’heure juste seulement, ${dayWord('event.hourly.lower.minutes')} et ${dayWord('event.hourly.higher.minutes')} minutes trop tard. Selon la règle de la section 3, il faut maintenant ${dayWord('event.teams.word')} équipes au concert.`,
      `Le même concert, compté par des appareils qui ne ressemblent pas à la foule. ${dayWord('event.visitors')} visiteurs arrivent en train de l’extérieur de la ville, et ${dayWord('event.visitors.share')} % d’entre eux portent un de ces appareils. C’est aussi le cas de ${dayWord('event.young.share')} % des habitants de moins de 35 ans et de ${dayWord('event.old.share')} % des autres. Au concert, ${dayWord('event.there.share')} % des habitants ont moins de 35 ans; ailleurs, ${dayWord('event.elsewhere.share')} %.`,
      `La pondération selon l’âge corrige l’effet de l’âge. Dans ${dayWord('event.panels')} autres tirages des appareils, les habitants sont surestimés de ${dayWord('event.residents.alike.share')} % sans pondération; avec elle, l’écart est de ${dayWord('event.residents.age.share')} % (médianes). Ce qui manque se voit alors : l’échantillon compte peu de visiteurs, et la foule est donc sous-estimée de ${dayWord('event.age.off.share')} %, et une alerte à ${dayWord('event.limit.higher')} ne vient que dans ${dayWord('event.age.came')} tirages sur ${dayWord('event.panels')}. Sans pondération, les deux erreurs se compensent par hasard.`,
      `Compter aux entrées tous ceux qui arrivent corrige le reste, à condition de continuer. Une demi-heure, de ${dayWord('event.gates.from')} à ${dayWord('event.gates.half')}, donne une foule trop grande de ${dayWord('event.half.off.share')} %, car les visiteurs arrivent tôt. Toute la soirée, le compte est trop élevé de ${dayWord('event.gates.off.share')} %, et ${dayWord('event.gates.inside.share')} % des intervalles contiennent le nombre réel. S’il n’y a pas d’entrées, on compte à quelques points de passage.`,
    ],
    compared: {
      caption: `Personnes en ${peak} à ${dayWord('event.at')} d’après le compte, et moment des alertes à deux seuils donnés en exemple. Écart : médiane de ${dayWord('event.panels')} tirages, avec les 90 % du milieu (− : trop bas).`,
      columns: [
        'Compté avec',
        'Compte',
        'Écart',
        `Alerte à ${dayWord('event.limit.lower')}`,
        `Alerte à ${dayWord('event.limit.higher')}`,
      ],
      late: (minutes: string) => `${minutes} min trop tard`,
      early: (minutes: string) => `${minutes} min trop tôt`,
      methods: {
        alike: 'Tous les appareils égaux',
        age: 'Poids selon l’âge',
        halfHour: 'Âge, et entrées une demi-heure',
        gates: 'Âge, et entrées toute la soirée',
      },
      truth: 'En réalité',
      none: 'aucune',
    },
    parts: {
      gathers: 'La foule se rassemble : personnes comptées avec les entrées, toute la soirée.',
      leaves: 'La foule repart : de même.',
      columns: ['Heure', 'En réalité', 'Compté', 'Intervalle à 95 %'],
    },
    link: { label: 'Tous les comptages de la soirée : event-counts.csv', href: `/${dataset.folder}/event-counts.csv` },
  },
  map: {
    title: 'Où et quand',
    text: `La carte montre combien de personnes se trouvent dans chacune des ${dayWord('crowd.cells.word')} cellules à ${dayWord('crowd.peak.at')}; le tableau, combien il y en a en ${peak} avant et après.`,
    drawing: `Un point représente ${dayWord('crowd.round')} personnes, sans position précise dans sa cellule; hachuré et marqué x : masqué. Les barres montrent ${peak} à chaque heure, avec leur intervalle. En ambre : les heures et la cellule du concert.`,
    caption: `Personnes en ${peak} à chaque heure juste, avec les intervalles à 95 %. Avant ${dayWord('crowd.table.from')}, le compte ne change presque pas.`,
    scrolls: `Personnes en ${peak} par heure; défile latéralement sur un petit écran`,
    columns: ['Heure', 'Personnes', 'Au moins', 'Au plus'],
    link: { label: 'La carte en SVG', href: figureAddress('crowd') },
  },
  district: {
    title: 'Toutes les cellules, heure par heure',
    text: 'Une société de transport voit dans ce tableau quand ajouter un autobus, et une autorité sanitaire, où ouvrir une clinique.',
    caption: 'Personnes par cellule à chaque heure juste, à la dizaine près. x : masqué.',
    scrolls: 'Personnes par cellule et par heure; défile latéralement sur un petit écran',
    time: 'Heure',
    total: 'Total',
    link: {
      label: 'Avec les intervalles, pour toutes les heures : district-counts.csv',
      href: `/${dataset.folder}/district-counts.csv`,
    },
  },
  withheld: {
    title: 'Ce qui est masqué, et pourquoi',
    text: 'Ces règles sont courantes en statistique officielle (Hundepool et collaborateurs, 2024). Vous en fixez les nombres avec nous avant le premier comptage.',
    points: [
      {
        name: `Moins de ${dayWord('crowd.floor')} appareils`,
        text: `Un petit nombre peut désigner une personne, et un zéro dit qu’un lieu est vide. ${dayWord('crowd.few')} comptages sont masqués pour cette raison.`,
      },
      {
        name: 'Un comptage qui en révélerait un autre',
        text: `Chaque heure a un total. Une seule cellule masquée se retrouverait par soustraction. La moins peuplée des autres l’est donc aussi : ${dayWord('crowd.protects.word')} comptages ce jour-là.`,
      },
      {
        name: `Arrondi à ${dayWord('crowd.round')}`,
        text: 'Les nombres sont arrondis à la dizaine, les limites de l’intervalle vers l’extérieur. Un total, arrondi à part, peut différer de la somme.',
      },
      {
        name: 'Une seule grille',
        text: 'Une seule grille et une seule série d’heures : deux grilles qui se chevauchent peuvent isoler une personne (Denning, Denning et Schwartz, 1979).',
      },
    ],
  },
  method: {
    title: 'Méthode et limites',
    text: [
      `Chaque appareil compte pour les habitants qu’il représente, de son côté de la rivière. L’intervalle est celui de Wilson (1927), avec la taille effective de l’échantillon : celle d’un échantillon aléatoire simple de même précision. Dans ${dayWord('crowd.trials')} autres échantillons aléatoires des mêmes habitants, ${dayWord('crowd.trials.share')} % des intervalles publiés pour ${dayWord('crowd.peak.at')} contenaient le nombre réel : plus de 95 %, car leurs limites sont arrondies vers l’extérieur. La ville étant simulée, on connaît le nombre réel : ${dayWord('crowd.peak.truth')} en ${peak}. L’intervalle d’un compte avec entrées est celui d’un rapport (série de Taylor, Wolter 2007).`,
      'L’intervalle donne l’erreur d’un échantillon aléatoire, et aucune autre. Une cellule ne dit pas si les gens sont serrés.',
    ],
    items: [
      { ...file('district-counts'), text: 'Ce que reçoit un client : personnes, intervalle, cellule et heure.' },
      { ...file('district-withheld'), text: 'Les comptages masqués, chacun avec sa raison.' },
      {
        ...file('event-counts'),
        text: 'Le concert toutes les cinq minutes : appareils, chaque méthode, nombres réels.',
      },
      { ...file('district-sample'), text: 'Habitants et appareils de chaque côté de la rivière.' },
      {
        ...file('district-devices'),
        text: 'Les appareils à la base des comptages, et les nombres réels : jamais remis à un client.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Calcule comptages, intervalles et masquages à partir des deux derniers fichiers.',
      },
    ],
    link: { label: 'Formats, livraison et démarrage d’un projet', href: '/data/report#delivery' },
  },
  closing: {
    title: 'Quel lieu, et quelles heures?',
    text: 'Nommez un quartier et un événement passé. Nous comptons les gens par heure et montrons la décision qui suit.',
    actions: [
      { label: 'Nous indiquer un lieu', href: contactAbout('demo') },
      { label: 'Télécharger les données', href: '/data' },
    ],
  },
} as const satisfies InLanguage<typeof english.countsPage>)
