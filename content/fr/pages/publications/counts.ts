import type * as english from '#content/en/pages/publications/counts.ts'
import { dataset } from '#content/facts/dataset.ts'
import { site } from '#content/facts/site.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { figureAddress, figureDataAddress } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import type { PageMetadata } from '#content/schema/metadata.ts'
import { contactAbout, contactForTest } from '#content/schema/topic.ts'
import type { SourceKey } from '#content/sources/sources.ts'

export const metadata = typeset<PageMetadata>({
  kind: 'page',
  path: 'data/counts',
  title: `Comptages par lieu et par heure | ${site.name}`,
  description:
    'Ce que vous recevez pour un quartier et une journée : personnes par lieu et par heure, intervalles, ce qui est masqué et pourquoi, une décision, les données.',
})

export const sources = ['hundepool2024', 'wilson1927', 'wolter2007'] as const satisfies readonly SourceKey[]

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = [
  'map',
  'finding',
  'decision',
  'event',
  'beyond',
  'flows',
  'district',
  'withheld',
  'method',
] as const

const peak = dayWord('crowd.peak.place')
const second = dayWord('crowd.second.place')
const interval = (least: string, most: string) => `de ${least} à ${most}`
const file = (name: string) => ({ label: `${name}.csv`, href: `/${dataset.folder}/${name}.csv` })

export const countsPage = typeset({
  remark: 'Aucune personne réelle comptée',
  title: 'Exemple de comptages par lieu et par heure',
  lead: `À ${dayWord('crowd.peak.at')}, les seuls appareils comptent environ ${dayWord('crowd.peak.people')} habitants en ${peak}, la cellule du concert : ${dayWord('crowd.peak.teams.word')} équipes d’accueil. En comptant aussi aux entrées, et avec des visiteurs de l’extérieur, on en trouve environ ${dayWord('event.people')} : ${dayWord('event.teams.word')} équipes. Voici ce que vous recevez pour un quartier et une journée (ici une ville simulée; ${dayWord('sites.devices.share')} % des habitants ont un appareil).`,
  finding: {
    title: 'Ce que nous avons compté',
    text: [
      `Avec ${dayWord('crowd.devices')} appareils, on peut publier ${dayWord('crowd.shown')} comptages de personnes. Le quartier compte ${dayWord('crowd.cells.word')} cellules carrées de ${dayWord('crowd.cell.metres')} m de côté, de A1 à D3, et nous comptons à chaque heure juste les personnes présentes dans chacune. Dans cet exemple, un concert se tient en ${peak} de ${dayWord('crowd.concert.from')} à ${dayWord('crowd.concert.to')}.`,
      `Ici, les appareils forment un échantillon aléatoire, sans personne de l’extérieur; chacun représente ${dayWord('crowd.north.stands')} personnes au nord de la rivière et ${dayWord('crowd.south.stands')} au sud. Les appareils réels n’en forment pas un; un projet les compare donc aux personnes comptées à une entrée (section 4). Aucune ligne ne représente un appareil.`,
    ],
  },
  decision: {
    title: `D’après les seuls appareils : ${dayWord('crowd.peak.teams.word')} équipes, et non une`,
    text: [
      `${peak} reçoit ${dayWord('crowd.peak.teams.word')} équipes pendant le concert, ${second} en reçoit ${dayWord('crowd.second.teams.word')}, et chacune des autres cellules, une seule. La règle du client, donnée en exemple : une équipe d’accueil par tranche de ${dayWord('crowd.team')} personnes, même entamée, à la limite supérieure de l’intervalle.`,
      `En ${peak}, les deux limites de l’intervalle donnent le même nombre d’équipes. En ${dayWord('crowd.unsure.place')}, à ${dayWord('crowd.unsure.at')}, elles ne concordent pas : l’une en demande une, l’autre ${dayWord('crowd.unsure.teams.word')}. Le comptage ne peut pas trancher; on envoie donc le plus grand nombre. D’après la moyenne de la journée, ${dayWord('crowd.mean')} personnes, ${peak} n’en recevrait qu’une; avec des visiteurs de l’extérieur, il en faut ${dayWord('event.teams.word')} (section 4).`,
      `Si seulement 1 à 3 % des habitants ont un appareil, la règle envoie jusqu’à ${dayWord('panel.teams.most.word')} équipes en ${peak}, et la carte est perdue : on peut publier au plus ${dayWord('panel.published.most')} comptages sur ${dayWord('crowd.values')}. Mesurez donc votre part aux entrées, comptez-y, et demandez aux appareils ce que les entrées ne voient pas (section 5).`,
    ],
    caption:
      'Cellules et heures de la soirée qui demandent plus d’une équipe, avec le nombre d’équipes à chaque limite de l’intervalle. Règle donnée en exemple, données synthétiques.',
    scrolls: 'Cellules qui demandent plus d’une équipe; défile latéralement sur un petit écran',
    columns: ['Cellule, heure', 'Personnes', 'Intervalle à 95 %', 'Équipes'],
    panel: {
      caption: `${peak} avec moins d’appareils, ${dayWord('crowd.trials')} échantillons synthétiques par taille. Dans 95 % des cas, l’écart ne dépasse pas cette valeur; 90 % donnent ces équipes. Avec entrées : section 4. Publiés : en moyenne (sur cette page, ${dayWord('crowd.shown')}).`,
      columns: ['Habitants avec appareil', 'Écart', 'Avec entrées', 'Équipes', 'Publiés'],
      this: (share: string) => `${share}, comme ici`,
    },
  },
  event: {
    title: 'Toutes les cinq minutes, avec des visiteurs',
    text: [
      `Si l’on compte aux entrées toute la soirée, l’alerte pour la quatrième équipe, à plus de ${dayWord('event.limit')} personnes, vient dans 90 % des simulations entre ${dayWord('event.early.minutes')} minutes trop tôt et ${dayWord('event.late.minutes')} trop tard; avec des comptages à l’heure juste seulement, ${dayWord('event.hourly.minutes')} minutes trop tard.`,
      `Le même concert, compté par d’autres appareils, qui ne ressemblent pas à la foule. ${dayWord('event.visitors')} visiteurs arrivent en train de l’extérieur de la ville, et ${dayWord('event.visitors.share')} % d’entre eux portent un de ces appareils. C’est aussi le cas de ${dayWord('event.young.share')} % des habitants de moins de 35 ans, qui sont ${dayWord('event.there.share')} % des habitants au concert et ${dayWord('event.elsewhere.share')} % ailleurs, et de ${dayWord('event.old.share')} % des autres.`,
      `Sans pondération selon l’âge, les habitants sont surestimés de ${dayWord('event.residents.alike.share')} %; avec elle, l’écart est de ${dayWord('event.residents.age.share')} % (médianes de ${dayWord('event.draws')} simulations). Une erreur reste : peu de visiteurs ont un appareil, et la foule est sous-estimée de ${dayWord('event.age.share')} %. Sans pondération, les deux erreurs se compensent par hasard.`,
      `Compter aux entrées tous ceux qui arrivent corrige le reste, à condition de continuer : une demi-heure, de ${dayWord('event.gates.from')} à ${dayWord('event.gates.half')}, ne suffit pas, car les visiteurs arrivent tôt. Avec les entrées toute la soirée, ${dayWord('event.gates.inside.share')} % des intervalles contiennent le nombre réel. S’il n’y a pas d’entrées, on compte à quelques points de passage.`,
    ],
    compared: {
      caption: `Personnes en ${peak} à ${dayWord('event.at')} et alerte, dans le plus typique de ${dayWord('event.draws')} tirages synthétiques. Écart : médiane de tous et étendue de 90 % (− : trop bas).`,
      columns: ['Compté avec', 'Compte', 'Écart', `Alerte à plus de ${dayWord('event.limit')}`],
      late: (minutes: string) => `${minutes} min trop tard`,
      early: (minutes: string) => `${minutes} min trop tôt`,
      methods: {
        alike: 'Tous les appareils égaux',
        age: 'Poids selon l’âge',
        halfHour: 'Âge, et entrées une demi-heure',
        gates: 'Âge, et entrées toute la soirée',
      },
      truth: 'En réalité, avec visiteurs',
      none: 'aucune',
    },
    link: { label: 'Tous les comptages de la soirée : event-counts.csv', href: `/${dataset.folder}/event-counts.csv` },
  },
  beyond: {
    title: 'Ce que les appareils ajoutent aux entrées',
    text: `Les entrées donnent le nombre de personnes venues. Les appareils ajoutent ici une alerte pour une foule en un lieu sans entrée, la vitesse à laquelle le lieu se vide, et le fait que ${dayWord('event.across.share')} % des habitants passent les ponts en partant.`,
    answers: {
      columns: ['Question', 'Réponse des appareils'],
      rows: [
        [
          'Autres foules',
          `${second} n’a pas d’entrée. Dès ${dayWord('event.open.from')}, plus de ${dayWord('crowd.team')} habitants s’y trouvent. L’alerte pour sa deuxième équipe vient, dans 90 % des simulations, entre ${dayWord('event.open.early.minutes')} minutes trop tôt et ${dayWord('event.open.late.minutes')} trop tard.`,
        ],
        [
          'Départ',
          `Il y a environ ${dayWord('event.leaves.first.people')} personnes en ${peak} à ${dayWord('event.leaves.first.at')}, ${dayWord('event.leaves.last.people')} à ${dayWord('event.leaves.last.at')} (en réalité : ${dayWord('event.leaves.first.truth')} et ${dayWord('event.leaves.last.truth')}, car les visiteurs partent les premiers).`,
        ],
        [
          'Durée',
          `La moitié des habitants restent ${dayWord('event.stay.minutes')} minutes ou plus (en réalité : ${dayWord('event.stay.truth')}), et ${dayWord('event.end.share')} % jusqu’à la fin (${dayWord('event.end.truth')}) : presque tous sortent donc en même temps.`,
        ],
        [
          'Retour',
          `${dayWord('event.across.share')} % des habitants (${interval(dayWord('event.across.least'), dayWord('event.across.most'))}; en réalité : ${dayWord('event.across.truth')}) passent les ${dayWord('day.bridges.word')} ponts vers le nord.`,
        ],
      ],
    },
    link: { label: 'Rejouer une de vos journées', href: contactForTest('publicSafety') },
    records: {
      title: 'Pour rejouer une de vos journées, il nous faut au moins',
      columns: ['Données', 'Champs', 'Cadence', 'Jours'],
      rows: [
        [
          'Positions',
          'Numéro de l’appareil, heure, latitude, longitude, erreur en mètres',
          '5 min',
          `Ce jour; pour l’inhabituel, aussi les ${dayWord('held.days')} jours d’avant`,
        ],
        ['Ou comptages', 'Cellule, heure, appareils', '5 min', 'De même'],
        ['Entrées, s’il y en a', 'Entrée, heure, personnes entrées, sorties', '5 min', 'Ce jour, dès la première'],
        ['Lieu et règles', 'Contour du lieu, seuil de chaque alerte', '–', 'Ceux de ce jour-là'],
      ],
    },
  },
  flows: {
    title: 'Déplacements du matin en ville',
    text: `De ${dayWord('flows.from')} à ${dayWord('flows.to')}, environ ${dayWord('flows.people')} personnes (intervalle à 95 % : ${interval(dayWord('flows.least'), dayWord('flows.most'))}) vont du sud-ouest au centre sud, et ${dayWord('flows.stay')} se déplacent dans le sud-ouest. En santé publique, on y lit où les gens de deux secteurs peuvent se croiser, et où une clinique les rejoint. Sur ${dayWord('flows.count')} flux, ${dayWord('flows.withheld.word')} sont masqués. Sans totaux, aucun ne se retrouve par soustraction.`,
    caption: 'Personnes qui vont d’un secteur de la ville (ligne) à un autre (colonne), à la dizaine près. x : masqué.',
    columns: ['De, à', 'NO', 'N', 'NE', 'SO', 'S', 'SE'],
    parts: ['Nord-ouest', 'Centre nord', 'Nord-est', 'Sud-ouest', 'Centre sud', 'Sud-est'],
    link: { label: 'Carte des six secteurs, et qui se trouve près de qui', href: '/sectors/healthcare' },
  },
  map: {
    title: 'Où et quand',
    text: `${peak} compte le plus de personnes à ${dayWord('crowd.peak.at')}, environ ${dayWord('crowd.peak.people')}; ${second}, à ${dayWord('crowd.second.at')}, environ ${dayWord('crowd.second.people')}. La carte montre toutes les cellules à cette heure; le tableau, ${peak} avant et après.`,
    drawing: `Un point représente ${dayWord('crowd.round')} personnes, sans position précise dans sa cellule; hachuré et marqué x : masqué. Les barres montrent ${peak} à chaque heure, avec leur intervalle. En ambre : les heures et la cellule du concert.`,
    caption: `Personnes en ${peak} à chaque heure juste, avec les intervalles à 95 %. Avant ${dayWord('crowd.table.from')}, le compte ne change presque pas.`,
    scrolls: `Personnes en ${peak} par heure; défile latéralement sur un petit écran`,
    columns: ['Heure', 'Personnes', 'Au moins', 'Au plus'],
    link: { label: 'La carte en SVG', href: figureAddress('crowd') },
  },
  district: {
    title: 'Toutes les cellules, heure par heure',
    text: `C’est à ${dayWord('crowd.peak.at')} que le quartier compte le plus de personnes, environ ${dayWord('crowd.total')}. Une société de transport y voit quand ajouter un autobus, et une autorité sanitaire, où sont les gens aux heures d’une clinique.`,
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
    text: `${dayWord('crowd.withheld')} comptages sur ${dayWord('crowd.values')} sont masqués, selon des règles courantes en statistique officielle (Hundepool et collaborateurs, 2024). Vous en fixez d’abord les seuils avec nous.`,
    points: [
      {
        name: `Moins de ${dayWord('crowd.floor')} appareils`,
        text: `Un petit nombre peut désigner une personne, et un zéro dit qu’un lieu est vide : ${dayWord('crowd.few')} comptages.`,
      },
      {
        name: 'Comptages révélateurs',
        text: `Chaque heure a un total. Une seule cellule masquée se retrouverait par soustraction. La moins peuplée des autres l’est donc aussi : ${dayWord('crowd.protects.word')} ce jour-là.`,
      },
      {
        name: `Arrondi à ${dayWord('crowd.round')}`,
        text: 'À la dizaine, et les limites vers l’extérieur. Un total, arrondi à part, peut différer de la somme.',
      },
    ],
  },
  method: {
    title: 'Méthode et limites',
    text: [
      `Dans ${dayWord('crowd.trials')} autres échantillons aléatoires des mêmes habitants, ${dayWord('crowd.trials.share')} % des intervalles publiés pour ${dayWord('crowd.peak.at')} contenaient le nombre réel : plus de 95 %, car leurs limites sont arrondies vers l’extérieur.`,
      `Chaque appareil compte pour les habitants qu’il représente, de son côté de la rivière. L’intervalle est celui de Wilson (1927), avec la taille effective de l’échantillon : celle d’un échantillon aléatoire simple de même précision. La ville étant simulée, on connaît le nombre réel : ${dayWord('crowd.peak.truth')} en ${peak}, sans visiteurs. L’intervalle d’un compte avec entrées, ou d’une part, est celui d’un rapport (série de Taylor, Wolter 2007).`,
      'L’intervalle donne l’erreur d’un échantillon aléatoire, et aucune autre. Une cellule donne un nombre; la densité demande le contour du lieu (section 5).',
    ],
    items: [
      {
        ...file('district-devices'),
        text: 'Les appareils à la base des comptages, et les nombres réels : jamais remis à un client.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Recalcule comptages, intervalles et masquages. Aussi en Python.',
      },
      {
        label: 'Tous les fichiers',
        href: figureDataAddress('crowd'),
        text: 'Toutes les tables de ces comptages, avec leurs champs.',
      },
    ],
    link: { label: 'Formats, livraison et démarrage d’un projet', href: '/data/report#delivery' },
  },
  closing: {
    title: 'Quel lieu, et quelles heures?',
    text: 'Nommez un quartier et un événement passé : nous comptons par heure et montrons la décision.',
    actions: [
      { label: 'Nous indiquer un lieu', href: contactAbout('demo') },
      { label: 'Télécharger les données', href: '/data' },
    ],
  },
} as const satisfies InLanguage<typeof english.countsPage>)
