import type * as english from '#content/en/figures.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { FigureName } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { dayWord as n } from './day-words.ts'

interface FigureText {
  /** What the figure shows, and the finding in it: the whole of the figure for a visitor who does not see it. */
  readonly alt: string
  readonly caption: string
  /** In place of the caption on home: one line that needs no other page. */
  readonly line?: string
}

/** Words of each figure. Every number about the day comes from the day itself. */
export const figureWords = typeset<Readonly<Record<FigureName, FigureText>>>({
  movement: {
    alt: `Carte à courbes de niveau, avec la trajectoire d’une journée par ${n('day.places.word')} lieux; l’aire de chaque cercle montre le temps passé à cet endroit. Le plus petit, ${n('day.short.place')}, ${n('day.short.minutes')} minutes, est ambre.`,
    caption: `Fig. 2.1. Une journée synthétique : ${n('day.fixes')} positions, ${n('day.stays.word')} arrêts en ${n('day.places.word')} lieux, ${n('day.trips.word')} déplacements. Un arrêt dure au moins ${n('day.T')} minutes dans un rayon de ${n('day.D')} m; ces deux réglages ont été choisis sur cette journée, et toutes les visites ont été trouvées.`,
    line: 'Une journée d’un appareil. Plus un cercle est grand, plus le temps passé à cet endroit est long. En ambre : l’arrêt le plus court.',
  },
  social: {
    alt: `Réseau de ${n('graph.entities')} appareils et ${n('graph.ties')} traits. Un appareil, avec ${n('graph.broker.ties.word')} traits, relie des groupes séparés.`,
    caption: `Fig. 2.2. ${n('graph.entities')} appareils synthétiques, sur ${n('graph.days')} jours. Un trait : ${n('graph.least.word')} jours de rencontre ou plus. Le hasard n’est pas encore exclu. En ambre : l’appareil qui relie les groupes. Plus courts chemins qui y passent (intermédiarité) : ${n('graph.broker.betweenness')}. Le suivant en a ${n('graph.second.betweenness')}. Compter les traits ne suffirait pas à le trouver : ${n('graph.level.word')} autres en ont autant.`,
    line: 'Les points sont des appareils; un trait joint ceux qui se rencontrent souvent. En ambre : l’appareil qui relie les groupes.',
  },
  tensor: {
    alt: `Une petite grille par heure, ${n('tensor.hours')} en tout. Les comptages sont dispersés la nuit et se concentrent le jour : à midi, dans ${n('tensor.noon.cells.word')} cellules ambre.`,
    caption: `Fig. 2.3. Personnes par cellule et par heure : ${n('tensor.columns')} × ${n('tensor.rows')} cellules × ${n('tensor.hours')} h = ${n('tensor.values')} valeurs, pour ${n('tensor.entities')} personnes synthétiques. À midi, ${n('tensor.noon.share')} % d’entre elles sont dans ${n('tensor.noon.cells.word')} cellules, en ambre.`,
    line: 'Où sont les gens, une petite carte par heure. À midi, beaucoup sont dans les carrés ambre.',
  },
  vault: {
    alt: 'Quatre couches d’une carte en perspective : terrain, routes, mouvement et, par-dessus, une grille de cellules permises et masquées que traverse chaque requête.',
    caption:
      'Fig. 2.4. Les couches d’une carte et leurs règles d’accès par cellule. Le choix des cellules masquées est un exemple.',
    line: 'Les couches d’une carte. Chaque requête traverse la grille du dessus, qui masque certaines cellules.',
  },
  signals: {
    alt: `${n('fix.anchors.Word')} récepteurs entourés d’anneaux de largeurs différentes. Une ellipse marque l’endroit où les anneaux concordent.`,
    caption: `Fig. 2.5. ${n('fix.anchors.Word')} récepteurs, terrain synthétique de ${n('fix.width')} × ${n('fix.height')} m. Anneaux : distances calculées d’après la seule puissance; leur largeur montre l’erreur. En ambre : la région nominale à 95 %, une ellipse de ${n('fix.major')} × ${n('fix.minor')} m. L’émetteur est à ${n('fix.error')} m du centre.`,
    line: 'Des récepteurs localisent un émetteur. En ambre : la zone où il devrait se trouver.',
  },
  awareness: {
    alt: `Carte sombre à ${n('cop.time')}, avec une traîne derrière chaque appareil en mouvement. Un appareil est entré dans un périmètre virtuel et y est arrêté depuis ${n('day.short.alert.after.word')} minutes; son déplacement suivant est en pointillé.`,
    caption: `Fig. 2.6. La journée synthétique à ${n('cop.time')} : un appareil, qu’une autorisation légale désigne ici, parmi ${n('cop.entities')} autres, dont ${n('cop.moving')} en mouvement. En ambre : la zone surveillée (périmètre virtuel), et l’arrêt qui déclenche l’alerte. En pointillé, ajouté ensuite : le déplacement suivant.`,
    line: 'Un appareil s’est arrêté dans la zone surveillée (ambre), ce qui déclenche une alerte. En pointillé : son déplacement suivant.',
  },
  stringline: {
    alt: `Diagramme espace-temps de la journée : une barre horizontale à chaque arrêt, et des pentes raides entre les barres. Une courte barre ambre, à ${n('day.short.arrive')}, interrompt la descente de l’après-midi.`,
    caption: `Fig. 2.1.1. Distance à ${n('day.base.place')} au cours de la journée, de 0 h à 24 h. Quadrillage : 1 h × 2 km. En ambre : ${n('day.short.place')}, de ${n('day.short.arrive')} à ${n('day.short.leave')}, à ${n('day.short.km')} km de ${n('day.base.place')}.`,
  },
  pipeline: {
    alt: `Quatre vues d’un même extrait de 3,3 sur 2,25 km : positions brutes avec deux pics; les pics biffés; les points de séjour, ${n('day.short.place')} en ambre; les déplacements entre eux.`,
    caption: `Un extrait de la carte en quatre états : positions brutes, positions filtrées, points de séjour, déplacements. L’aire des cercles montre le temps de séjour. En ambre : les positions rejetées, puis ${n('day.short.place')}, un arrêt de ${n('day.short.minutes')} minutes.`,
  },
  edge: {
    alt: 'Une carte dont les courbes de niveau, les routes et une rivière s’arrêtent au bord.',
    caption: 'Le bord de la carte. Les courbes de niveau s’arrêtent; le quadrillage continue.',
  },
  cross: { alt: 'Une croix du quadrillage de la carte.', caption: 'Le quadrillage, tous les 1,5 km.' },
  transit: {
    alt: `La carte synthétique, où l’épaisseur d’une route montre sa charge. Des lignes épaisses convergent vers ${n('day.bridges.word')} ponts; le pont B, au milieu, est ambre, avec ${n('bridge.b.day')} passages.`,
    caption: `Les trajets domicile-travail de ${n('tensor.entities')} personnes synthétiques en une journée. Largeur de ligne : trajets par cette rue, en cinq classes. Aire du cercle et nombre : passages en 24 h. En ambre : le pont qui a le quart d’heure le plus chargé.`,
  },
  screenline: {
    alt: `Barres des passages par quart d’heure aux ponts A, B et C, avec une pointe le matin et une l’après-midi. Une barre ambre sur B, ${n('bridge.b.quarter.word')} passages à partir de ${n('bridge.b.quarter.from')}, est la plus haute.`,
    caption:
      'Fig. 4.3.1. Passages par quart d’heure, dans les deux sens, de 5 h à 21 h; aucun à d’autres heures. Une colonne du quadrillage vaut une heure.',
  },
  kalman: {
    alt: `Deux vues d’un même trajet en voiture. À gauche, des positions éparses autour de la route, à ${n('leg.claimed.error')} m d’écart; celles d’une halte annoncent ${n('leg.halt.claimed')} km/h. À droite, la trajectoire lissée dans sa région à 95 % : ${n('leg.smoothed.error')} m d’écart, et ${n('leg.halt.smoothed')} km/h.`,
    caption: `Un trajet synthétique en voiture : ${n('leg.fixes')} positions, avec ${n('leg.error')} m d’erreur sur chaque axe, indépendante d’une position à l’autre, comme le filtre le suppose. À gauche, tel que reçu : ${n('leg.claimed.error')} m d’écart quadratique moyen. À droite, après un filtre de Kalman et un lisseur de Rauch-Tung-Striebel : ${n('leg.smoothed.error')} m. En ambre : une halte de ${n('leg.halt.word')} minutes, avec sa vitesse apparente.`,
  },
  band: {
    alt: `Passages par demi-heure, sur une bande qui montre l’étendue habituelle. ${n('held.unusual.Word')} points ambre en sortent : aucun passage de ${n('held.from')} à ${n('held.to')}, puis ${n('held.most')} au lieu des ${n('held.most.usual')} habituels. Le total de la journée, ${n('held.total')}, est ordinaire.`,
    caption: `Passages sur tous les ponts par demi-heure : médiane et étendue habituelle de ${n('held.days')} journées synthétiques ordinaires, et une journée où les ponts sont fermés de ${n('held.from')} à ${n('held.to')}. En ambre : hors de l’étendue. Le total de la journée, ${n('held.total')} contre ${n('held.total.usual')} (somme des médianes), ne montre pas la fermeture.`,
  },
  fence: {
    alt: `Carte d’un périmètre à deux anneaux et d’une trajectoire qui le traverse. L’appareil est à l’intérieur de ${n('fence.enters')} à ${n('fence.leaves')}; les relevés de ${n('fence.before')} et de ${n('fence.after')} sont tous deux à l’extérieur.`,
    caption: `Un appareil synthétique dans une zone surveillée (périmètre virtuel). Il entre dans l’anneau intérieur à ${n('fence.enters')} et quitte l’anneau extérieur à ${n('fence.leaves')} : ${n('fence.dwell')} minutes. Les positions horaires (cercles vides), à ${n('fence.before')} et à ${n('fence.after')}, ne le montrent pas.`,
  },
  mesh: {
    alt: `Un réseau maillé de ${n('mesh.nodes.word')} radios, reliées par ${n('mesh.ranges')} mesures de distance. ${n('mesh.known.Word')} radios de position connue sont des triangles, les autres ont des ellipses. La radio ${n('mesh.ambiguous.node')} pourrait aussi bien être à ${n('mesh.ambiguous.away')} m de là, où un cercle creux est tracé.`,
    caption: `Un réseau maillé synthétique : ${n('mesh.known.word')} radios de position connue (triangles) et ${n('mesh.found.word')} à situer. ${n('mesh.ranges')} distances, avec une erreur de ${n('mesh.ranges.error')} m, les situent à ${n('mesh.error')} m près en moyenne. Croix : les vraies positions. En ambre : la radio ${n('mesh.ambiguous.node')}, ici bien située. Ses deux distances conviennent aussi à un second lieu, à ${n('mesh.ambiguous.away')} m de là.`,
  },
  ridges: {
    alt: `Les collines de la carte, vues depuis l’est, au-delà de son bord, crête derrière crête. Une ligne mène à l’arrêt ${n('view.place')}, à ${n('view.km')} km, caché derrière elles.`,
    caption: `La carte synthétique, vue de l’est à ${n('view.off')} km de son bord, hauteurs multipliées par huit. L’arrêt ${n('view.place')}, à ${n('view.km')} km, est derrière la crête.`,
  },
  recovery: {
    alt: `Part de la population résidente présente, sur vingt semaines. Les deux courbes partent de ${n('haiti.present.share')} % et sont à mi-chemin du retour après ${n('haiti.late.word')} semaines. La droite arrive au bout après dix; il manque alors ${n('haiti.left.share')} % à la courbe infléchie, qui remonte lentement.`,
    caption:
      'Un événement et deux formes de retour, qui atteignent la moitié au même moment. En abscisse : les semaines. Teinté : la perte selon une droite. En ambre : ce que la droite néglige.',
  },
  warning: {
    alt: `Heures gagnées selon la probabilité qu’une route soit bloquée. Trois courbes en forme de tente, de sommet à une chance sur deux : l’information parfaite et, dessous, deux rapports. À ${n('warning.chance.share')} %, un rapport faux une fois sur ${n('warning.good.in.word')} fait gagner ${n('warning.table')} heure.`,
    caption: `Ce que vaut un avertissement pour un convoi, selon la probabilité que sa route soit bloquée. Trait plein : l’information parfaite. Tirets : des rapports faux une fois sur ${n('warning.good.in.word')} et une fois sur ${n('warning.poor.in.word')}. En ambre : ${n('warning.table')} h à ${n('warning.chance.share')} %.`,
  },
  packing: {
    alt: `Facteur de réduction de la journée, selon le nombre d’enregistrements par lot. La courbe monte de ${n('pack.1.ratio')} pour un seul à ${n('pack.480.ratio')} pour 480, et passe dix entre 30 et 60. Les lots au-dessus de dix sont ambre.`,
    caption: `Les ${n('day.fixes')} positions de la journée, compactées en lots de 1 à 480 enregistrements. En abscisse : enregistrements par lot, axe logarithmique. En ordonnée : facteur de réduction. Tirets : dix pour un. En ambre : les lots qui l’atteignent.`,
  },
  convoy: {
    alt: `Carte de ${n('convoy.routes.word')} itinéraires qui passent par un même pont, et une barre par minute. Sur le pont, en ambre, on trouve le convoi ${n('convoy.bridge.share')} % des matins; les barres suivantes sont courtes.`,
    caption: `Fig. 4.1. Un convoi synthétique, pendant ${n('convoy.mornings')} matins. Largeur de ligne : matins dans chaque rue. Barres : part des matins où il est dans sa rue la plus probable, par minute après le départ. En ambre : le pont B, commun à tous les itinéraires.`,
  },
  junction: {
    alt: `Un carrefour de quatre rues. La largeur d’un flux montre son nombre de personnes, en auto, en autobus ou à pied. Le flux ambre, de l’est vers le nord, compte ${n('junction.hidden.people')} personnes et aucune auto.`,
    caption: `Fig. 4.3. Personnes synthétiques à un carrefour, de ${n('junction.from')} à ${n('junction.to')} : en tout ${n('junction.people')}, dont ${n('junction.cars')} en auto, ${n('junction.bus')} en autobus et ${n('junction.walk')} à pied. La largeur d’un flux montre leur nombre.`,
  },
  mixing: {
    alt: `Carte de ${n('mixing.districts.word')} districts, avec les déplacements entre eux en traits, et un tableau des personnes côtoyées, en pourcentage. Les districts ${n('mixing.a')} et ${n('mixing.b')}, en ambre, ont entre eux ${n('mixing.hidden.trips')} déplacements; des gens que côtoient les résidents du ${n('mixing.b')}, ${n('mixing.hidden.share')} % habitent le ${n('mixing.a')}.`,
    caption: `Fig. 4.5. Carte : déplacements d’une journée entre districts, dans les deux sens, par la largeur du trait. Tableau : d’où viennent les gens que côtoient les résidents du district à gauche. ${n('mixing.residents')} personnes synthétiques.`,
  },
  cells: {
    alt: `Carte de ${n('cells.count')} cellules radio, chacune avec la part des appels qu’elle bloque pendant son pire quart d’heure : ${n('cells.lost.share')} % dans la cellule ambre, ${n('cells.others.share')} % ou moins dans les autres. Dessous, la charge de la cellule ambre au cours de la journée, avec une pointe de ${n('cells.load')} erlangs à ${n('cells.from')}, au-dessus des ${n('cells.hour.load')} pour lesquels elle est prévue.`,
    caption: `Fig. 4.6. Un erlang (E) est un appel à la fois. En ambre : la cellule voisine d’une école, prévue pour la moyenne de son heure la plus chargée (tirets). Une journée de ${n('mixing.residents')} personnes synthétiques.`,
  },
  crowd: {
    alt: `Carte de ${n('crowd.cells.word')} cellules à ${n('crowd.peak.at')}, un point pour ${n('crowd.round')} personnes. Deux cellules sont remplies de points ambre : ${n('crowd.second.place')}, le quai, avec ${n('crowd.second.people')} personnes, et ${n('crowd.peak.place')}, le concert, avec ${n('crowd.peak.people')}; ${n('crowd.peak.withheld.word')} cellules sont hachurées, car leurs comptages sont masqués. Dessous, ${n('crowd.peak.place')} heure par heure : les barres, avec leurs intervalles, ne dépassent 1 000 qu’à deux reprises, en soirée.`,
    caption: `Habitants d’une ville simulée, dans ${n('crowd.cells.word')} cellules de ${n('crowd.cell.metres')} m à ${n('crowd.peak.at')}, d’après les seuls appareils; un point vaut ${n('crowd.round')} personnes, quelque part dans sa cellule; x : masqué. En ambre : ${n('crowd.second.place')}, le quai, sans entrées, et ${n('crowd.peak.place')}, le concert (${n('event.people')} personnes d’après entrées et appareils, avec les visiteurs). Dessous : ${n('crowd.peak.place')} à chaque heure, avec les intervalles à 95 %, en ambre au-dessus de ${n('crowd.change')}; la moyenne de la journée (${n('crowd.mean')}) ne montre pas la foule.`,
  },
  week: {
    alt: `${n('week.days.Word')} bandes de 24 heures où chaque séjour est une barre, suivies de l’entropie de la journée : de ${n('week.least')} à ${n('week.most')} bits. Une barre ambre de ${n('week.short.minutes')} minutes, à la journée ${n('week.short.seed')}, est la plus courte.`,
    caption: `${n('week.days.Word')} autres journées synthétiques, et l’entropie de chacune, en bits. Plein : le domicile. Teinté : tous les autres séjours. En ambre : le plus court, ${n('week.short.minutes')} minutes; sans lui, la journée ${n('week.short.seed')} aurait ${n('week.short.loss')} bit de moins.`,
  },
  catchment: {
    alt: `Carte avec deux magasins. Des lignes pleines autour de la rue King et tiretées autour du chemin du Parc montrent jusqu’où mènent quelques minutes en voiture. Elles suivent les rues et les ponts. Celles de ${n('sites.within.minutes')} minutes entourent ${n('sites.king.within')} personnes pour la rue King et ${n('sites.park.within')} pour le chemin du Parc, souvent les mêmes.`,
    caption: `Deux magasins sur la carte synthétique, et jusqu’où mènent quelques minutes de voiture depuis la rue King (lignes pleines) et depuis le chemin du Parc (tirets, carré ambre). On passe plus souvent rue King, ${n('sites.king.passers')} fois par jour contre ${n('sites.park.passers')}, mais le chemin du Parc reçoit plus de visites, ${n('sites.park.visits')} contre ${n('sites.king.visits')}. Un jour ne suffisait pas pour trancher; ${n('sites.days.word')} jours ont suffi.`,
  },
  lots: {
    alt: `Carte avec deux terrains vacants et trois magasins ouverts. Le terrain A est à l’est, le terrain B au nord de la rivière. Des tirets autour du terrain A et des lignes pleines autour du terrain B montrent jusqu’où mènent cinq et dix minutes de voiture. La prévision est de ${n('sites.lots.park.visits')} visites par jour pour le terrain A et de ${n('sites.lots.mill.visits')} pour le terrain B.`,
    caption: `Visites par jour, dans une ville simulée, si un magasin ouvre sur le terrain (± : marge d’après trois magasins comparables). Terrain A, tirets : ${n('sites.lots.park.visits')} ±${n('sites.lots.park.error')}; son loyer en demande ${n('sites.lots.park.needed')}. Terrain B, ambre, lignes pleines : ${n('sites.lots.mill.visits')} ±${n('sites.lots.mill.error')}; son loyer en demande ${n('sites.lots.mill.needed')}. Les lignes sont à cinq et à dix minutes de voiture.`,
  },
})

/** The link from a caption to the tables that the figure is drawn from. */
export const figureData = typeset('Données')

/** Words that stand on figures as labels. */
export const figureLabels = typeset({
  fence: 'Périmètre',
  panels: ['a brut', 'b filtré', 'c séjours', 'd déplacements'],
  bridges: ['A', 'B', 'C'],
  modes: ['auto', 'autobus', 'à pied'],
  people: 'personnes',
  trips: 'trajets',
  usual: 'rue habituelle',
  near: ['District des gens côtoyés, %', 'Résident du'],
  cells: ['Appels bloqués, pire quart d’heure', 'Charge, cellule ambre, erlangs (E)', 'prévue pour', 'heure'],
  shops: ['rue King', 'ch. du Parc'],
  lots: ['terrain A', 'terrain B'],
  kalman: ['a reçu', 'b lissé'],
  inside: `${n('fence.dwell')} min dedans`,
  cairn: `Un cairn de ${n('day.places.word')} pierres, une par lieu. La pierre de base vaut ${n('day.base')}; la pierre ambre, au sommet, vaut ${n('day.short.minutes')} minutes.`,
  alert: 'alerte',
} as const satisfies InLanguage<typeof english.figureLabels>)

/** Words of the tables of the day. */
export const tableWords = typeset({
  stays: {
    caption: `Arrêts par ordre d’arrivée; le rayon contient 68 % des positions. Données synthétiques, graine ${n('day.seed')}.`,
    columns: {
      place: 'Lieu',
      arrive: 'Arrivée',
      leave: 'Départ',
      minutes: 'Séjour, min',
      envelope: 'Rayon, m',
    },
    sums: { rest: 'À l’arrêt', moving: `En mouvement, ${n('day.trips.word')} déplacements`, day: 'La journée' },
  },
  entropy: {
    caption: `Exemple. Parts de ${n('day.rest.minutes')} min à l’arrêt; les ${n('day.moving.minutes')} autres minutes sont des déplacements.`,
    columns: { place: 'Lieu', minutes: 'Temps de séjour, min', share: 'p, %', bits: '−p log₂ p, bit' },
    sum: 'Somme',
  },
  plateau: {
    corner: 'T, min, par D, m',
    used: 'la paire retenue',
  },
  sample: {
    caption: `Douze journées synthétiques par ligne, graines 1 à 12, avec une seule difficulté à la fois; D = ${n('day.D')} m, T = ${n('day.T')} min. Entre parenthèses : intervalles à 95 %.`,
    columns: {
      condition: 'Difficulté',
      thrown: 'Positions fausses',
      caught: 'Rejetées',
      visits: 'Visites',
      missed: 'Manquées',
      false: 'Faux séjours',
      recall: 'Visites trouvées, %',
      precision: 'Séjours vrais, %',
      worst: 'Erreurs, pire journée',
      error: 'Erreur médiane, m',
    },
    conditions: {
      unchanged: 'Aucune',
      'short-stops': 'Courses dès 5 min, et non 10',
      'long-halts': 'Haltes de 8 à 20 min',
      sparse: 'Le quart des positions',
      noisy: 'Quatre fois le bruit',
      spells: 'Positions fausses en séries de douze',
    },
  },
} as const satisfies InLanguage<typeof english.tableWords>)
