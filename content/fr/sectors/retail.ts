import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { Sector } from '#content/schema/sector.ts'

export const retail = typeset<Sector>({
  slug: 'retail',
  icon: 'catchment',
  title: 'Commerce de détail et immobilier',
  pageTitle: 'Commerce et immobilier : achalandage, chalandise',
  description:
    'Combien de gens fréquenteraient un site encore à bâtir, et combien de ces visites vos propres magasins perdraient-ils?',
  summary:
    'Zones de chalandise, séjours, visites répétées et prévision de l’achalandage, en comptages sans noms, avec l’échantillon sur lequel repose chaque nombre.',
  intro:
    'Pour un site existant ou prévu, voyez combien de gens viennent ou viendraient, d’où, combien de temps ils restent et combien de visites un nouveau magasin prend aux vôtres. Tous les résultats sont des comptages; sans consentement, aucun appareil n’est reconnu d’un jour à l’autre.',
  fullDescription: [
    'Pour chaque site, vous recevez une carte des endroits d’où vient sa clientèle, et le nombre de ses visites, distinguées des simples passages. Chaque nombre a sa marge d’erreur.',
    'Nous traçons la zone de chalandise, le territoire d’où vient la clientèle d’un site, d’après des visites observées, par catégorie et par heure. On la trace souvent en cercle, mais elle n’est pas ronde. Dans le modèle de Huff (1964), la probabilité de choisir un magasin croît avec sa taille et diminue avec la distance élevée à une certaine puissance (l’exposant). Supposons un ménage à 2 km d’un magasin de 3 000 m² et à 1 km d’un autre de 1 000 m². Avec la distance au carré, le plus petit reçoit 57 visites du ménage sur 100; avec la distance à la puissance un, 40. Votre décision dépend de cet exposant; nous l’ajustons donc sur les visites.',
    'Un simple passage ne compte pas comme une visite. Un téléphone au feu rouge reste deux minutes devant le magasin; un téléphone dans la file de la pharmacie, six. Pour chaque format de magasin, nous fixons la durée minimale d’une visite dans l’intervalle où le nombre de visites change à peine. Le rapport montre combien de visites s’ajouteraient ou se perdraient avec un réglage un peu différent.',
    'Les données de mouvement ne montrent pas qui a acheté quoi, ni pourquoi. Un panel de téléphones surreprésente certains âges et certains opérateurs; nous comparons donc les appareils aux compteurs de porte ou aux totaux des ventes avant de donner un nombre de personnes. Les flux de données sont les vôtres ou ceux de tiers, et la source de chacun est consignée. Dans un petit magasin, il y a souvent trop peu d’appareils pour un chiffre mensuel. Dans ce cas, nous vous le disons et donnons le chiffre de l’année.',
  ],
  specimen: {
    kind: 'lots',
    figure: 'lots',
    title: 'Le terrain A attirerait plus de visites. Le B paie son loyer même au plus bas de la prévision.',
    text: 'Notre exemple de rapport prévoit les visites d’un même magasin sur deux terrains vacants, éprouve cette prévision sur des magasins ouverts et montre ce que demande chaque loyer. Vous fournissez les compteurs de porte ou les ventes, les surfaces et les loyers. Le panel d’appareils est le vôtre ou celui d’un tiers, et le consentement est consigné. Nous vous disons d’abord s’il est assez grand.',
    more: [{ label: 'Deux magasins ouverts, comptés et comparés', href: '/data/sites#decision' }],
  },
  paper: { label: 'Pour vos juristes : ce qui est utilisé, masqué et reçu', href: '/data/sites#device' },
  start: { label: 'Comment démarre une comparaison', href: '/data/sites#start' },
  benefits: [
    {
      name: 'Les visites d’un site à bâtir',
      text: 'Nous prévoyons les visites d’un magasin à bâtir, avec la marge d’erreur et la liste des magasins comparables. Pour connaître l’erreur, nous prévoyons tour à tour les visites de chacun de ces magasins d’après les autres.',
    },
    {
      name: 'Assez d’appareils, ou nous le disons',
      text: `Dans notre exemple synthétique, les appareils de ${dayWord('sites.devices.share')} % des habitants suffisent pour montrer que le terrain B paie son loyer. Avec ceux de 3 % ou de 2 %, nous dirions qu’il est en tête, non qu’il paie.`,
    },
    {
      name: 'La cannibalisation chiffrée',
      text: `Combien de visites un magasin prévu prendrait aux vôtres : une prévision avec sa marge d’erreur, puis une mesure après l’ouverture. Dans notre exemple, le terrain A en prendrait ${dayWord('sites.lots.park.taken')} sur les ${dayWord('sites.king.before')} par jour de la rue King. Après l’ouverture, elle en a ${dayWord('sites.king.visits')}.`,
    },
    {
      name: 'Du personnel aux heures d’affluence',
      text: `L’achalandage d’une zone est prévu avec une exactitude de ${claim('predictionAccuracy')}, mesurée sur toutes les zones réunies, dans une fenêtre de ${claim('forecastWindow')}. Pour un seul magasin, l’exactitude est de ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} à l’avance. Les deux vont ensemble : les comptages d’une zone sont grands; ceux d’un magasin sont petits, et le hasard les fait varier davantage.`,
    },
    {
      name: 'Un loyer appuyé de preuves',
      text: 'Propriétaire et locataire voient le même comptage pour les mêmes dates.',
    },
    {
      name: 'Aucune fiche sur la clientèle',
      text: 'Que des comptages supérieurs à un minimum : ni segment publicitaire, ni liste d’appareils, ni publicité ciblée.',
      link: { label: 'Un appareil est-il suivi?', href: '/data/sites#device' },
    },
  ],
  useCases: [
    {
      name: 'Choisir entre deux terrains',
      text: 'Vous voyez, pour chaque terrain, la zone de chalandise estimée d’après les visites observées, le chevauchement avec vos magasins et, selon vos propres chiffres, le nombre de visites nécessaire pour être rentable.',
      data: 'Visites d’un panel de personnes consentantes; vos compteurs de porte ou vos ventes, vos surfaces et vos loyers.',
    },
    {
      name: 'Prévision de l’achalandage',
      text: 'Vous recevez l’achalandage d’une zone par quart d’heure pour les deux prochains jours, compte tenu des jours fériés et des rues fermées.',
      data: 'Quelques mois de comptages d’appareils dans la zone.',
    },
    {
      name: 'Prévision des pointes et horaires du personnel',
      text: 'Chaque prévision horaire a un intervalle. Dressez l’horaire d’une journée chargée d’après la borne supérieure, pour éviter les files, et celui d’une journée calme d’après la valeur centrale, pour payer moins d’heures.',
      data: 'Vos compteurs de porte.',
    },
    {
      name: 'Modélisation de l’effet d’un emplacement',
      text: 'Quand un arrêt de transport collectif est déplacé ou qu’un locataire phare s’en va, nous comparons les visites avant et après avec celles d’une rue semblable où rien n’a changé.',
      data: 'Comptages dans les deux rues, avant et après.',
    },
    {
      name: 'Composition des locataires',
      text: 'Nous montrons où la clientèle va ensuite, sous forme de flux d’un type de commerce à l’autre. Par exemple, un gym qui se vide à dix heures envoie sa clientèle au café d’à côté.',
      data: 'Déplacements d’un panel de personnes consentantes.',
    },
    {
      name: 'Fidélité sans carte',
      text: 'Nous mesurons combien de visiteurs sur cent reviennent au cours de la saison, dans un panel de personnes qui y ont consenti. Leurs pseudonymes expirent avec la saison.',
      data: 'Le panel même, pendant une saison.',
    },
    {
      name: 'Livraison et espace en bordure de rue',
      text: 'Nous mesurons, par heure, combien de temps les fourgonnettes restent le long de chaque trottoir. Le propriétaire voit si le quai de chargement est trop petit, ou si ses heures sont seulement mal choisies.',
      data: 'Positions des fourgonnettes, ou capteurs en bordure de rue.',
    },
    {
      name: 'Rue commerçante aux locaux vacants',
      text: 'Nous comptons, par îlot et par heure, les gens qui passent sans s’arrêter : c’est votre argument auprès d’un locataire pour le local vacant.',
      data: 'Compteurs de passants, ou comptages d’appareils par îlot.',
    },
  ],
  technologies: [
    'Modèle gravitaire de Huff, exposants ajustés',
    'Détection des visites, seuils de temps de séjour par format',
    'Panel calé sur les compteurs de porte et les totaux des ventes',
    'Méthode du contrôle synthétique, pour les ouvertures et fermetures (Abadie et coll. 2010)',
    'Amplification de gradient avec calendrier et météo',
    'Isochrones sur le réseau réel, par heure',
    'Zones de chalandise H3 masquées sous un effectif minimal',
    'Tableau de bord analytique, exportation en CSV et GeoPackage',
  ],
  compliance: [
    {
      name: 'LPRPDE',
      text: 'Elle exige un consentement valable pour la localisation. L’Alberta et la Colombie-Britannique ont leurs propres lois; leurs commissaires, le commissaire fédéral et la commission du Québec ont signé un rapport conjoint sur l’application de Tim Hortons (Conclusions en vertu de la LPRPDE no 2022-001). C’est notre référence : toucher « autoriser » ne justifie pas un suivi qui dépasse une fin énoncée et proportionnée.',
      register: ['PIPEDA'],
    },
    {
      name: 'Loi 25 (Québec)',
      text: 'Un projet de système d’information qui emploie des renseignements personnels exige une évaluation des facteurs relatifs à la vie privée (EFVP, article 3.3), et leur communication hors du Québec aussi (article 17). Les personnes doivent être informées des fonctions qui permettent de les identifier, de les localiser ou d’effectuer leur profilage, et des moyens de les activer. Un avis à la porte annonce les capteurs en magasin, qui comptent sans pseudonyme, sauf consentement exprès de la personne.',
    },
    {
      name: 'PCI DSS 4.0',
      text: 'Vos données de cartes de paiement ne nous parviennent jamais. Nous ne comparons le mouvement aux ventes qu’en totaux par magasin et par heure, ce qui garde l’analyse hors du périmètre des données des titulaires de cartes.',
      register: ['PCI DSS 4.0'],
    },
    {
      name: 'SOC 2 Type II',
      text: 'C’est le rapport d’un auditeur indépendant, qui vérifie nos contrôles sur une période, et non sur un seul jour.',
      register: ['SOC 2 Type II'],
    },
    {
      name: 'CCPA/CPRA',
      text: 'La Californie tient pour sensible une localisation dans un rayon de 1 850 pieds, environ 564 m. Nous y traçons les zones de chalandise à partir de cellules plus grossières, ou des positions de personnes qui ont choisi de communiquer ce détail.',
      register: ['CCPA/CPRA'],
    },
    {
      name: 'RGPD et RGPD du Royaume-Uni',
      text: 'La surveillance systématique à grande échelle d’une zone accessible au public exige une analyse d’impact (article 35). Un centre commercial est une telle zone; l’ébauche de l’analyse accompagne l’offre.',
      register: ['GDPR', 'UK GDPR'],
    },
  ],
  keyFeatures: [
    {
      name: 'Les visites et leur échantillon',
      text: 'Chaque comptage indique le nombre d’appareils dont il est tiré et sa marge d’erreur. Une cellule sous votre minimum (dix appareils dans nos exemples) est hachurée, sans nombre.',
    },
    {
      name: 'Zone de chalandise par heure',
      text: 'Le midi, la clientèle vient des bureaux; le samedi, des banlieues. Chaque heure a donc sa propre carte.',
    },
    {
      name: 'Chevauchement avec un concurrent',
      text: 'Vous voyez la part des visites venant d’endroits communs aux deux zones de chalandise, sans données sur votre clientèle ni sur la sienne.',
    },
    {
      name: 'Alertes de dérive',
      text: 'Si, trois semaines de suite, les visites d’un magasin sortent de l’intervalle prévu, un avis vous indique ce qui a changé à proximité.',
    },
    {
      name: 'Une API pour l’horaire',
      text: 'Les prévisions arrivent en JSON, avec authentification OAuth 2.0; des webhooks vous avertissent quand la pointe attendue se déplace.',
    },
  ],
  test: {
    label: 'Comparer deux adresses',
    write:
      'Les deux adresses, un format de magasin et la date de votre décision; pour un terrain, l’ouverture prévue. Si les terrains sont confidentiels, ne nommez que la ville et le format : les adresses suivent après l’entente de confidentialité.',
    get: 'D’abord, s’il y a assez d’appareils pour répondre : de quel panel, et avec quel consentement. Puis les visites de chaque site (prévues, pour un terrain) et leur marge d’erreur, les deux zones de chalandise, la perte de vos magasins, les visites qui paient le loyer et, si aucun site ne l’emporte, ce qui décide.',
  },
  closing: {
    title: 'Deux sites à comparer?',
    text: 'Donnez-nous deux adresses et un format de magasin ou, si les terrains sont confidentiels, seulement la ville. Nous vous disons si l’un l’emporte, de combien, et ce qui décide sinon.',
  },
  sources: ['abadie2010', 'ccpa', 'gdpr', 'huff1964', 'law25', 'pipeda', 'timhortons2022'],
})
