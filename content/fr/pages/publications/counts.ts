import type * as english from '#content/en/pages/publications/counts.ts'
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
  path: 'data/counts',
  title: `Comptages par lieu et par heure | ${site.name}`,
  description:
    'Ce que vous recevez pour un quartier et une journée : personnes par lieu et par heure, intervalles, ce qui est masqué et pourquoi, une décision, les données.',
})

export const sources = [
  'hundepool2024',
  'hyndman2021',
  'statcan2017wilson',
  'wilson1927',
  'wolter2007',
] as const satisfies readonly SourceKey[]

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = [
  'map',
  'ahead',
  'event',
  'beyond',
  'decision',
  'records',
  'withheld',
  'district',
  'flows',
  'method',
] as const

const peak = dayWord('crowd.peak.place')
const second = dayWord('crowd.second.place')
const interval = (least: string, most: string) => `de ${least} à ${most}`
const file = (name: string) => ({ label: `${name}.csv`, href: `/${dataset.folder}/${name}.csv` })

export const countsPage = typeset({
  remark: 'Aucune personne réelle comptée',
  title: 'Exemple de comptages par lieu et par heure',
  lead: `Sans entrées (tourniquets), les appareils comptent ${dayWord('crowd.second.people')} personnes sur un quai; en réalité, ${dayWord('crowd.second.truth')}. Avec des entrées, l’écart typique des deux ensemble est de ${dayWord('event.gates.off.share')} %, des entrées seules, de ${dayWord('event.alone.share')} %. Au concert, une prévision appelle l’équipe suivante ${dayWord('ahead.before.minutes')} minutes d’avance; à l’essai, à temps lors de ${dayWord('ahead.likely.in.time')} soirées combles sur ${dayWord('ahead.fuller')}, pour rien lors de ${dayWord('ahead.likely.wrong')} autres sur ${dayWord('ahead.quiet')}. La ville est simulée.`,
  ahead: {
    title: `La quatrième équipe, appelée ${dayWord('ahead.before.minutes')} minutes d’avance`,
    text: [
      `À ${dayWord('ahead.at')}, il y a environ ${dayWord('ahead.now')} personnes en ${peak}, et la prévision pour ${dayWord('ahead.lead.minutes')} minutes plus tard dépasse ${dayWord('event.limit')}. La foule dépasse ce nombre à ${dayWord('ahead.crossing')}.`,
      `Ce que les appareils ajoutent : les ${dayWord('ahead.learned')} autres soirées dont la prévision est tirée ont été comptées aux entrées et par les appareils; elle prévoit donc tous les gens sur place, et non seulement ceux qui ont passé une entrée. Le soir même, les entrées lui suffisent. Si l’on supposait que rien ne change, l’erreur après ${dayWord('ahead.lead.minutes')} minutes serait de ${dayWord('ahead.unchanged.share')} %.`,
    ],
    forecast: {
      caption: `Prévision pour ${peak} faite à ${dayWord('ahead.at')}, et le nombre réel. Deux dernières colonnes : essai sur ${dayWord('ahead.scored')} autres soirées, pendant l’arrivée (erreur : leur somme, sur la somme des comptes).`,
      columns: ['Avance (min)', 'Prévision', 'Plage à 95 %', 'Réel', 'Erreur', 'Dedans'],
    },
    rules: {
      caption: `Vous choisissez quand appeler, d’après la prévision pour ${dayWord('ahead.lead.minutes')} minutes plus tard. Des ${dayWord('ahead.scored')} soirées, ${dayWord('ahead.fuller')} dépassent ${dayWord('event.limit')} personnes et ${dayWord('ahead.quiet')} non. Avance : médiane et étendue de 90 %.`,
      columns: [
        'Appel quand',
        `À temps, sur ${dayWord('ahead.fuller')}`,
        'Avance',
        `Pour rien, sur ${dayWord('ahead.quiet')}`,
      ],
      rows: [
        [
          `la prévision dépasse ${dayWord('event.limit')}`,
          dayWord('ahead.likely.in.time'),
          `${dayWord('ahead.likely.early.minutes')} min (${dayWord('ahead.likely.least.minutes')}–${dayWord('ahead.likely.most.minutes')})`,
          dayWord('ahead.likely.wrong'),
        ],
        [
          `toute son étendue dépasse ${dayWord('event.limit')}`,
          dayWord('ahead.sure.in.time'),
          `${dayWord('ahead.sure.early.minutes')} min (${dayWord('ahead.sure.least.minutes')}–${dayWord('ahead.sure.most.minutes')})`,
          dayWord('ahead.sure.wrong'),
        ],
      ],
    },
  },
  beyond: {
    title: 'Les appareils montrent aussi la densité et le retour',
    text: 'Aux entrées, on compte qui arrive. Ici, les appareils répondent à trois questions de plus.',
    columns: ['Question', 'Réponse des appareils, dans cet exemple'],
    rows: [
      [
        'Quelle densité devant la scène?',
        `${dayWord('event.front.density')} personnes au mètre carré à ${dayWord('event.at')} (intervalle à 95 % : ${interval(dayWord('event.front.least'), dayWord('event.front.most'))}; en réalité : ${dayWord('event.front.truth')}), sur ${dayWord('event.front.area')} m² où se tient environ ${dayWord('event.front.share')} % de la foule. Le compte est corrigé des ${dayWord('event.front.misplaced.share')} % d’appareils captés du mauvais côté de la limite.`,
      ],
      [
        'Quand la place se vide-t-elle?',
        `${dayWord('event.end.share')} % des habitants restent jusqu’à la fin : presque tous sortent donc en même temps. Il reste en ${peak} environ ${dayWord('event.leaves.first.people')} personnes à ${dayWord('event.leaves.first.at')} (intervalle à 95 % : ${interval(dayWord('event.leaves.first.least'), dayWord('event.leaves.first.most'))}; en réalité : ${dayWord('event.leaves.first.truth')}) et ${dayWord('event.leaves.last.people')} à ${dayWord('event.leaves.last.at')} (${interval(dayWord('event.leaves.last.least'), dayWord('event.leaves.last.most'))}; en réalité : ${dayWord('event.leaves.last.truth')}).`,
      ],
      [
        'Par où les gens rentrent-ils?',
        `${dayWord('event.across.share')} % des habitants (${interval(dayWord('event.across.least'), dayWord('event.across.most'))}; en réalité : ${dayWord('event.across.truth')}) passent les ${dayWord('day.bridges.word')} ponts vers le nord.`,
      ],
    ],
  },
  decision: {
    title: 'Appareils seuls : il manque une équipe',
    text: [
      `D’après les seuls appareils, ${peak} recevrait ${dayWord('crowd.peak.teams.word')} équipes. Il en faut ${dayWord('event.teams.word')} : nous détectons les appareils de peu de visiteurs. ${second} en reçoit ${dayWord('crowd.second.teams.word')}, et chacune des autres cellules, une seule.`,
      `La règle du client, donnée en exemple : une équipe d’accueil par tranche de ${dayWord('crowd.team')} personnes, même entamée, à la limite supérieure de l’intervalle, comme pour les alertes de la section 3. Dans ${dayWord('crowd.trials')} autres échantillons, sans visiteurs, elle envoie trop peu d’équipes dans ${dayWord('crowd.teams.few.share')} % des cellules et des heures à plus d’une équipe, et trop dans ${dayWord('crowd.teams.many.share')} %, comme en ${dayWord('crowd.unsure.place')} à ${dayWord('crowd.unsure.at')}, quelques minutes d’avance.`,
    ],
    caption:
      'Cellules et heures de la soirée qui demandent plus d’une équipe. Équipes : à chaque limite de l’intervalle.',
    scrolls: 'Cellules qui demandent plus d’une équipe; défile latéralement sur un petit écran',
    columns: ['Cellule, heure', 'Habitants', 'Intervalle à 95 %', 'Équipes'],
    panel: {
      caption: `${peak} avec moins d’appareils : ${dayWord('crowd.trials')} échantillons synthétiques par taille. Les écarts valent pour 95 % d’entre eux, les équipes pour 90 %. Dernière ligne : comme sur cette page.`,
      columns: ['Habitants détectés', 'Écart maximal', 'Écart, avec entrées', 'Équipes envoyées'],
    },
  },
  event: {
    title: `Avec les appareils, l’alerte manque ${dayWord('alerts.both.missed')} des ${dayWord('alerts.both.passing')} soirées combles`,
    text: [
      'Une même règle partout : l’alerte vient quand la limite supérieure de l’intervalle à 95 % dépasse le seuil. Elle manque donc rarement, au prix d’alertes pour rien.',
      `Au concert de la section 1, l’alerte pour la quatrième équipe vient dans 90 % des simulations entre ${dayWord('event.early.minutes')} minutes trop tôt et ${dayWord('event.late.minutes')} trop tard, si l’on compte toutes les cinq minutes; avec un comptage à l’heure juste, ${dayWord('event.hourly.minutes')} minutes trop tard. Sans entrées, on compte à quelques points de passage.`,
    ],
    caption: `Alertes de ${dayWord('ahead.scored')} autres soirées simulées par lieu, aux foules plus petites et plus grandes. Manquées : des soirées qui dépassent le seuil. Pour rien : des autres. Minutes : dans 90 % des alertes.`,
    columns: ['Alerte, comptée avec', 'Manquées', 'Pour rien', 'L’alerte vient'],
    rows: {
      gates: `${peak}, plus de ${dayWord('event.limit')}, seules entrées`,
      both: `${peak}, plus de ${dayWord('event.limit')}, entrées et appareils`,
      open: `Quai ${second}, plus de ${dayWord('crowd.team')}, seuls appareils`,
      front: `Devant la scène, plus de ${dayWord('event.front.limit.word')} par m², les deux`,
    },
    of: (part: string, all: string) => `${part} sur ${all}`,
    minutes: (first: number, last: number): string => {
      if (last <= 0) return `${-last} à ${-first} min trop tôt`
      return first >= 0 ? `${first} à ${last} min trop tard` : `${-first} min trop tôt à ${last} trop tard`
    },
    link: { label: 'Tous les comptages de la soirée : event-counts.csv', href: `/${dataset.folder}/event-counts.csv` },
  },
  records: {
    title: 'Il nous faut vos données, ou un plan',
    text: [
      'Une journée passée se rejoue d’après vos données. Pour un événement à venir, un plan suffit.',
      'La part des gens dont nous détectons l’appareil décide de la précision; elle se mesure à vos entrées, toute la soirée. Les téléphones changent d’adresse Wi-Fi : nous ne contournons pas cette protection, et corrigeons selon les gens comptés.',
    ],
    link: { label: 'Rejouer ou préparer un événement', href: contactForTest('publicSafety') },
    devices: {
      columns: ['Appareils', 'Ce qu’ils montrent', 'À prévoir', 'Qui donne son accord'],
      rows: [
        [
          'Récepteurs sur place',
          'Les gens sur place, visiteurs compris, en comptages par zone',
          'Emplacements, alimentation, affiches',
          'Vous et le propriétaire du site',
        ],
        [
          'Comptages d’un opérateur mobile',
          'Ses abonnés, par cellule radio : des centaines de mètres',
          'Un contrat avec l’opérateur',
          'L’opérateur',
        ],
        [
          'Un panel de téléphones',
          'Un échantillon de gens, peu nombreux à un même événement',
          'Un flux et la preuve du consentement',
          'Chaque membre',
        ],
      ],
    },
    needed: {
      title: 'Ce qu’il nous faut au moins, toutes les cinq minutes',
      columns: ['Données', 'Champs', 'Jours'],
      rows: [
        [
          'Positions ou comptages',
          'Appareil, heure, latitude, longitude, erreur en mètres; ou cellule, heure, appareils',
          `Ce jour; pour l’inhabituel, aussi les ${dayWord('held.days')} jours d’avant`,
        ],
        ['Entrées, s’il y en a', 'Entrée, heure, personnes entrées, sorties', 'Ce jour, dès la première'],
        ['Lieu et règles', 'Contour du lieu, seuil de chaque alerte', 'Ceux de ce jour-là'],
        ['Ou un plan', 'Largeur de chaque entrée, surface de chaque zone, affluence prévue', 'La date'],
      ],
    },
  },
  flows: {
    title: `Le matin, ${dayWord('flows.people')} personnes traversent le sud`,
    text: [
      `De ${dayWord('flows.from')} à ${dayWord('flows.to')}, environ ${dayWord('flows.people')} personnes (intervalle à 95 % : ${interval(dayWord('flows.least'), dayWord('flows.most'))}) vont du sud-ouest au centre sud, et ${dayWord('flows.stay')} se déplacent dans le sud-ouest.`,
      `En santé publique, on y lit où les gens de deux secteurs peuvent se croiser, et où une clinique les rejoint. Sur ${dayWord('flows.count')} flux, ${dayWord('flows.withheld.word')} sont masqués. Sans totaux, aucun ne se retrouve par soustraction.`,
    ],
    caption: 'Personnes qui vont d’un secteur de la ville (ligne) à un autre (colonne), à la dizaine près. x : masqué.',
    columns: ['De, à', 'NO', 'N', 'NE', 'SO', 'S', 'SE'],
    parts: ['Nord-ouest', 'Centre nord', 'Nord-est', 'Sud-ouest', 'Centre sud', 'Sud-est'],
    link: { label: 'Carte des six secteurs, et qui se trouve près de qui', href: '/sectors/healthcare' },
  },
  map: {
    title: 'Entrées et appareils, ensemble, sont les plus justes',
    text: [
      `À ${dayWord('crowd.peak.at')}, la cellule ${peak} est comble : un concert a commencé. Les seuls appareils y comptent trop peu de gens, et les seules entrées aussi.`,
      `Aux seuls appareils échappent les visiteurs de l’extérieur : nous en détectons ${dayWord('event.visitors.share')} %. Les seules entrées donnent ${dayWord('event.alone.share')} % de trop peu : il y manque les gens arrivés avant ${dayWord('event.gates.from')} ou passés ailleurs. Ensemble, ils se corrigent. ${second}, le quai, se remplit à la même heure, et n’a pas d’entrée.`,
      `Si nous détectons ${dayWord('sites.devices.share')} % des habitants, entrées et appareils ensemble s’écartent d’au plus ${dayWord('panel.gates.all.share')} % dans 95 % des échantillons; à 3 %, de ${dayWord('panel.gates.three.share')} %. À 3 % ou moins, on peut publier au plus ${dayWord('panel.published.most')} des ${dayWord('crowd.values')} comptages de la carte. Nous vous dirions alors : comptez aux entrées, et ne demandez aux appareils que ce que les entrées ne voient pas.`,
    ],
    drawing: `Habitants, d’après les seuls appareils : ${dayWord('crowd.cells.word')} cellules de ${dayWord('crowd.cell.metres')} m à ${dayWord('crowd.peak.at')}. Un point représente ${dayWord('crowd.round')} personnes, sans position précise dans sa cellule; hachuré et marqué x : masqué. Les barres montrent ${peak} à chaque heure, avec leur intervalle. En ambre : le concert et ses heures, et le quai (${second}).`,
    caption: `Quatre comptages de ${peak} à ${dayWord('crowd.peak.at')}. Le premier ne vise que les habitants, d’après un échantillon aléatoire : nous détectons les appareils de ${dayWord('sites.devices.share')} % d’entre eux. Les autres sont la plus typique de ${dayWord('event.draws')} simulations où les plus jeunes sont détectés plus souvent, avec les ${dayWord('event.visitors')} visiteurs. Écart : médiane de toutes et étendue de 90 % (− : trop bas).`,
    scrolls: `Quatre comptages de ${peak}; défile latéralement sur un petit écran`,
    columns: ['Qui, compté avec', 'Résultat', 'Réel', 'Écart'],
    rows: {
      residents: 'Habitants, seuls appareils',
      age: 'Tous, seuls appareils',
      alone: 'Tous, seules entrées',
      gates: 'Tous, entrées et appareils',
    },
    residents: { counted: dayWord('crowd.peak.people'), truth: dayWord('crowd.peak.truth') },
    nominal: `Un intervalle à 95 % devrait contenir le nombre réel dans 95 cas sur 100 (valeur nominale). À l’essai, par simulation, il le contient dans ${dayWord('crowd.trials.share')} % des cas pour la carte; avec entrées et appareils, dans ${dayWord('event.gates.inside.share')} % jusqu’à la fin du concert, ${dayWord('event.gates.after.share')} % ensuite, car les visiteurs partent plus tôt, et ${dayWord('event.front.inside.share')} % devant la scène.`,
    link: { label: 'La carte en SVG', href: figureAddress('crowd') },
  },
  district: {
    title: `Le quartier est au plus fort à ${dayWord('crowd.peak.at')}`,
    text: `On y compte alors environ ${dayWord('crowd.total')} habitants, d’après les seuls appareils. On y voit quand ajouter un autobus, et où sont les gens aux heures d’une clinique.`,
    fullest: {
      caption: `Habitants en ${peak} à chaque heure juste, avec les intervalles à 95 %. Avant ${dayWord('crowd.table.from')}, le compte ne change presque pas.`,
      scrolls: `Habitants en ${peak} par heure; défile latéralement sur un petit écran`,
      columns: ['Heure', 'Habitants', 'Au moins', 'Au plus'],
    },
    caption: 'Habitants par cellule à chaque heure juste, à la dizaine près. x : masqué.',
    scrolls: 'Habitants par cellule et par heure; défile latéralement sur un petit écran',
    time: 'Heure',
    total: 'Total',
    link: {
      label: 'Avec les intervalles, pour toutes les heures : district-counts.csv',
      href: `/${dataset.folder}/district-counts.csv`,
    },
  },
  withheld: {
    title: `${dayWord('crowd.withheld')} comptages sur ${dayWord('crowd.values')} sont masqués`,
    text: `Un petit nombre peut désigner une personne. Les comptages sont masqués selon des règles courantes en statistique officielle (Hundepool et collaborateurs, 2024). Vous en fixez d’abord les seuils avec nous.`,
    points: [
      {
        name: `Moins de ${dayWord('crowd.floor')} appareils`,
        text: `Un zéro dirait qu’un lieu est vide : ${dayWord('crowd.few')} comptages.`,
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
    title: 'Limites : l’intervalle ne dit que le hasard',
    text: [
      `Dans ${dayWord('crowd.trials')} autres échantillons aléatoires des mêmes habitants, ${dayWord('crowd.trials.share')} % des intervalles publiés pour ${dayWord('crowd.peak.at')} contenaient le nombre réel : plus de 95 %, car leurs limites sont arrondies vers l’extérieur.`,
      `Pour les comptages d’habitants, les ${dayWord('crowd.devices')} appareils forment un échantillon aléatoire, sans personne de l’extérieur. Chacun représente ${dayWord('crowd.north.stands')} personnes au nord de la rivière et ${dayWord('crowd.south.stands')} au sud. L’intervalle est celui de Wilson (1927), avec la taille effective de l’échantillon (Statistique Canada 2017) : celle d’un échantillon aléatoire simple de même précision. En réalité, ${dayWord('crowd.peak.truth')} personnes étaient en ${peak} à ${dayWord('crowd.peak.at')}, sans visiteurs. L’intervalle d’un compte avec entrées, ou d’une part, est celui d’un rapport (série de Taylor, Wolter 2007).`,
      'L’intervalle donne l’erreur d’un échantillon aléatoire, et aucune autre. Aucune ligne ne représente un appareil. La prévision est une régression linéaire multiple sur les personnes entrées, et sur celles des 15 dernières minutes, avec son intervalle de prévision (Hyndman et Athanasopoulos 2021, chapitre 7).',
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
    link: { label: 'API, tableau de bord et rapports', href: '/predictive-insights#access' },
  },
  closing: {
    title: 'Quel lieu, et quelles heures?',
    text: 'Nommez un événement, passé ou à venir. Vous voyez ce que les comptages auraient décidé, ou à quelle cadence compter chaque zone.',
    actions: [
      { label: 'Rejouer ou préparer un événement', href: contactForTest('publicSafety') },
      { label: 'Télécharger les données', href: '/data' },
    ],
  },
} as const satisfies InLanguage<typeof english.countsPage>)
