import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import { capital } from '#content/languages/capital.ts'
import type { Sector } from '#content/schema/sector.ts'

export const publicSafety = typeset<Sector>({
  slug: 'publicSafety',
  icon: 'crowd',
  title: 'Sécurité publique',
  pageTitle: 'Sécurité publique : foules, évacuation, alertes',
  description: 'Où se trouve une foule, dans quel sens va-t-elle, et qu’y a-t-il d’inhabituel?',
  summary:
    'Foules, évacuations et incidents, pour police, pompiers, paramédics et mesures d’urgence : où vont les gens, où ils n’ont pas bougé, ce qui est inhabituel.',
  intro: `Pour les services de police, d’incendie, paramédicaux et d’urgence : voyez où va une foule, sur quelles routes on circule encore et où les gens n’ont pas bougé. Chaque nombre a sa marge d’erreur; la latence d’alerte est de ${claim('alertLatency')}.`,
  fullDescription: [
    'Vous voyez la densité d’une foule, en personnes et non en appareils, et les endroits d’une zone évacuée que des gens n’ont pas quittés, chaque fois avec un intervalle pour planifier.',
    'Une foule est dangereuse par sa densité, et non par sa taille. À près de sept personnes au mètre carré, elle s’écoule presque comme un fluide (Fruin 1993); le service d’ordre veille à rester bien en deçà. Les appareils, détectés dans vos flux de données ou dans ceux de tiers, n’indiquent pas la densité directement, car tout le monde ne porte pas un appareil détectable. Nous comparons donc le nombre d’appareils, sans noms, à celui des gens comptés à certaines entrées, et donnons un intervalle. Voici un exemple aux chiffres inventés : sur 400 personnes comptées aux entrées, nous détectons l’appareil de 248, soit une part de 0,62 (intervalle à 95 % : 0,57 à 0,67). Les 1 200 appareils détectés sur place, divisés par cette part, représentent 1 935 personnes; divisés par les limites de l’intervalle, de 1 791 à 2 105. Planifiez d’après la limite supérieure.',
    'Lors d’une inondation ou d’un feu de forêt, il faut savoir où les gens n’ont pas bougé; les équipes de recherche reçoivent donc des zones avec leurs probabilités. Un téléphone immobile en zone évacuée a trois explications : il est avec une personne restée sur place, il a été laissé là, ou un pylône cellulaire a perdu le courant et la dernière position du téléphone est ancienne. Nous reconnaissons ce troisième cas au silence de tous les appareils autour du pylône. Après le séisme de 2010 en Haïti, les destinations estimées d’après les téléphones concordaient bien avec une vaste enquête (Bengtsson et coll. 2011).',
    'Nous prévoyons les appels de service, par lieu; nous ne prévoyons pas qui commettra une infraction. Les registres d’arrestations montrent où la police est allée, et un modèle entraîné sur eux l’y renvoie (Lum et Isaac 2016). L’alinéa 2c) de la Charte protège la liberté de réunion pacifique. Une règle d’alerte qui vise un rassemblement exige une autorité désignée, et votre organisme de surveillance peut en consulter le journal.',
  ],
  specimen: {
    kind: 'counts',
    title: `${capital(dayWord('event.teams.word'))} équipes d’accueil; la moyenne de la journée n’en demanderait qu’une.`,
    text: `Notre exemple de comptages se termine par cette décision sur le personnel d’un concert. Les habitants seuls en demanderaient ${dayWord('crowd.peak.teams.word')}; avec les visiteurs de l’extérieur, que les entrées comptent et que peu d’appareils révèlent, il en faut ${dayWord('event.teams.word')}.`,
    more: { label: 'Une foule comptée toutes les cinq minutes, et l’erreur du comptage', href: '/data/counts#event' },
  },
  further: {
    label: 'Notre étude de cas : la densité, toutes les cinq minutes',
    href: '/blog/from-signal-to-site-mesh-network-localization#worked-case-how-often-to-count-a-crowd',
  },
  benefits: [
    {
      name: 'Prévoir l’affluence',
      text: 'Pendant que les gens quittent encore les gradins, vous voyez combien d’entre eux arriveront sur le quai. La prévision et le comptage sont côte à côte; vous voyez donc toute erreur.',
    },
    {
      name: 'Des alertes à temps',
      text: `La latence d’alerte est de ${claim('alertLatency')}, de l’arrivée de l’événement décisif à la remise de l’alerte, de jour comme de nuit. Un comptage sur cinq minutes ne peut donner l’alerte qu’à la fin de celles-ci.`,
    },
    {
      name: 'Un même événement pour tous les services d’urgence',
      text: 'La police, les pompiers et les paramédics voient le même incident sur la même carte. Vous décidez, bien avant un incident, des couches que chaque service peut ouvrir.',
    },
    {
      name: 'Un dossier pour l’enquête du coroner',
      text: 'L’enquête du coroner cherche à établir ce qu’on savait à une minute donnée. La reconstitution montre les données déjà reçues à ce moment; celles qui sont arrivées plus tard sont gardées à part.',
    },
    {
      name: 'Assez léger pour un seul événement',
      text: `Notre étude de cas sur un événement reposait sur ${claim('eventNodes')} nœuds d’ingestion et ${claim('eventServers')} serveur dorsal, et les comptages étaient mis à jour toutes les ${claim('eventInterval')}.`,
    },
    {
      name: 'Une position qui dit sa précision',
      text: 'Chaque position garde sa source et sa marge d’erreur. Dans un essai publié, avec un seul téléphone et sans correction, l’écart était de 8 m par satellite, de 74 m par Wi-Fi et de 600 m par antennes cellulaires (médianes, Zandbergen 2009).',
      link: { label: 'L’erreur selon la source', href: '/about/precision#environments' },
    },
  ],
  useCases: [
    {
      name: 'Foule à la sortie d’un match',
      text: 'Vous voyez la densité et le débit à chaque sortie, la file à la gare et la prochaine sortie à ouvrir, en personnes plutôt qu’en appareils.',
      data: 'Compteurs d’entrée, et comptages d’appareils aux sorties et sur le quai.',
    },
    {
      name: 'Évacuation devant un feu de forêt',
      text: 'Vous voyez la part des gens qui ont quitté chaque zone, la circulation qui reste sur chaque route et les quelques îlots où des appareils demeurent après l’ordre. Sous l’effectif minimal que vous fixez, un îlot n’affiche aucun nombre : fixez-le avant l’incident.',
      data: 'Comptages de téléphones par les opérateurs mobiles, compteurs routiers, vos zones.',
    },
    {
      name: 'Inondation et routes coupées',
      text: 'Si la circulation a cessé sur une route il y a une heure, nous signalons que cette route est peut-être coupée, même si la carte l’indique ouverte. Les détours se traduisent par des déplacements plus longs.',
      data: 'Positions de vos véhicules (localisation automatique) ou compteurs routiers.',
    },
    {
      name: 'Personne disparue',
      text: 'Sur ordonnance judiciaire, ou en vertu d’un pouvoir d’urgence versé au dossier, nous tirons des derniers déplacements d’un appareil une zone de recherche avec des probabilités. Nous ne suivons un appareil par son propre identifiant que si une autorisation légale le désigne ou si la personne y consent.',
      data: 'Les données de l’opérateur sur cet appareil.',
    },
    {
      name: 'Prépositionnement des ambulances',
      text: 'Vous pouvez planifier les postes d’attente d’après la borne supérieure de la prévision d’appels, pour couvrir une mauvaise heure.',
      data: 'Vos propres appels, tirés de la répartition assistée par ordinateur (RAO).',
    },
    {
      name: 'Panache dangereux',
      text: 'Nous montrons combien de personnes se trouvent maintenant dans la zone modélisée, et combien s’y trouveront si le vent tourne.',
      data: 'Comptages de téléphones par les opérateurs mobiles; la zone de votre modèle de panache.',
    },
    {
      name: 'Cambriolages rapprochés',
      text: 'Après un cambriolage, les logements voisins courent un risque accru pendant quelques semaines (Johnson et Bowers 2004). Vous pouvez avertir toute la rue, sans désigner de suspect.',
      data: 'Vos propres rapports d’événement.',
    },
    {
      name: 'Retour sur l’intervention',
      text: 'Nous rejouons le quart de travail deux fois : avec les règles utilisées ce jour-là, puis avec des règles améliorées.',
      data: 'Votre propre journal du quart : appels, positions, alertes.',
    },
  ],
  technologies: [
    'Protocole d’alerte commun 1.2 d’OASIS et son profil canadien',
    'Objets de localisation NENA i3 (PIDF-LO) pour le 9-1-1 PG',
    'Cursor on Target vers les équipes sur le terrain',
    'OGC SensorThings pour limnimètres et capteurs de qualité de l’air',
    'Densité de foule : filtre de Kalman sur comptages aux lignes-écrans',
    'Plus courts chemins selon l’heure, pour l’évacuation',
    'Statistique de balayage spatial pour les grappes (Kulldorff 1997)',
    'Nœuds en périphérie hors ligne, synchronisés ensuite',
  ],
  compliance: [
    {
      name: 'CJIS Security Policy',
      text: 'Ce sont les règles du FBI sur l’information de justice pénale : authentification multifacteur, chiffrement validé et vérification par empreintes digitales du personnel qui peut la voir en clair. Nous les suivons quand des données des États-Unis sont en jeu.',
    },
    {
      name: 'CIPC',
      text: 'L’accès au Centre d’information de la police canadienne relève de votre service, selon la politique de la GRC. Les résultats du CIPC restent dans votre système; le nôtre ne garde qu’un numéro d’événement.',
    },
    {
      name: 'Code criminel',
      text: 'Un tribunal ordonne la communication des données de localisation selon l’article 487.017 et des données de transmission selon l’article 487.016; la localisation en direct exige le mandat prévu à l’article 492.1. Aucune requête faite en vertu d’une ordonnance ne s’exécute avant l’inscription de son numéro, de sa portée et de son échéance.',
    },
    {
      name: 'R. c. Rogers Communications, 2016 ONSC 70',
      text: 'Une ordonnance qui vise tous les téléphones près d’un pylône cellulaire ne doit pas être plus large que l’enquête ne l’exige. Avant que vous présentiez la demande sous serment, nous calculons combien de personnes abonnées le lieu et la période proposés engloberaient.',
    },
    {
      name: 'LAIMPVP et LAIPVP',
      text: 'Ce sont les lois ontariennes sur l’accès à l’information et la protection de la vie privée, pour les organismes municipaux et provinciaux. Nous tenons les dossiers de façon que vous puissiez répondre à une demande d’accès sans révéler les données d’une autre personne. Dans les autres provinces, nous convenons des règles avec vous avant le début d’un projet.',
    },
    {
      name: 'ISO 22320 et SCI Canada',
      text: 'Ce sont une norme et un système de commandement pour la gestion des incidents. À l’écran, les rôles, les objectifs et les périodes opérationnelles portent les noms que les équipes d’intervention ont appris.',
    },
  ],
  keyFeatures: [
    {
      name: 'La densité et sa marge d’erreur',
      text: 'Le nombre de personnes au mètre carré est calculé à partir des appareils, des entrées et de la surface; l’incertitude de chacun est indiquée.',
    },
    {
      name: 'Téléphone muet ou pylône en panne',
      text: 'La carte emploie des signes différents pour un pylône sans courant et pour un téléphone muet, et ne montre pas comme vide une rue sans appareils.',
    },
    {
      name: 'L’autorité avant la requête',
      text: 'La recherche d’une personne sans son consentement ne commence qu’avec une autorité consignée et prend fin à l’échéance de celle-ci. Elle est comptée dans un rapport à votre organisme de surveillance.',
    },
    {
      name: 'Des règles lisibles',
      text: 'Chaque règle d’alerte est une phrase qu’un sergent ou une sergente peut expliquer au tribunal. Elle indique le mois de données sur lequel elle a été mise à l’essai.',
    },
    {
      name: 'Relais vers l’alerte au public',
      text: 'Un polygone tracé pour l’incident devient l’ébauche d’un message PAC; c’est la personne habilitée qui l’envoie, et non le logiciel.',
    },
  ],
  test: {
    label: 'Rejouer une de vos journées',
    write: 'L’événement ou le plan, sa date, ce qui a mal tourné et le type de données que vous en avez.',
    get: 'La journée rejouée d’après vos données et les flux de ce jour-là : ce que vous auriez vu, et quand. Sans ces données, nous ne pouvons que la simuler, et nous le disons.',
  },
  closing: {
    title: 'Vous vous préparez à un événement ou à une urgence?',
    text: 'Indiquez-nous l’événement ou le plan, et ce qui a mal tourné la dernière fois. Apportez des comptages d’appareils et d’entrées, toutes les cinq minutes, et vos seuils d’alerte : nous montrons ce que vous auriez vu, et quand. Sans données de la journée, nous ne pouvons que la simuler, et nous le disons.',
  },
  sources: [
    'bengtsson2011',
    'cap12',
    'charter',
    'criminalcode',
    'fruin1993',
    'iso22320',
    'johnson2004',
    'kulldorff1997',
    'lum2016',
    'mfippa',
    'rogers2016',
    'zandbergen2009',
  ],
})
