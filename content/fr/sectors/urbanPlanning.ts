import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import type { Sector } from '#content/schema/sector.ts'

export const urbanPlanning: Sector = {
  slug: 'urbanPlanning',
  icon: 'transit',
  ground: 'deep',
  title: 'Urbanisme et transport collectif',
  pageTitle: 'Urbanisme et transport\u00a0: déplacements observés',
  description:
    'Quels déplacements, d’où à où, par quel mode? Des déplacements observés, sans attendre cinq ans une enquête.',
  summary:
    'Origines, destinations, modes et passages par quart d’heure, de déplacements observés, avec échantillon et intervalle, pour villes et réseaux.',
  intro:
    'Planifiez lignes et horaires d’après des déplacements observés\u00a0: origines, destinations, modes et comptages au quart d’heure, chacun avec son échantillon et sa marge d’erreur.',
  fullDescription: [
    'Vous recevez des comptages au quart d’heure, car c’est là que routes et transport collectif débordent. La plupart des comptages sont des totaux quotidiens. Pour chaque ligne-écran, vous recevez aussi le facteur d’heure de pointe\u00a0: le comptage de l’heure, divisé par quatre fois celui de son quart d’heure le plus chargé. Il vaut 1,00 pour une heure régulière; plus bas, la pointe est plus vive. Les trois ponts ci-dessous montrent ce qu’un comptage quotidien cache.',
    `Un arrêt bref ne doit pas compter comme de la conduite. Dans notre journée d’exemple, la personne s’arrête ${dayWord('day.short.minutes')}\u00a0minutes. Si cet arrêt est manqué, les deux déplacements qui l’entourent n’en font plus qu’un\u00a0: ${dayWord('day.chain.km')}\u00a0km en ${dayWord('day.chain.minutes')}\u00a0minutes, soit ${dayWord('day.chain.kmh')}\u00a0km/h, ce qui ressemble à un bouchon. Sans l’arrêt, la moyenne est de ${dayWord('day.chain.moving.kmh')}\u00a0km/h.`,
    'Deux avertissements ont leur place sur chaque carte que nous traçons. Les appareils sont un échantillon biaisé\u00a0: les enfants, les personnes très âgées et celles sans forfait de données y sont rares, et le calage sur le recensement répare les totaux, non les lacunes. Et une étude avant-après est nulle si le détecteur a changé entre les deux; sa version et ses paramètres sont donc imprimés dans la légende.',
  ],
  readings: 'crossings',
  benefits: [
    {
      name: `Congestion de pointe\u00a0: ${claim('congestion')} de moins`,
      text: `Là où feux et intervalles de passage suivent la demande observée, la pointe compte ${claim('congestion')} de retard en moins.`,
    },
    {
      name: 'Quatre heures pour réagir',
      text: `Exactitude de prévision\u00a0: ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} d’avance, par corridor. De quoi mettre un véhicule de plus sur la route pendant que cela sert encore.`,
    },
    {
      name: 'Des données à jour entre les enquêtes',
      text: `Les prévisions sont renouvelées toutes les ${claim('updateFrequency')}, entre des enquêtes-ménages que des années séparent et sur lesquelles la pondération s’ancre toujours.`,
    },
    {
      name: 'Des passages, non des personnes',
      text: 'Les identifiants ont disparu avant qu’un comptage existe. Ce qui est remis, ce sont des zones, des heures et des intervalles.',
    },
    {
      name: 'Des modes et leurs probabilités',
      text: 'Marche, auto, vélo, transport collectif, et une cinquième colonne pour ce qui n’a pu être départagé, utile à un modèle, non à une manchette.',
    },
  ],
  useCases: [
    {
      name: 'Des lignes tirées des déplacements',
      text: 'Les paires origine-destination par heure, posées sur le réseau que vous exploitez, montrent les trajets qui exigent deux correspondances et n’en devraient exiger aucune.',
    },
    {
      name: 'Intervalles de passage au quart d’heure',
      text: 'Pour chaque arrêt et chaque direction, voyez les quinze minutes que l’horaire ne couvre pas.',
    },
    {
      name: 'Un pont fermé pour l’été',
      text: `Fermez le pont B de la carte d’exemple, envoyez ses ${dayWord('bridge.b.day')}\u00a0passages sur les deux autres, et lisez la nouvelle pointe avant que les barrières se dressent.`,
    },
    {
      name: 'Les 400 derniers mètres',
      text: 'C’est sur les étapes à pied vers chaque arrêt et depuis celui-ci, avec leurs détours, qu’un trottoir manquant se voit.',
    },
    {
      name: 'La foule après le match',
      text: 'La sortie par intervalles de cinq minutes, à côté des trains réellement passés\u00a0: le service d’exploitation voit le quai se vider, ou non.',
    },
    {
      name: 'Avant et après',
      text: 'Le même détecteur de part et d’autre d’un changement, avec un corridor témoin auquel on n’a pas touché. Sans témoin, un mois pluvieux récolte le mérite.',
    },
    {
      name: 'Les rues que le vélo évite',
      text: 'Les détours que font les cyclistes et non les automobilistes, rue par rue, chiffrés en mètres. Un long détour peut signaler une rue que la carte cyclable comprend, mais que les cyclistes évitent.',
    },
    {
      name: 'Service de nuit',
      text: 'Les déplacements qui commencent après le dernier train, par zone et par mode, chacun avec son échantillon et son intervalle.',
    },
  ],
  technologies: [
    'Horaires GTFS et flux GTFS Realtime',
    'GBFS pour le vélo en libre-service, MDS pour la trottinette',
    'Calage Newson-Krumm sur OpenStreetMap ou votre réseau',
    'Mode déduit de la vitesse, de l’accélération et des arrêts',
    'Ajustement proportionnel itératif aux marges du recensement',
    'Itinéraires RAPTOR pour horaires hypothétiques (Delling et coll. 2012)',
    'Zones H3 masquées sous un effectif minimal',
    'API REST, JSON, OAuth 2.0',
  ],
  compliance: [
    {
      name: 'LAIMPVP',
      text: 'La loi ontarienne pour les institutions municipales permet à une ville de recueillir des renseignements personnels là où une loi le dit, pour l’exécution de la loi, ou là où une activité autorisée par la loi l’exige. Les comptages par zone sont conçus pour que la ville n’ait à en détenir aucun.',
    },
    {
      name: 'LPRPDE',
      text: 'Lie les exploitants privés et les fournisseurs de données. Chaque flux arrive avec son consentement au dossier; sans cela, il n’est pas fusionné.',
    },
    {
      name: 'Loi 25 (Québec)',
      text: 'Son règlement sur l’anonymisation, de 2024, demande d’éprouver l’individualisation, la corrélation et l’inférence. Nous menons les trois essais à chaque diffusion et conservons le résultat avec elle.',
    },
    {
      name: 'RGPD et RGPD du Royaume-Uni',
      text: 'Un tableau de déplacements peut être fait de données à caractère personnel, quelle que soit son étiquette. Pour les villes européennes, nous préparons l’analyse d’impact avec le responsable du traitement et gardons le traitement dans la région.',
    },
    {
      name: 'GTFS, GBFS et MDS',
      text: 'Des spécifications de flux ouvertes plutôt que des lois. Les extensions sont documentées, pour que votre prochain fournisseur puisse lire ce que nos systèmes ont écrit.',
    },
    {
      name: 'ISO 27001:2022, 27017, 27018, 27701',
      text: `Auditées ${claim('certificationAudits')}\u00a0: gestion de la sécurité de l’information, contrôles infonuagiques, renseignements personnels dans le nuage public et en général.`,
    },
  ],
  keyFeatures: [
    {
      name: 'Matrices origine-destination',
      text: 'Par zone, heure, mode et type de jour, chaque cellule avec la taille de son échantillon et son intervalle.',
    },
    {
      name: 'Comptages aux lignes-écrans',
      text: 'Toute ligne que vous tracez, tout intervalle jusqu’au quart d’heure, dans les deux sens.',
    },
    {
      name: 'Chaînes de déplacements',
      text: 'Les arrêts brefs sont gardés\u00a0: une école ou une pharmacie compte comme motif, non comme retard.',
    },
    {
      name: 'Scénarios',
      text: 'Fermez un tronçon, déplacez un arrêt, changez un intervalle de passage; les entrées sont enregistrées avec la réponse, et le personnel municipal peut tout relancer.',
    },
    {
      name: 'Masqué par défaut',
      text: 'Une cellule sous votre minimum ne sort pas, et sa voisine non plus là où une soustraction la révélerait.',
    },
  ],
  closing: {
    title: 'Éprouvez-le sur votre ville.',
    text: 'Envoyez une zone, une ligne-écran et la décision que vous devez prendre. Nous rendons les comptages, leur marge d’erreur et ce qu’ils ne peuvent pas vous dire.',
  },
  sources: ['delling2012', 'law25', 'mfippa', 'newson2009', 'pipeda', 'quebecanonymization'],
}
