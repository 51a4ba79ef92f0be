import type { FigureTableName } from '#content/data-tables.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { type ColumnWords, clock, type TableWords } from './words-of-tables.ts'

const words = (meaning: string, origin: string): ColumnWords => ({ meaning, origin })

/** The two columns of a place, whose names begin with a word. */
const at = (prefix: string, what: string, origin: string): Readonly<Record<string, ColumnWords>> => ({
  [`${prefix}east_m`]: words(`${what} : mètres vers l’est`, origin),
  [`${prefix}north_m`]: words(`${what} : mètres vers le nord`, origin),
})

/** Words of every column of the tables that one figure or two are drawn from. */
export const figureTableWords = typeset<Readonly<Record<FigureTableName, TableWords>>>({
  elevations: {
    title: 'Un point d’altitude',
    columns: {
      ...at('', 'Le point', 'Une grille de 150 m'),
      elevation_m: words('Altitude', 'Bruit de gradient tiré de la graine'),
    },
  },
  streets: {
    title: 'Un segment droit de rue',
    columns: {
      ...at('from_', 'Une extrémité', 'Un quadrillage, déformé et éclairci'),
      ...at('to_', 'L’autre extrémité', 'De même'),
    },
  },
  picture: {
    title: 'Une entité à 15 h 24',
    columns: {
      entity: words('Numéro de l’entité, à partir de 1', 'Ordre du tirage'),
      ...at('', 'L’entité', 'Sa journée inventée, à cette minute'),
      moving: words('Oui si elle se déplace', 'Plus de 90 m en dix minutes'),
    },
  },
  drive: {
    title: 'Une position d’un trajet en voiture',
    columns: {
      time: clock('L’instant de la position', 'l’horaire du trajet'),
      ...at('fix_', 'Position reçue', 'Position vraie, plus une erreur de 40 m par axe'),
      ...at('smoothed_', 'Position lissée', 'Filtre de Kalman et lisseur de Rauch-Tung-Striebel'),
      ...at('true_', 'Position vraie', 'Connue, car le trajet est inventé'),
    },
  },
  'cell-counts': {
    title: 'Une cellule pendant une heure',
    columns: {
      hour: words('Heure du jour, de 0 à 23', 'L’horloge'),
      column: words('Colonne de la cellule, depuis l’ouest', 'Douze colonnes sur la carte'),
      row: words('Rangée de la cellule, depuis le nord', 'Huit rangées sur la carte'),
      entities: words('Entités dans la cellule', 'Moyenne de cinq instants de l’heure'),
    },
  },
  'district-counts': {
    title: 'Personnes dans une cellule, ou dans toutes, à une heure',
    columns: {
      time: clock('Le comptage', 'l’horloge, à chaque heure juste'),
      cell: words('Nom de la cellule, de A1 à D3; all : le quartier', 'Lettres vers l’est, chiffres vers le sud'),
      people: words('Personnes présentes', 'Appareils, selon les habitants que chacun représente; à la dizaine'),
      least: words(
        'Limite inférieure de l’intervalle à 95 %',
        'Wilson, nombre effectif d’appareils; à la dizaine au-dessous',
      ),
      most: words('Limite supérieure de l’intervalle à 95 %', 'De même, à la dizaine au-dessus'),
    },
  },
  'district-withheld': {
    title: 'Un comptage masqué',
    columns: {
      time: clock('Le comptage', 'l’horloge'),
      cell: words('Nom de la cellule', 'Comme dans district-counts'),
      reason: words(
        'few ou protects',
        'few : moins de dix appareils; protects : une soustraction en révélerait un autre',
      ),
    },
  },
  'district-devices': {
    title: 'Appareils dans une cellule à une heure, qu’aucun client ne reçoit',
    columns: {
      time: clock('Le comptage', 'l’horloge'),
      cell: words('Nom de la cellule', 'Comme dans district-counts'),
      devices_north: words('Appareils du nord de la rivière', 'La ville simulée'),
      devices_south: words('Appareils du sud de la rivière', 'De même'),
      true_people: words('Habitants dans la cellule', 'La réalité'),
    },
  },
  'district-sample': {
    title: 'Un côté de la rivière',
    columns: {
      side: words('north (nord) ou south (sud)', 'Domicile des habitants'),
      residents: words('Habitants', 'La ville simulée'),
      devices: words('Habitants qui portent un appareil', 'Un échantillon aléatoire'),
    },
  },
  'event-counts': {
    title: 'Un comptage du concert, toutes les cinq minutes, avec des appareils qu’aucun client ne reçoit',
    columns: {
      time: clock('Le comptage', 'l’horloge, toutes les cinq minutes'),
      devices_young: words(
        'Appareils des moins de 35 ans de la ville',
        'Un panel qui en compte davantage, le plus typique de 200',
      ),
      devices_old: words('Appareils des habitants plus âgés', 'De même, mais moins nombreux'),
      devices_visitors: words('Appareils des visiteurs', 'De même, mais rares'),
      entered: words('Personnes déjà entrées', 'Comptées aux entrées à partir de 18 h 30'),
      people_alike: words('Personnes, tous les appareils égaux', 'Habitants par appareil; à la dizaine'),
      people_age: words('Personnes, pondérées selon l’âge', 'De même, par groupe d’âge'),
      people_half_hour: words(
        'Personnes, entrées comptées une demi-heure',
        'Selon l’âge, ajusté aux personnes entrées avant 19 h',
      ),
      people: words(
        'Personnes, entrées comptées toute la soirée',
        'Selon l’âge; celles passées à une entrée, ajustées aux personnes déjà entrées',
      ),
      least: words('Limite inférieure de son intervalle à 95 %', 'Série de Taylor du rapport; à la dizaine au-dessous'),
      most: words('Limite supérieure de son intervalle à 95 %', 'De même, à la dizaine au-dessus'),
      true_people: words('Personnes dans la cellule', 'La réalité'),
    },
  },
  'event-front': {
    title: 'Un comptage devant la scène, toutes les cinq minutes',
    columns: {
      time: clock('Le comptage', 'l’horloge, dès que dix appareils s’y trouvent et jusqu’à la fin du concert'),
      people: words(
        'Personnes devant la scène, avec les entrées',
        'Comme dans event-counts, corrigé des appareils captés du mauvais côté',
      ),
      least: words('Limite inférieure de son intervalle à 95 %', 'De même'),
      most: words('Limite supérieure de son intervalle à 95 %', 'De même'),
      density: words('Personnes au mètre carré', 'Personnes sur 150 m²'),
      true_people: words('Personnes réellement devant la scène', 'La réalité'),
    },
  },
  crossings: {
    title: 'Un pont pendant un quart d’heure',
    columns: {
      bridge: words('Nom du pont, depuis l’ouest', 'La figure'),
      from: clock('Début du quart d’heure', 'l’horloge'),
      crossings: words('Passages, dans les deux sens', 'Comptés chaque demi-minute'),
    },
  },
  'closure-day': {
    title: 'Une demi-heure de la journée aux ponts fermés',
    columns: {
      from: clock('Début de la demi-heure', 'l’horloge'),
      crossings: words('Passages sur tous les ponts', 'Le jour de la fermeture'),
      usual: words('Médiane des passages, les jours ordinaires', 'Quarante jours sans fermeture'),
      spread: words('Écart type robuste de ces passages', 'Écart absolu médian, mis à l’échelle'),
      unusual: words(
        'Oui si les passages sortent de l’intervalle attendu',
        'À plus de 3,5 écarts types robustes de la médiane',
      ),
    },
  },
  recovery: {
    title: 'Une semaine d’un retour modélisé, d’après deux nombres publiés',
    columns: {
      week: words('Semaines depuis le premier jour', 'Ordre des semaines'),
      line: words(
        'Part des personnes présentes',
        'Une droite à mi-chemin après cinq semaines; un modèle, non un relevé d’Haïti',
      ),
      exponential: words('Part des personnes présentes', 'Exponentielle, à mi-chemin quand la droite y est'),
    },
  },
  warning: {
    title: 'Une probabilité que la route soit bloquée',
    columns: {
      chance: words('Probabilité que la route A soit bloquée', 'Par pas d’un vingtième'),
      perfect_h: words('Heures gagnées grâce à une connaissance parfaite', 'Valeur de l’information'),
      good_h: words('Heures gagnées grâce à un rapport faux une fois sur dix', 'De même, avec l’erreur du rapport'),
      poor_h: words('Heures gagnées grâce à un rapport faux une fois sur quatre', 'De même, avec l’erreur du rapport'),
    },
  },
  'convoy-streets': {
    title: 'Une rue du convoi',
    columns: {
      ...at('from_', 'Une extrémité', 'Comme dans streets'),
      ...at('to_', 'L’autre extrémité', 'De même'),
      mornings: words('Matins où le convoi l’a empruntée', 'Un de quatre itinéraires, tiré chaque matin'),
    },
  },
  'convoy-minutes': {
    title: 'Une minute après le départ du convoi',
    columns: {
      minute: words('Minutes depuis le départ', 'Ordre des minutes'),
      streets: words('Rues où il se trouvait', 'Les matins, à cette minute'),
      usual_share: words('Part des matins dans la plus habituelle', 'Régularité, selon Song et coll.'),
      bridge: words('Oui si cette rue est le pont commun', 'Les itinéraires'),
    },
  },
  'junction-turns': {
    title: 'Un flux du carrefour',
    columns: {
      from: words('Rue par où les gens arrivent', 'Sa direction depuis le carrefour'),
      to: words('Rue par où ils repartent', 'De même'),
      walk: words('Personnes à pied', 'Déplacements de l’heure la plus chargée'),
      bus: words('Personnes en autobus', 'De même'),
      car: words('Personnes en auto', 'De même'),
    },
  },
  'junction-devices': {
    title: 'Appareils d’un flux du carrefour, qu’aucun client ne reçoit',
    columns: {
      from: words('Rue par où les gens arrivent', 'Comme dans junction-turns'),
      to: words('Rue par où ils repartent', 'De même'),
      cars: words('Autos', 'Le compteur de la ville'),
      devices_north: words('Appareils du nord de la rivière', 'La ville simulée'),
      devices_south: words('Appareils du sud', 'De même'),
      true_people: words('Habitants qui font ce mouvement', 'Le nombre réel'),
    },
  },
  'district-contacts': {
    title: 'Deux districts, dans un sens',
    columns: {
      home: words('District de départ, et celui où l’on habite', 'Numéro sur le dessin'),
      other: words('District d’arrivée, et celui où habitent les gens côtoyés', 'De même'),
      trips: words('Déplacements de la journée', 'Tous les motifs et modes'),
      near_share: words(
        'Parmi les gens que côtoie une personne de « home », part de ceux de « other »',
        'Qui est où, toutes les 15 minutes',
      ),
      panel_share: words(
        'La même part, selon un panel d’appareils',
        'Appareils selon les habitants que chacun représente',
      ),
      panel_least: words(
        'Limite inférieure de son intervalle à 95 %',
        'Douze groupes d’appareils, écartés tour à tour',
      ),
      panel_most: words('Limite supérieure de son intervalle à 95 %', 'De même'),
    },
  },
  'cell-loads': {
    title: 'Une cellule radio',
    columns: {
      cell: words('Nom de la cellule', 'C1 bloque le plus d’appels dans son quart d’heure le plus chargé'),
      ...at('', 'L’antenne', 'Un carrefour'),
      circuits: words(
        'Appels qu’elle achemine à la fois',
        'Formule d’Erlang : la charge moyenne de l’heure la plus chargée ferait bloquer au plus 1 %',
      ),
      hour_from: clock('Début de l’heure la plus chargée', 'les charges'),
      hour_load: words('Charge moyenne de cette heure, en erlangs', 'Personnes sur place et en déplacement'),
      hour_lost: words('Part des appels bloqués', 'Formule d’Erlang par quart d’heure, pondérée par la charge'),
      quarter_from: clock('Début du quart d’heure le plus chargé', 'les charges'),
      quarter_load: words('Charge de ce quart d’heure, en erlangs', 'Comme hour_load'),
      quarter_lost: words('Part des appels bloqués', 'Formule d’Erlang, comme si la charge restait constante'),
      to_add: words('Circuits à ajouter pour bloquer au plus un appel sur cent', 'Formule d’Erlang'),
      years: words('Années avant de perdre plus d’un appel sur vingt', 'La charge croît d’un dixième par an'),
    },
  },
  forecast: {
    title: 'Une heure de la prévision d’une cellule',
    columns: {
      lead_h: words('Heures après la prévision', 'Ordre des heures'),
      from: clock('Début de l’heure', 'midi et l’échéance'),
      p5: words('Borne inférieure de l’intervalle de neuf nombres sur dix', 'Erreurs passées à la même échéance'),
      p25: words('Borne inférieure de l’intervalle de la moitié des nombres', 'De même'),
      p50: words('Médiane de la prévision', 'Moyenne de l’heure, multipliée par le rapport du jour, qui tend vers 1'),
      p75: words('Borne supérieure de l’intervalle de la moitié des nombres', 'Comme p5'),
      p95: words('Borne supérieure de l’intervalle de neuf nombres sur dix', 'Comme p5'),
      truth: words('Nombre réel, connu ensuite', 'Inconnu de la prévision'),
    },
  },
  'graph-nodes': {
    title: 'Une entité du graphe',
    columns: {
      entity: words('Numéro de l’entité, à partir de 1', 'Ordre du tirage'),
      ties: words('Nombre de ses liens', 'Lignes de graph-ties'),
      betweenness: words('Somme des parts des plus courts chemins qui y passent', 'Algorithme de Brandes'),
    },
  },
  'graph-ties': {
    title: 'Un lien entre deux entités',
    columns: {
      from_entity: words('Une entité', 'Numéro dans graph-nodes'),
      to_entity: words('L’autre entité', 'De même'),
      days: words('Jours de rencontre', 'Sur quatorze'),
    },
  },
  'mesh-nodes': {
    title: 'Une radio du réseau maillé, sur un terrain à part',
    columns: {
      node: words('Numéro de la radio, à partir de 1', 'Ordre du plan'),
      surveyed: words('Oui si sa position est connue', 'Les trois premières radios'),
      ...at('true_', 'Position vraie', 'Le plan'),
      ...at('found_', 'Position trouvée', 'Moindres carrés sur mesh-ranges'),
    },
  },
  'mesh-ranges': {
    title: 'Une distance du réseau maillé',
    columns: {
      from_node: words('Une radio', 'Numéro dans mesh-nodes'),
      to_node: words('L’autre radio', 'De même'),
      range_m: words('Distance mesurée', 'Distance vraie, plus une erreur de 1,5 m'),
    },
  },
  'static-fixes': {
    title: 'Une position d’un récepteur immobile',
    columns: {
      fix: words('Numéro de la position, à partir de 1', 'Ordre du tirage'),
      ...at('', 'Depuis la position vraie', 'Erreur de loi normale sur chaque axe'),
    },
  },
  'week-stays': {
    title: 'Un séjour de sept autres journées',
    columns: {
      seed: words('Graine de la journée', '1 à 7, aucune omise'),
      place: words('Nom du lieu ce jour-là', 'Ordre de première arrivée'),
      arrive: clock('Arrivée', 'la première position'),
      leave: clock('Départ', 'la dernière position, vide à minuit'),
      dwell_min: words('Durée du séjour', 'Départ moins arrivée'),
    },
  },
  plateau: {
    title: 'Une paire de paramètres',
    columns: {
      duration_min: words('Seuil de durée T', 'Douze valeurs'),
      distance_m: words('Seuil de distance D', 'Douze valeurs'),
      stays: words('Séjours trouvés', 'Le détecteur sur les positions gardées'),
    },
  },
  'other-days': {
    title: 'Une journée que le détecteur n’avait pas vue',
    columns: {
      condition: words('Ce qui est rendu plus difficile', 'L’une des six conditions; unchanged : rien'),
      seed: words('Graine de la journée', '1 à 12, aucune omise'),
      fixes: words('Nombre de positions', 'Le récepteur de cette condition'),
      thrown: words('Positions fausses', 'La vérité'),
      caught: words('Positions fausses rejetées', 'Le filtre, inchangé'),
      visits: words('Nombre de visites', 'La vérité'),
      found: words('Visites trouvées', 'Un séjour, à D au plus, couvre plus de la moitié de la visite'),
      missed: words('Visites manquées', 'visits moins found'),
      false_stays: words('Séjours sans visite correspondante', 'Y compris les seconds morceaux d’une visite'),
      median_error_m: words('Distance médiane d’un centre au lieu vrai', 'Les visites trouvées'),
    },
  },
  instants: {
    title: 'Une entité de l’image, à l’une des trois heures',
    columns: {
      time: clock('L’instant de l’image', 'les séjours'),
      role: words(
        'subject (le sujet), moving (en mouvement) ou still (immobile)',
        'subject : l’alerte; les autres : leurs lieux précédents',
      ),
      ...at('', 'L’entité', 'Sa journée inventée à cette minute'),
    },
  },
  'site-catchments': {
    title: 'Une limite des zones de chalandise de deux magasins',
    columns: {
      drive_min: words('Minutes en voiture, stationnement compris', 'Fixées pour l’exemple'),
      residents_king: words(
        'Personnes qui atteignent le magasin de la rue King dans ce temps',
        'Plus courts chemins par les rues',
      ),
      residents_park: words('De même pour le magasin du chemin du Parc', 'De même'),
      residents_both: words('Celles qui atteignent les deux', 'De même'),
    },
  },
  'site-zones': {
    title: 'Une zone d’où l’on vient à deux magasins',
    columns: {
      zone: words(
        'Numéro depuis le nord-ouest, six zones par rangée',
        'Carrés de 1,5 km; « other » : toutes celles où il y a trop peu d’appareils',
      ),
      trips: words(
        'Déplacements par jour vers un magasin de ce type, estimés',
        'Moyenne de sept jours; appareils, pondérés selon la population de leur rive',
      ),
      visits_king: words(
        'Visites par jour au magasin de la rue King, estimées',
        'Appareils restés cinq minutes ou plus sur le terrain, pondérés et majorés de ce qui leur échappe',
      ),
      visits_park: words('Visites par jour au magasin du chemin du Parc, estimées', 'De même'),
      seen_king: words(
        'Visites d’appareils derrière visits_king',
        'Les sept jours réunis; l’un des jours, au moins dix appareils',
      ),
      seen_park: words('Visites d’appareils derrière visits_park', 'De même'),
      drive_min_king: words('Minutes en voiture jusqu’à la rue King, en moyenne', 'Depuis le début des déplacements'),
      drive_min_park: words('Minutes en voiture jusqu’au chemin du Parc, en moyenne', 'De même'),
    },
  },
  'site-groups': {
    title: 'Un groupe aléatoire d’appareils à deux magasins, après quelques jours',
    columns: {
      days: words('Jours comptés jusque-là', 'Jours 1, 1 et 2, 1 à 3, 1 à 5 et 1 à 7'),
      group: words(
        'Numéro du groupe, à partir de 1',
        'Appareils de chaque rive répartis au hasard, une fois pour tous les jours',
      ),
      devices: words('Appareils du groupe', 'Nombre'),
      visits_king: words(
        'Visites par jour au magasin de la rue King',
        'Moyenne de ces jours; ses seuls appareils, pondérés pour toute la population et majorés de ce qui leur échappe',
      ),
      visits_park: words('Visites par jour au magasin du chemin du Parc', 'De même'),
      passers_king: words(
        'Passages par jour devant le magasin de la rue King',
        'Tous ceux à proximité, moins visits_king',
      ),
      passers_park: words('Passages par jour devant le magasin du chemin du Parc', 'De même'),
    },
  },
  'site-forecast-zones': {
    title: 'Une zone d’où l’on vient aux magasins ouverts avant celui du chemin du Parc',
    columns: {
      zone: words(
        'Numéro depuis le nord-ouest, six zones par rangée',
        'Carrés de 1,5 km; « other » : toutes celles où il y a trop peu d’appareils',
      ),
      visits_king: words(
        'Visites par jour au magasin de la rue King, estimées',
        'Moyenne de sept jours sans le chemin du Parc; appareils restés cinq minutes ou plus sur le terrain, pondérés et majorés',
      ),
      visits_rivals: words('Visites par jour aux deux autres magasins ouverts, réunis, estimées', 'De même'),
      seen_king: words(
        'Visites d’appareils derrière visits_king',
        'Les sept jours réunis; l’un des jours, au moins dix appareils',
      ),
      seen_rivals: words('Visites d’appareils derrière visits_rivals', 'De même'),
      drive_min_king: words('Minutes en voiture jusqu’à la rue King, en moyenne', 'Depuis le début de ces visites'),
      drive_min_corner: words('Minutes en voiture jusqu’au magasin du coin (900 m²), en moyenne', 'De même'),
      drive_min_north: words('Minutes en voiture jusqu’au magasin du nord (1 600 m²), en moyenne', 'De même'),
      drive_min_park: words('Minutes en voiture jusqu’au terrain A, chemin du Parc, en moyenne', 'De même'),
      drive_min_mill: words('Minutes en voiture jusqu’au terrain B, chemin du Moulin, en moyenne', 'De même'),
    },
  },
  'site-forecast-groups': {
    title: 'Ce qu’un groupe aléatoire d’appareils prévoit pour un même magasin sur deux terrains vacants',
    columns: {
      group: words('Numéro du groupe, à partir de 1', 'Les groupes de site-groups'),
      exponent: words('Exposant du temps de trajet', 'Modèle de Huff, ajusté sur les visites de ses seuls appareils'),
      visits_park: words(
        'Visites par jour au magasin du terrain A (chemin du Parc), prévues',
        'Le modèle avec cet exposant; ses seuls appareils, pondérés pour toute la population',
      ),
      visits_mill: words('Visites par jour s’il était sur le terrain B (chemin du Moulin), prévues', 'De même'),
    },
  },
  'site-forecast-checks': {
    title: 'Un magasin ouvert, prévu comme s’il n’existait pas, pour mesurer l’erreur du modèle',
    columns: {
      shop: words('king, corner ou north', 'Les magasins ouverts avant celui du chemin du Parc'),
      exponent: words(
        'Exposant du temps de trajet',
        'Modèle de Huff, ajusté à la répartition des visites entre les deux autres magasins',
      ),
      forecast: words(
        'Visites par jour au magasin, prévues',
        'Sa part des visites aux trois, selon le modèle avec cet exposant, zone par zone',
      ),
      counted: words('Visites par jour au magasin, estimées', 'Comme visits_king dans site-forecast-zones'),
    },
  },
  'site-thresholds': {
    title: 'Une durée minimale de visite à deux magasins',
    columns: {
      least_min: words(
        'Minutes sur le terrain à partir desquelles un appareil compte comme une visite',
        '0 : tous les appareils à proximité',
      ),
      visits_king: words(
        'Visites par jour au magasin de la rue King, comptées',
        'Moyenne de sept jours; appareils, pondérés',
      ),
      visits_park: words('Visites par jour au magasin du chemin du Parc, estimées', 'De même'),
      missed_king: words(
        'Visites d’appareils rue King, non comptées',
        'Les sept jours réunis; connues, car la ville est inventée',
      ),
      missed_park: words('De même pour le chemin du Parc', 'De même'),
      false_king: words(
        'Passages d’appareils rue King, comptés comme visites',
        'Les sept jours réunis; connus, car la ville est inventée',
      ),
      false_park: words('De même pour le chemin du Parc', 'De même'),
    },
  },
  'latency-budget': {
    title: 'Une étape de l’exemple',
    columns: {
      stage: words('Nom de l’étape', 'Ordre des étapes'),
      share_ms: words('Part de l’étape', 'Donnée à titre d’exemple'),
      sum_ms: words('Cumul des parts', 'Somme de share_ms'),
    },
  },
  'research-year': {
    title: 'Une étape d’une année d’exemple',
    columns: {
      step: words('Numéro de l’étape, à partir de 1', 'Ordre des étapes'),
      arrive: words('Questions qui y arrivent', 'go_on de l’étape précédente'),
      leave: words('Questions qui s’y arrêtent', 'Données à titre d’exemple'),
      go_on: words('Questions qui continuent', 'arrive moins leave'),
    },
  },
})
