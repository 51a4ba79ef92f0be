import type * as english from '#content/en/pages/publications/sites.ts'
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
  path: 'data/sites',
  title: `Deux emplacements comparés, un exemple | ${site.name}`,
  description:
    'Un exemple : lequel de deux terrains vacants prendre, lequel de deux magasins garder, et avec quelle certitude; prévisions, visites et zones de chalandise.',
})

/** Places that a link may name: one for each numbered section, in the order of the page. */
export const fragments = [
  'planned',
  'decision',
  'answer',
  'device',
  'presence',
  'origins',
  'change',
  'method',
  'start',
] as const

const n = dayWord

export const sitesPage = typeset({
  remark: 'Comptages d’une ville simulée',
  title: 'Deux emplacements comparés',
  lead: 'Nouveau en ville? Prenez le terrain B : son loyer est payé même à la limite inférieure de la prévision. Vous avez déjà la rue King? Ne prenez aucun des deux. Une seconde décision suit : lequel de deux magasins ouverts garder.',
  planned: {
    title: 'Décision 1, deux terrains : un nouveau venu prend le B',
    text: `Au plus bas de sa prévision, le terrain B a une marge de ${n('sites.lots.mill.spare')} visites. Il en manque ${n('sites.lots.park.short')} au A, à ±${n('sites.lots.park.error')} près : ce seul résultat ne tranche pas. La règle, fixée d’avance : prendre celui qui a le plus de marge.`,
    map: 'Minutes de voiture jusqu’au terrain A, chemin du Parc (tirets), et jusqu’au terrain B, chemin du Moulin (lignes pleines, ambre). Carrés pleins : magasins ouverts.',
    caption: `Visites par jour d’un magasin de ${n('sites.park.floor')} m² par terrain. ± : écart d’après trois magasins. Il en faut : pour le loyer, un exemple. Marge : limite inférieure moins ce nombre.`,
    columns: ['Par jour', 'Prévu', 'Au moins', 'Il en faut', 'Marge'],
    rows: { park: 'Terrain A', mill: 'Terrain B' },
    panel: `Avec les appareils de ${n('sites.devices.share')} % des habitants, comme ici, le terrain B paie à sa limite inférieure dans ${n('sites.lots.all.pays')} de ${n('sites.trials')} échantillons synthétiques; à 3 %, dans ${n('sites.lots.three.pays')}; à 2 %, dans ${n('sites.lots.two.pays')}. À 3 % ou à 2 %, nous vous dirions seulement que le terrain B est en tête (à 2 %, dans ${n('sites.lots.two.first')}), et qu’il y a trop peu d’appareils pour dire s’il paie.`,
    more: 'Loyer, erreur et ce qui arrive vraiment',
    points: [
      {
        name: 'Ce que demande le loyer',
        text: `Le loyer est un exemple : ${n('sites.rent.park')} $ par m² et par an sur le terrain A, ${n('sites.rent.mill')} $ sur le terrain B. Marchandises et personnel payés, une visite laisse ${n('sites.rent.visit')} $ pour le loyer, ${n('sites.rent.days')} jours par an. Le terrain A demande ${n('sites.lots.park.needed')} visites par jour et pourrait n’en avoir que ${n('sites.lots.park.least')}; le B en demande ${n('sites.lots.mill.needed')} et pourrait n’en avoir que ${n('sites.lots.mill.least')} : c’est assez. Si les deux prévisions se réalisent, le terrain B laisse ${n('sites.lots.dollars')} $ de plus par an, ce qui reste dans la marge d’erreur.`,
      },
      {
        name: 'Lequel attire le plus',
        text: `Le terrain A a une avance de ${n('sites.lots.lead')} visites, mais l’erreur de cette avance est de ${n('sites.lots.lead.error')}, si celles des deux terrains sont indépendantes; une erreur commune s’annulerait.`,
      },
      {
        name: 'Si vous avez déjà la rue King',
        text: `De ses ${n('sites.king.before')} visites par jour, elle en perdrait ${n('sites.lots.park.taken')} ±${n('sites.lots.park.taken.error')} au profit du terrain A (${n('sites.lots.park.taken.share')}) ou ${n('sites.lots.mill.taken')} ±${n('sites.lots.mill.taken.error')} au profit du B (${n('sites.lots.mill.taken.share')}). La perte a la même part d’erreur que la prévision. Si les deux erreurs sont indépendantes, vous gagnez au plus ${n('sites.lots.park.net.most')} visites avec le terrain A et ${n('sites.lots.mill.net.most')} avec le B, trop peu pour le loyer.`,
      },
      {
        name: 'Comment nous prévoyons, et avec quelle erreur',
        text: `Avant l’ouverture chemin du Parc, nous comptons pendant ${n('sites.days.word')} jours les visites de trois magasins, et ajustons le modèle de Huff (1964) à celles de chaque zone (exposant : ${n('sites.planned.exponent')}; de ${n('sites.planned.exponent.least')} à ${n('sites.planned.exponent.most')}; la ville emploie ${n('sites.town.exponent')} : la distance y pèse plus). Puis chacun est prévu d’après les deux autres : l’écart est de ${n('sites.left.king.off')}, ${n('sites.left.corner.off')} et ${n('sites.left.north.off')}. Il en découle une marge de ±${n('sites.lots.error')}, non un intervalle à 95 %, car ils se partagent un même total. Avec ${n('sites.chain.shops')} magasins et de tels écarts, ce serait ±${n('sites.chain.error')}.`,
      },
      {
        name: 'Plus grand que tous les magasins d’essai',
        text: `Le magasin prévu a ${n('sites.lots.larger')} fois la surface du plus grand magasin mis de côté. L’erreur à cette taille peut donc dépasser ±${n('sites.lots.error')}. Le terrain B paie son loyer à la limite inférieure tant que l’erreur est d’au plus ${n('sites.lots.mill.bears')}. Si vous en attendez davantage, ne prenez aucun des deux. La seule vérification à cette taille vient après l’ouverture : ${n('sites.lots.park.visits')} prévues, ${n('sites.park.visits')} comptées, soit ${n('sites.lots.park.off')} de trop.`,
      },
      {
        name: 'Ce qui arrive vraiment',
        text: `Bâti sur un terrain, puis sur l’autre, il reçoit vraiment ${n('sites.lots.park.truth')} et ${n('sites.lots.mill.truth')} visites, et la rue King en perd ${n('sites.lots.park.lost')} et ${n('sites.lots.mill.lost')} : aucune prévision ne s’en écarte de plus de ${n('sites.lots.off')} %, en partie par hasard, et parce qu’on suit ici la règle de Huff. Dans ${n('sites.trials')} échantillons, la marge (médiane : ±${n('sites.lots.margin.share')} %) contenait ce nombre dans ${n('sites.lots.park.inside.share')} % (A) et ${n('sites.lots.mill.inside.share')} % (B) des cas. Une prévision réelle s’écarte davantage; vos ventes la vérifient.`,
      },
    ],
  },
  decision: {
    title: 'Décision 2, deux magasins : garder le plus visité, au Parc',
    text: [
      `Un détaillant a les deux et n’en garde qu’un. Le chemin du Parc (terrain A) a une avance de ${n('sites.lead.least')} à ${n('sites.lead.most')} visites par jour (intervalle à 95 %). Au mètre carré, c’est l’autre (section 7).`,
      `Rue King : ${n('sites.king.floor')} m² au bord d’une rue passante. Chemin du Parc : ${n('sites.park.floor')} m² dans un parc commercial. La règle, un exemple : garder celui qui reçoit le plus de visites, si même la limite inférieure de l’avance dépasse zéro après ${n('sites.days.word')} jours. La bonne règle dépend de votre loyer et de vos ventes.`,
    ],
    lines: [
      `Après un jour, l’avance allait de ${n('sites.first.least')} visites en faveur de la rue King à ${n('sites.first.most')} en faveur du chemin du Parc : rien n’était tranché. Ici, ${n('sites.days.enough.word')} jours auraient suffi. Mais le détaillant avait fixé les ${n('sites.days.word')} jours avant le premier comptage : si l’on s’arrête dès qu’un magasin semble en tête, le hasard décide plus souvent.`,
      `Dans cet exemple, nous détectons les appareils de ${n('sites.devices.share')} % des habitants. Avec ceux de 2 %, il faut ${n('sites.sizes.two.weeks.word')} semaines de comptages pour trancher; avec 1 %, plus de ${n('sites.sizes.most.weeks.word')}.`,
    ],
    map: 'Minutes de voiture jusqu’à la rue King (lignes pleines) et jusqu’au chemin du Parc (tirets, carré ambre), stationnement compris.',
    caption: 'Avance du chemin du Parc, en visites par jour, et limites de l’intervalle à 95 %. Données synthétiques.',
    scrolls: 'L’avance selon les jours comptés; défile latéralement sur un petit écran',
    columns: ['Après', 'Avance du Parc', 'Au moins', 'Au plus', 'Décision'],
    days: (days: number) => (days === 1 ? '1 jour' : `${days} jours`),
    decisions: { king: 'Rue King', park: 'Chemin du Parc', open: 'En suspens' },
  },
  answer: {
    title: 'Plus de passages rue King, plus de visites au Parc',
    text: [
      `Selon la règle de la section 2, les seuls passages feraient garder le mauvais magasin. En ${n('sites.within.minutes.word')} minutes de voiture, ${n('sites.both.within')} personnes peuvent aller à l’un et à l’autre, et choisissent.`,
      `Toutes les visites sont majorées de ${n('sites.raised.share')} %, la part que les appareils ont manquée une autre semaine. Cette semaine, celles de la rue King étaient presque justes avant la majoration, par hasard. Les appareils seuls ne montrent pas une telle chance : la règle est donc la même pour les deux magasins (section 5).`,
    ],
    columns: ['Un jour moyen', 'Rue King', 'Chemin du Parc'],
    rows: {
      visits: 'Visites',
      visitsByFloor: 'Visites par jour et par 1 000 m²',
      passers: 'Passages',
      within: `Population à ${n('sites.within.minutes')} min en voiture`,
      modes: { walk: 'Visites à pied', bus: 'Visites en autobus', car: 'Visites en voiture' },
    },
    caption:
      'Entre parenthèses : intervalles à 95 %. La surface est connue : l’intervalle par 1 000 m² est donc celui des visites. Un passage est un déplacement devant le magasin; une même personne peut donc compter deux fois.',
  },
  presence: {
    title: 'Tout compter mettrait le mauvais magasin en tête',
    text: [
      `Si l’on comptait tous les appareils à proximité, la rue King serait en tête, ${n('sites.king.near')} contre ${n('sites.park.near')}. Dès qu’une minute est exigée, c’est le chemin du Parc, à tous les réglages essayés.`,
      `Ici, une visite est un séjour d’au moins ${n('sites.T.word')} minutes sur le terrain du magasin; ${n('sites.T.step.word')} minutes de plus ou de moins ne changent un nombre que de ${n('sites.T.change.share')} % au plus. La ville étant simulée, nous savons qui est entré. Sur ${n('sites.seen.visits')} visites d’un appareil en ${n('sites.days.word')} jours, ${n('sites.missed')} ont été prises pour des passages, surtout des courses rapides; sur ${n('sites.seen.passers')} passages, ${n('sites.false')} l’ont été pour des visites.`,
      `Chaque nombre de visites est donc majoré de ${n('sites.raised.share')} %. Chez vous, les compteurs de porte de vos magasins donnent ce taux, qui vaut aussi pour un concurrent. Dans ${n('sites.trials')} échantillons, l’intervalle à 95 % contient alors les visites réelles dans ${n('sites.inside.king.share')} % (King) et ${n('sites.inside.park.share')} % (Parc) des cas, et l’avance réelle, ${n('sites.lead.truth')}, dans ${n('sites.inside.lead.share')} %.`,
    ],
    caption: `Visites un jour moyen selon la durée minimale, en minutes; 0 : toute présence; + ${n('sites.raised.share')} % : majorées, comme ailleurs. Manquées, en trop : appareils des deux magasins, tous les jours réunis.`,
    columns: ['Minutes', 'King', 'Parc', 'Manquées', 'En trop'],
    raised: `${n('sites.T')} (+ ${n('sites.raised.share')} %)`,
    truth: 'Nombre réel',
  },
  origins: {
    title: `${n('sites.zones.shown.share')} % des visites aux deux magasins partent de ${n('sites.zones.shown.word')} zones`,
    text: `Ce sont des carrés de ${n('sites.zone.km')} km d’où, l’un des jours, au moins ${n('sites.least.word')} appareils sont allés à chaque magasin. Toutes les autres forment une seule ligne.`,
    caption: `Visites un jour moyen selon la zone où le déplacement a commencé. Les ${n('sites.zones')} zones sont numérotées depuis le nord-ouest, six par rangée. min : durée moyenne du trajet en voiture.`,
    columns: ['Zone', 'Visites, King', 'Visites, Parc', 'min, King', 'min, Parc'],
    others: 'Autres',
    link: { label: 'site-zones.csv', href: `/${dataset.folder}/site-zones.csv` },
  },
  change: {
    title: 'Au mètre carré, King est en tête',
    text: [
      `Elle reçoit ${n('sites.king.visits.byFloor')} visites par jour et par 1 000 m², le chemin du Parc ${n('sites.park.visits.byFloor')}. Le loyer et les ventes disent ce qui compte; vous les connaissez, et nous non.`,
      'Selon un modèle, deux autres choses changeraient le classement.',
    ],
    points: [
      {
        name: 'Un plus grand magasin rue King',
        text: `Dans le modèle de Huff (1964), le choix dépend de la surface et du temps de trajet. Avec ${n('sites.even.floor')} m², soit ${n('sites.even.share')} % de plus, la rue King rejoindrait le chemin du Parc à ${n('sites.even.visits')} visites par jour. Une partie du gain viendrait de celui-ci.`,
      },
      {
        name: 'Une distance qui pèse plus',
        text: `L’exposant du temps de trajet, ajusté sur les zones ci-dessus, est de ${n('sites.exponent')} (de ${n('sites.exponent.least')} à ${n('sites.exponent.most')}). Plus il est grand, plus le magasin le plus proche l’emporte; or la rue King est plus près de la plupart des logements.`,
      },
    ],
    panel: {
      title: 'Avec moins d’appareils',
      text: `Avec moins d’appareils, la décision vient plus tard, mais aucun échantillon n’a désigné la rue King. Dans cet exemple, à 2 % des habitants, ${n('sites.sizes.two.weeks.word')} semaines tranchent; à 1 %, il en faut plus de ${n('sites.sizes.most.weeks.word')}, car on compte toujours les mêmes personnes, trop peu nombreuses.`,
      caption: `${n('sites.trials')} échantillons synthétiques par taille. Écart des visites : au plus, dans 95 cas sur 100, après ${n('sites.days.word')} jours. Tranché : part des échantillons qui désignent alors le chemin du Parc. Semaines : jusqu’à ce que ${n('sites.sizes.sure')} sur 100 le fassent.`,
      columns: ['Habitants détectés', 'Écart', 'Tranché', 'Semaines'],
      this: (share: string) => `${share}, comme ici`,
      over: (weeks: string) => `plus de ${weeks}`,
    },
  },
  device: {
    title: 'Un appareil est-il suivi? Non, il est compté',
    text: 'Pour vos juristes : ce que cet exemple utilise, ce qu’il masque et ce que vous recevez.',
    points: [
      {
        name: 'Ce qui est utilisé',
        text: 'Les positions près des magasins et la zone de départ des déplacements d’un panel d’appareils, les jours des sections 1 et 2.',
      },
      {
        name: 'Le consentement',
        text: 'Chaque membre du panel a accepté d’être compté tous ces jours. La preuve de ce consentement accompagne le flux. Sans elle, nous n’utilisons pas le flux.',
      },
      {
        name: 'D’un jour à l’autre',
        text: `Un appareil garde le numéro de son groupe, l’un des ${n('sites.groups.word')} d’environ ${n('sites.group.devices')} appareils chacun, pour que les intervalles tiennent compte des gens qui reviennent. Rien d’autre ne relie les jours.`,
      },
      {
        name: 'La plus petite case',
        text: `${n('sites.least')} appareils. Les zones qui en ont moins sont réunies en une ligne. Vous pouvez fixer un minimum plus élevé.`,
      },
      {
        name: 'Ce qui est masqué',
        text: 'Les domiciles, les parcours et chaque visite prise seule. On ne peut exporter ni liste d’appareils ni audience.',
      },
      {
        name: 'Ce que vous recevez',
        text: 'Des comptages avec leurs intervalles, et les totaux de chaque groupe. Aucune ligne d’un fichier n’est un appareil ou une personne.',
      },
    ],
    link: { label: 'Combien de temps un appareil est reconnaissable', href: '/privacy#known' },
  },
  method: {
    title: 'Limites : rien sur les fins de semaine',
    text: [
      'Les jours se ressemblent. Aucun habitant n’a de magasin habituel; là où les gens en ont un, il faut plus de jours. Une visite n’est pas une vente. Personne ne vient d’une autre ville, et tous les magasins vendent la même chose.',
      `La ville compte ${n('sites.residents')} habitants fictifs, avec logements, emplois, écoles et quatre magasins. Chaque jour, courses, heures et choix sont tirés de nouveau. Nous détectons les appareils d’environ ${n('sites.devices.share')} % d’entre eux (${n('sites.devices')}), moins au sud qu’au nord; chaque appareil est donc pondéré selon la population de sa rive. Une position toutes les trente secondes a une erreur de ${n('sites.error')} m par axe. Un déplacement à ${n('sites.front')} m ou moins d’un magasin compte comme un passage.`,
      `Pour les intervalles, nous répartissons les appareils au hasard en ${n('sites.groups.word')} groupes d’environ ${n('sites.group.devices')} et comparons leurs résultats (Wolter 2007).`,
    ],
    items: [
      {
        label: 'site-groups.csv',
        href: `/${dataset.folder}/site-groups.csv`,
        text: 'Visites et passages par groupe d’appareils, après un à sept jours.',
      },
      {
        label: 'recompute.mjs',
        href: `/${dataset.folder}/recompute.mjs`,
        text: 'Recalcule décisions, visites, intervalles et prévisions. Aussi en Python.',
      },
      {
        label: 'site-forecast-checks.csv',
        href: `/${dataset.folder}/site-forecast-checks.csv`,
        text: 'Chaque magasin mis de côté : sa prévision et son comptage.',
      },
      {
        label: 'Tous les fichiers',
        href: figureDataAddress('catchment'),
        text: 'Tables des magasins ouverts, avec leurs champs. Celles des terrains sont liées sous leur carte.',
      },
    ],
  },
  start: {
    title: 'Une comparaison démarre en quatre étapes',
    steps: [
      {
        name: '1. Vous écrivez',
        text: 'La décision, la ville et le format de magasin. Les adresses suivent après l’entente de confidentialité.',
      },
      {
        name: '2. Vos juristes lisent',
        text: 'Quel panel, comment il a consenti, et qui peut voir quels comptages : tout est convenu par écrit.',
      },
      { name: '3. Nous répondons', text: 'S’il y a assez d’appareils pour votre décision.' },
      {
        name: '4. Vous envoyez, nous comparons',
        text: 'Compteurs de porte ou ventes, surfaces et loyers. Vous recevez des comptages et une décision.',
      },
    ],
  },
  closing: {
    title: 'Quelles sont vos deux adresses?',
    text: 'Donnez-les-nous, avec un format de magasin et les dates. Si elles sont confidentielles, nommez seulement la ville.',
    actions: [
      { label: 'Comparer deux adresses', href: contactForTest('retail') },
      { label: 'Télécharger les données', href: figureDataAddress('catchment') },
    ],
  },
} as const satisfies InLanguage<typeof english.sitesPage>)

export const sources = ['huff1964', 'wolter2007'] as const satisfies readonly SourceKey[]
