import { claimNumber } from '#content/facts/claims.ts'
import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { Sector } from '#content/schema/sector.ts'

export const urbanPlanning = typeset<Sector>({
  slug: 'urbanPlanning',
  icon: 'junction',
  ground: 'deep',
  title: 'Urbanisme et transport collectif',
  pageTitle: 'Urbanisme et transport : déplacements observés',
  description:
    'Combien de gens vont d’un quartier à l’autre, et par quel mode? Des déplacements observés, sans attendre cinq ans la prochaine enquête.',
  summary:
    'Données de mobilité tirées de déplacements observés : origines, destinations, modes et passages par quart d’heure, avec échantillon et marge d’erreur.',
  intro:
    'Planifiez lignes et horaires d’après des déplacements observés : origines, destinations, modes et comptages au quart d’heure, avec échantillon et marge d’erreur.',
  fullDescription: [
    'Vous voyez quel quart d’heure surcharge une route, un arrêt d’autobus ou un pont, et combien de gens vont d’un lieu à l’autre, avec l’échantillon dont chaque nombre est tiré.',
    'Les comptages sont au quart d’heure, et non seulement par jour, car une surcharge des routes ou du transport collectif peut ne pas durer plus longtemps. Pour chaque ligne de comptage (ligne-écran), vous recevez aussi le facteur d’heure de pointe : le comptage de l’heure, divisé par quatre fois celui de son quart d’heure le plus chargé. Il vaut 1,00 pour une heure régulière; plus il est bas, plus la pointe est marquée. Les trois ponts ci-dessous montrent ce qu’un comptage quotidien cache.',
    `Les déplacements gardent leurs séjours brefs, qui ne doivent pas être comptés comme de la conduite. Dans notre journée d’exemple, la personne s’arrête ${dayWord('day.short.minutes')} minutes. Si ce séjour passe inaperçu, les deux déplacements qui l’entourent n’en font plus qu’un : ${dayWord('day.chain.km')} km en ${dayWord('day.chain.minutes')} minutes, soit ${dayWord('day.chain.kmh')} km/h, ce qui ressemble à un bouchon. En mouvement, la moyenne est de ${dayWord('day.chain.moving.kmh')} km/h.`,
    'Deux avertissements s’imposent sur chacune de nos cartes. D’abord, les appareils forment un échantillon biaisé : les enfants, les personnes très âgées et celles qui n’ont pas de forfait de données y sont rares. La pondération d’après le recensement corrige les totaux, mais non ces lacunes. Ensuite, une étude avant-après n’est pas valide si le détecteur a changé entre les deux; la légende en indique donc la version et les réglages.',
  ],
  specimen: {
    kind: 'junction',
    title: `${dayWord('junction.hidden.people')} personnes tournent ici, et un comptage d’autos les ignore.`,
    text: 'Elles sont en autobus ou à pied. Notre exemple classe les mouvements de ce carrefour selon les personnes, telles qu’un panel d’appareils les compte, avec une marge d’erreur, et accorde du temps de vert à celui qu’un comptage d’autos ne montre pas.',
    more: [{ label: 'Les déplacements d’un matin : exemple de comptages', href: '/data/counts#flows' }],
    receive: [
      'Pour chaque mouvement : la rue d’où l’on vient, celle où l’on va, et le nombre de personnes avec son intervalle; par mode, là où il y a assez d’appareils.',
      `Ici, de l’est vers le nord, de ${dayWord('junction.from')} à ${dayWord('junction.to')} : ${dayWord('junction.panel.people')} personnes (de ${dayWord('junction.panel.least')} à ${dayWord('junction.panel.most')}); en réalité ${dayWord('junction.hidden.people')}.`,
    ],
  },
  start: { label: 'Comment démarre un comptage', href: '/data/junction#start' },
  readings: 'crossings',
  benefits: [
    {
      name: `Congestion de pointe : ${claim('congestion')} de moins`,
      text: `Quand les feux et la fréquence de passage (le temps entre deux véhicules) suivent la demande observée, les retards de pointe diminuent de ${claimNumber('congestion')} % au plus.`,
    },
    {
      name: 'Quatre heures pour réagir',
      text: `L’exactitude de prévision est de ${claim('forecastAccuracy')} par corridor, ${claim('forecastHorizon')} à l’avance : vous avez le temps de mettre un véhicule de plus en service.`,
    },
    {
      name: 'Des données à jour entre les enquêtes',
      text: `Les prévisions sont mises à jour toutes les ${claim('updateFrequency')}. Des années séparent les enquêtes-ménages.`,
    },
    {
      name: 'Des nombres, et non des individus',
      text: 'Nous retirons les identifiants avant de compter. Vous recevez des comptages par zone et par heure, avec leurs marges d’erreur.',
      link: { label: 'Un appareil est-il suivi?', href: '/data/sites#device' },
    },
    {
      name: 'Des modes et leurs probabilités',
      text: 'À pied, en auto, à vélo, en transport collectif ou autrement : si deux modes restent probables, chacun a sa probabilité.',
    },
  ],
  useCases: [
    {
      name: 'Des lignes tracées d’après les déplacements',
      text: 'Des paires origine-destination par heure, superposées à votre réseau, montrent quels trajets à deux correspondances pourraient être directs.',
      data: 'Déplacements par carte à puce ou comptages d’appareils par zone.',
    },
    {
      name: 'Une fréquence réglée au quart d’heure',
      text: 'Pour chaque arrêt d’autobus et chaque direction, vous voyez les quarts d’heure où la demande dépasse l’offre.',
      data: 'Vos compteurs de passagers et votre horaire.',
    },
    {
      name: 'Un pont fermé pour l’été',
      text: `Fermez le pont B d’un plus petit exemple, de ${dayWord('tensor.entities')} navetteurs, reportez ses ${dayWord('bridge.b.day')} passages par jour sur les deux autres, et voyez la nouvelle pointe avant que les barrières soient posées.`,
      data: 'Compteurs sur les ponts, ou déplacements par zone.',
    },
    {
      name: 'Les 400 derniers mètres',
      text: 'Les déplacements à pied vers chaque arrêt d’autobus et depuis celui-ci, avec leurs détours, montrent où il manque un trottoir.',
      data: 'Tracés à pied de personnes qui y ont consenti.',
    },
    {
      name: 'La foule après le match',
      text: 'Les personnes qui sortent sont comptées toutes les cinq minutes, en regard des trains réellement passés; l’exploitant voit donc si le quai se vide.',
      data: 'Compteurs aux sorties; les heures de vos trains.',
    },
    {
      name: 'Avant et après',
      text: 'Le même détecteur sert avant et après un changement, avec un corridor témoin où rien n’a été touché. Sans corridor témoin, un effet de la météo peut passer pour un effet du changement.',
      data: 'Vos détecteurs, dans les deux corridors.',
    },
    {
      name: 'Les rues que les cyclistes évitent',
      text: 'Les détours que font les cyclistes et non les automobilistes sont mesurés rue par rue, en mètres. Un long détour peut signaler une rue de la carte cyclable que les cyclistes évitent.',
      data: 'Tracés à vélo de personnes qui y ont consenti; votre carte cyclable.',
    },
    {
      name: 'Service de nuit',
      text: 'Vous voyez les déplacements qui commencent après le dernier train, par zone et par mode, chacun avec son échantillon et sa marge d’erreur.',
      data: 'Déplacements nocturnes par zone, avec leur échantillon.',
    },
  ],
  technologies: [
    'Horaires GTFS et flux GTFS Realtime',
    'GBFS pour le vélo en libre-service, MDS pour la trottinette',
    'Calage Newson-Krumm sur OpenStreetMap ou votre réseau',
    'Mode déduit de la vitesse, de l’accélération et des séjours',
    'Ajustement proportionnel itératif aux marges du recensement',
    'Itinéraires RAPTOR pour horaires hypothétiques (Delling et coll. 2012)',
    'Zones H3 masquées sous un effectif minimal',
    'API REST, JSON, OAuth 2.0',
  ],
  compliance: [
    {
      name: 'Loi sur l’accès (Québec)',
      text: 'Une ville du Québec évalue les facteurs relatifs à la vie privée (EFVP) de tout système d’information qui contient des renseignements personnels (article 63.5), et avant qu’ils sortent du Québec (article 70.1). Elle avise la Commission d’accès à l’information (CAI) d’un incident qui présente un risque de préjudice sérieux (article 63.8). Des comptages par zone limitent ce que l’évaluation doit couvrir.',
    },
    {
      name: 'LAIMPVP',
      text: 'Cette loi ontarienne sur l’accès à l’information municipale et la vie privée permet à une ville de recueillir des renseignements personnels si une loi l’y autorise, s’ils servent à l’exécution de la loi ou si une activité autorisée par la loi l’exige. Nous planifions des comptages par zone pour que la ville n’ait à détenir aucun renseignement personnel.',
    },
    {
      name: 'LPRPDE',
      text: 'Elle lie les opérateurs privés et les fournisseurs de données. Le consentement qui fonde chaque flux est au dossier; un flux sans consentement n’est pas fusionné.',
      register: ['PIPEDA'],
    },
    {
      name: 'Loi 25 (Québec)',
      text: 'Son règlement sur l’anonymisation, de 2024, demande de vérifier l’individualisation, la corrélation et l’inférence. Nous vérifions les trois à chaque diffusion et en conservons les résultats avec elle.',
    },
    {
      name: 'RGPD et RGPD du Royaume-Uni',
      text: 'Un tableau de déplacements peut constituer des données à caractère personnel, quel que soit son titre. Pour les villes européennes, nous préparons l’analyse d’impact avec le responsable du traitement et gardons le traitement dans la région.',
      register: ['GDPR', 'UK GDPR'],
    },
    {
      name: 'GTFS, GBFS et MDS',
      text: 'Ce sont des spécifications de flux ouvertes, et non des lois. Les extensions sont documentées, pour que votre prochain fournisseur puisse lire les fichiers.',
    },
    {
      name: 'ISO 27001:2022, 27017, 27018, 27701',
      text: `Ces certifications sont auditées ${claim('certificationAudits')} : gestion de la sécurité de l’information, mesures de sécurité infonuagiques, renseignements personnels dans le nuage public et gestion de la vie privée.`,
      register: ['ISO 27001:2022', 'ISO 27017', 'ISO 27018', 'ISO 27701'],
    },
  ],
  keyFeatures: [
    {
      name: 'Matrices origine-destination',
      text: 'Elles sont données par zone, heure, mode et type de jour; chaque cellule indique la taille de son échantillon et sa marge d’erreur.',
    },
    {
      name: 'Comptages aux lignes-écrans',
      text: 'Vous choisissez la ligne et un pas de temps d’au moins un quart d’heure (cinq minutes lors d’un événement); les deux sens sont comptés.',
    },
    {
      name: 'Chaînes de déplacements',
      text: 'Les séjours brefs sont conservés : une école ou une pharmacie compte comme motif, et non comme retard.',
    },
    {
      name: 'Scénarios',
      text: 'Fermez un tronçon, déplacez un arrêt d’autobus ou changez une fréquence. Nous enregistrons les données d’entrée, pour que le personnel municipal puisse relancer le calcul.',
    },
    {
      name: 'Masquage par défaut',
      text: 'Une cellule sous votre minimum n’est pas communiquée, ni une seconde cellule là où une soustraction révélerait la première.',
    },
  ],
  test: {
    label: 'Tester un carrefour ou une ligne',
    write: 'Un carrefour ou une ligne, les heures et la décision à prendre.',
    get: 'D’abord s’il y a assez d’appareils, puis les comptages et leur marge d’erreur.',
  },
  closing: {
    title: 'Faites-en l’essai dans votre ville.',
    text: 'Nommez un carrefour ou une ligne de comptage, les heures et la décision que vous devez prendre. Nous vous disons d’abord s’il y a assez d’appareils, puis remettons les comptages et leur marge d’erreur.',
  },
  sources: ['delling2012', 'law25', 'mfippa', 'newson2009', 'pipeda', 'quebecaccessact', 'quebecanonymization'],
})
