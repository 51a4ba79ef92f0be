import type * as english from '#content/en/figures.ts'
import type { FigureName } from '#content/schema/figure.ts'
import type { InLanguage } from '#content/schema/in-language.ts'
import { dayWord as n } from './day-words.ts'

interface FigureText {
  /** What the figure shows, and the finding in it: the whole of the figure for a visitor who does not see it. */
  readonly alt: string
  readonly caption: string
}

/** Words of each figure. Every number about the day comes from the day itself. */
export const figureWords: Readonly<Record<FigureName, FigureText>> = {
  movement: {
    alt: `Carte à courbes de niveau, avec la trajectoire d’une journée par ${n('day.places.word')} lieux; l’aire de chaque cercle montre le temps passé à cet endroit. Le plus petit, ${n('day.short.place')}, ${n('day.short.minutes')}\u00a0minutes, est ambre.`,
    caption: `Fig.\u00a02.1. Une journée synthétique\u00a0: ${n('day.fixes')}\u00a0positions, ${n('day.stays.word')} arrêts en ${n('day.places.word')} lieux, ${n('day.trips.word')} déplacements. Un arrêt\u00a0: au moins ${n('day.T')}\u00a0min (T) dans un rayon de ${n('day.D')}\u00a0m (D). Toutes les visites ont été trouvées; T et D ont été réglés sur cette même journée.`,
  },
  social: {
    alt: `Réseau de ${n('graph.entities')}\u00a0appareils et ${n('graph.ties')}\u00a0traits. Un appareil, avec ${n('graph.broker.ties.word')} traits, relie des groupes séparés.`,
    caption: `Fig.\u00a02.2. ${n('graph.entities')}\u00a0appareils synthétiques, sur ${n('graph.days')}\u00a0jours. Un trait\u00a0: ${n('graph.least.word')} jours de rencontre ou plus, sans comparaison avec le hasard. En ambre\u00a0: l’appareil qui relie les groupes. Intermédiarité (plus courts chemins qui passent par lui)\u00a0: ${n('graph.broker.betweenness')}; celle du suivant\u00a0: ${n('graph.second.betweenness')}, mais ${n('graph.level.word')} autres ont autant de traits que le premier.`,
  },
  tensor: {
    alt: `Une petite grille par heure, ${n('tensor.hours')} en tout. Les comptages sont dispersés la nuit et se concentrent le jour\u00a0: à midi, dans ${n('tensor.noon.cells.word')} cellules ambre.`,
    caption: `Fig.\u00a02.3. Personnes par cellule et par heure\u00a0: ${n('tensor.columns')}\u00a0×\u00a0${n('tensor.rows')}\u00a0cellules × ${n('tensor.hours')}\u00a0h = ${n('tensor.values')}\u00a0valeurs, pour ${n('tensor.entities')}\u00a0personnes synthétiques. À midi, ${n('tensor.noon.share')}\u00a0% d’entre elles sont dans ${n('tensor.noon.cells.word')} cellules, en ambre.`,
  },
  vault: {
    alt: 'Quatre couches d’une carte en perspective\u00a0: terrain, routes, mouvement et, par-dessus, une grille de cellules permises et masquées que traverse chaque requête.',
    caption:
      'Fig.\u00a02.4. Les couches d’une carte et leurs règles d’accès par cellule. Le choix des cellules masquées est un exemple.',
  },
  signals: {
    alt: `${n('fix.anchors.Word')} récepteurs entourés d’anneaux de largeurs différentes. Une ellipse marque l’endroit où les anneaux concordent.`,
    caption: `Fig.\u00a02.5. ${n('fix.anchors.Word')} récepteurs, terrain synthétique de ${n('fix.width')}\u00a0×\u00a0${n('fix.height')}\u00a0m. Anneaux\u00a0: distances calculées d’après la seule puissance; leur largeur montre l’erreur. En ambre\u00a0: la région nominale à 95\u00a0%, une ellipse de ${n('fix.major')}\u00a0×\u00a0${n('fix.minor')}\u00a0m. L’émetteur est à ${n('fix.error')}\u00a0m du centre.`,
  },
  awareness: {
    alt: `Carte sombre à ${n('cop.time')}, avec une traîne derrière chaque appareil en mouvement. Un appareil est entré dans un périmètre virtuel et y est arrêté depuis ${n('day.short.alert.after.word')} minutes; son déplacement suivant est en pointillé.`,
    caption: `Fig.\u00a02.6. La journée synthétique à ${n('cop.time')}\u00a0: un appareil parmi ${n('cop.entities')} autres, dont ${n('cop.moving')} en mouvement. En ambre\u00a0: la zone surveillée (périmètre virtuel), et l’arrêt qui déclenche l’alerte. En pointillé, ajouté ensuite\u00a0: le déplacement suivant.`,
  },
  stringline: {
    alt: `Diagramme espace-temps de la journée\u00a0: une barre horizontale à chaque arrêt, et des pentes raides entre les barres. Une courte barre ambre, à ${n('day.short.arrive')}, interrompt la descente de l’après-midi.`,
    caption: `Fig.\u00a02.1.1. Distance à ${n('day.base.place')} au cours de la journée, de 0\u00a0h à 24\u00a0h. Quadrillage\u00a0: 1\u00a0h × 2\u00a0km. En ambre\u00a0: ${n('day.short.place')}, de ${n('day.short.arrive')} à ${n('day.short.leave')}, à ${n('day.short.km')}\u00a0km de ${n('day.base.place')}.`,
  },
  pipeline: {
    alt: `Quatre vues d’un même extrait de 3,3 sur 2,25\u00a0km\u00a0: positions brutes avec deux pics; les pics biffés; les points de séjour, ${n('day.short.place')} en ambre; les déplacements entre eux.`,
    caption: `Un extrait du feuillet en quatre états\u00a0: positions brutes, positions filtrées, points de séjour, déplacements. L’aire des cercles montre le temps de séjour. En ambre\u00a0: les positions rejetées, puis ${n('day.short.place')}, un arrêt de ${n('day.short.minutes')}\u00a0minutes.`,
  },
  edge: {
    alt: 'Une carte dont les courbes de niveau, les routes et une rivière s’arrêtent au bord.',
    caption: 'Le bord du feuillet. Les courbes de niveau s’arrêtent; le canevas continue.',
  },
  cross: { alt: 'Une croix du canevas.', caption: 'Le canevas, tous les 1,5\u00a0km.' },
  transit: {
    alt: `La carte synthétique, où l’épaisseur d’une route montre sa charge. Des lignes épaisses convergent vers ${n('day.bridges.word')} ponts; le pont B, au milieu, est ambre, avec ${n('bridge.b.day')}\u00a0passages.`,
    caption: `Fig.\u00a04.3. Les trajets domicile-travail de ${n('tensor.entities')}\u00a0personnes synthétiques en une journée. Largeur de ligne\u00a0: trajets par cette rue, en cinq classes. Aire du cercle et nombre\u00a0: passages en 24\u00a0h. En ambre\u00a0: le pont qui a le quart d’heure le plus chargé.`,
  },
  screenline: {
    alt: `Barres des passages par quart d’heure aux ponts A, B et C, avec une pointe le matin et une l’après-midi. Une barre ambre sur B, ${n('bridge.b.quarter.word')} passages à partir de ${n('bridge.b.quarter.from')}, est la plus haute.`,
    caption:
      'Fig.\u00a04.3.1. Passages par quart d’heure, dans les deux sens, de 5\u00a0h à 21\u00a0h; aucun à d’autres heures. Une colonne du quadrillage vaut une heure.',
  },
  kalman: {
    alt: `Deux vues d’un même trajet en voiture. À gauche, des positions éparses autour de la route, à ${n('leg.claimed.error')}\u00a0m d’écart; celles d’une halte annoncent ${n('leg.halt.claimed')}\u00a0km/h. À droite, la trajectoire lissée dans sa région à 95\u00a0%\u00a0: ${n('leg.smoothed.error')}\u00a0m d’écart, et ${n('leg.halt.smoothed')}\u00a0km/h.`,
    caption: `Un trajet synthétique en voiture\u00a0: ${n('leg.fixes')}\u00a0positions, avec ${n('leg.error')}\u00a0m d’erreur sur chaque axe. À gauche, tel que reçu\u00a0: ${n('leg.claimed.error')}\u00a0m d’écart quadratique moyen. À droite, après un filtre de Kalman et un lisseur de Rauch-Tung-Striebel\u00a0: ${n('leg.smoothed.error')}\u00a0m. En ambre\u00a0: une halte de ${n('leg.halt.word')} minutes, avec sa vitesse apparente.`,
  },
  band: {
    alt: `Passages par demi-heure, sur une bande qui montre l’étendue habituelle. ${n('held.unusual.Word')} points ambre en sortent\u00a0: aucun passage de ${n('held.from')} à ${n('held.to')}, puis ${n('held.most')} au lieu des ${n('held.most.usual')} habituels. Le total de la journée, ${n('held.total')}, est ordinaire.`,
    caption: `Passages sur tous les ponts par demi-heure\u00a0: médiane et étendue habituelle de ${n('held.days')}\u00a0journées synthétiques ordinaires, et une journée où les ponts sont fermés de ${n('held.from')} à ${n('held.to')}. En ambre\u00a0: hors de l’étendue. Le total de la journée, ${n('held.total')} contre ${n('held.total.usual')} (somme des médianes), ne montre pas la fermeture.`,
  },
  fence: {
    alt: `Carte d’un périmètre à deux anneaux et d’une trajectoire qui le traverse. L’appareil est à l’intérieur de ${n('fence.enters')} à ${n('fence.leaves')}; les relevés de ${n('fence.before')} et de ${n('fence.after')} sont tous deux à l’extérieur.`,
    caption: `Un appareil synthétique dans une zone surveillée (périmètre virtuel). Il entre dans l’anneau intérieur à ${n('fence.enters')} et quitte l’anneau extérieur à ${n('fence.leaves')}\u00a0: ${n('fence.dwell')}\u00a0minutes. Les positions horaires (cercles vides), à ${n('fence.before')} et à ${n('fence.after')}, ne le montrent pas.`,
  },
  mesh: {
    alt: `Un réseau maillé de ${n('mesh.nodes.word')} radios, reliées par ${n('mesh.ranges')}\u00a0mesures de distance. ${n('mesh.known.Word')} radios de position connue sont des triangles, les autres ont des ellipses. La radio ${n('mesh.ambiguous.node')} pourrait aussi bien être à ${n('mesh.ambiguous.away')}\u00a0m de là, où un cercle creux est tracé.`,
    caption: `Un réseau maillé synthétique\u00a0: ${n('mesh.known.word')} radios de position connue (triangles) et ${n('mesh.found.word')} à situer. ${n('mesh.ranges')}\u00a0distances, avec une erreur de ${n('mesh.ranges.error')}\u00a0m, les situent à ${n('mesh.error')}\u00a0m près en moyenne. Croix\u00a0: les vraies positions. En ambre\u00a0: la radio ${n('mesh.ambiguous.node')}, ici bien située. Ses deux distances conviennent aussi à un second lieu, à ${n('mesh.ambiguous.away')}\u00a0m de là.`,
  },
  ridges: {
    alt: `Les collines de la carte, vues depuis l’est, au-delà de son bord, crête derrière crête. Une ligne mène à l’arrêt ${n('view.place')}, à ${n('view.km')}\u00a0km, caché derrière elles.`,
    caption: `La carte synthétique, vue de l’est à ${n('view.off')}\u00a0km de son bord, hauteurs multipliées par huit. L’arrêt ${n('view.place')}, à ${n('view.km')}\u00a0km, est derrière la crête.`,
  },
  recovery: {
    alt: `Part de la population résidente présente, sur vingt semaines. Les deux courbes partent de ${n('haiti.present.share')}\u00a0% et sont à mi-chemin du retour après ${n('haiti.late.word')} semaines. La droite arrive au bout après dix; il manque alors ${n('haiti.left.share')}\u00a0% à la courbe infléchie, qui remonte lentement.`,
    caption:
      'Un événement et deux formes de retour, qui atteignent la moitié au même moment. En abscisse\u00a0: les semaines. Teinté\u00a0: la perte selon une droite. En ambre\u00a0: ce que la droite néglige.',
  },
  warning: {
    alt: `Heures gagnées selon la probabilité qu’une route soit bloquée. Trois courbes en forme de tente, de sommet à une chance sur deux\u00a0: l’information parfaite et, dessous, deux rapports. À ${n('warning.chance.share')}\u00a0%, un rapport faux une fois sur ${n('warning.good.in.word')} fait gagner ${n('warning.table')}\u00a0heure.`,
    caption: `Ce que vaut un avertissement pour un convoi, selon la probabilité que sa route soit bloquée. Trait plein\u00a0: l’information parfaite. Tirets\u00a0: des rapports faux une fois sur ${n('warning.good.in.word')} et une fois sur ${n('warning.poor.in.word')}. En ambre\u00a0: ${n('warning.table')}\u00a0h à ${n('warning.chance.share')}\u00a0%.`,
  },
  packing: {
    alt: `Facteur de réduction de la journée, selon le nombre d’enregistrements par lot. La courbe monte de ${n('pack.1.ratio')} pour un seul à ${n('pack.480.ratio')} pour 480, et passe dix entre 30 et 60. Les lots au-dessus de dix sont ambre.`,
    caption: `Les ${n('day.fixes')}\u00a0positions de la journée, compactées en lots de 1 à 480\u00a0enregistrements. En abscisse\u00a0: enregistrements par lot, axe logarithmique. En ordonnée\u00a0: facteur de réduction. Tirets\u00a0: dix pour un. En ambre\u00a0: les lots qui l’atteignent.`,
  },
  week: {
    alt: `${n('week.days.Word')} bandes de 24\u00a0heures où chaque séjour est une barre, suivies de l’entropie de la journée\u00a0: de ${n('week.least')} à ${n('week.most')}\u00a0bits. Une barre ambre de ${n('week.short.minutes')}\u00a0minutes, à la journée ${n('week.short.seed')}, est la plus courte.`,
    caption: `${n('week.days.Word')} autres journées synthétiques, et l’entropie de chacune, en bits. Plein\u00a0: le domicile. Teinté\u00a0: tous les autres séjours. En ambre\u00a0: le plus court, ${n('week.short.minutes')}\u00a0minutes; sans lui, la journée ${n('week.short.seed')} aurait ${n('week.short.loss')}\u00a0bit de moins.`,
  },
}

/** The link from a caption to the tables that the figure is drawn from. */
export const figureData = 'Données'

/** Words that stand on figures as labels. */
export const figureLabels = {
  fence: 'Périmètre',
  panels: ['a brut', 'b filtré', 'c séjours', 'd déplacements'],
  bridges: ['A', 'B', 'C'],
  kalman: ['a reçu', 'b lissé'],
  inside: `${n('fence.dwell')}\u00a0min dedans`,
  cairn: `Un cairn de ${n('day.places.word')} pierres, une par lieu. La pierre de base vaut ${n('day.base')}; la pierre ambre, au sommet, vaut ${n('day.short.minutes')}\u00a0minutes.`,
} as const satisfies InLanguage<typeof english.figureLabels>

/** Words of the tables of the day. */
export const tableWords = {
  stays: {
    caption: `Arrêts par ordre d’arrivée. Données synthétiques, graine ${n('day.seed')}.`,
    columns: {
      place: 'Lieu',
      arrive: 'Arrivée',
      leave: 'Départ',
      minutes: 'Temps de séjour, min',
      envelope: 'Rayon à 68\u00a0%, m',
    },
    sums: { rest: 'À l’arrêt', moving: `En mouvement, ${n('day.trips.word')} déplacements`, day: 'La journée' },
  },
  entropy: {
    caption: `Exemple. Parts de ${n('day.rest.minutes')}\u00a0min à l’arrêt; les ${n('day.moving.minutes')}\u00a0autres minutes sont des déplacements.`,
    columns: { place: 'Lieu', minutes: 'Temps de séjour, min', share: 'p, %', bits: '−p log₂ p, bit' },
    sum: 'Somme',
  },
  plateau: {
    corner: 'T, min, par D, m',
    used: 'la paire retenue',
  },
  sample: {
    caption: `Douze journées synthétiques par ligne, graines 1 à 12, avec une seule difficulté à la fois; D = ${n('day.D')}\u00a0m, T = ${n('day.T')}\u00a0min. Entre parenthèses\u00a0: intervalles à 95\u00a0%.`,
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
      'short-stops': 'Courses dès 5\u00a0min, et non 10',
      'long-halts': 'Haltes de 8 à 20\u00a0min',
      sparse: 'Le quart des positions',
      noisy: 'Quatre fois le bruit',
      spells: 'Positions fausses en séries de douze',
    },
  },
} as const satisfies InLanguage<typeof english.tableWords>
