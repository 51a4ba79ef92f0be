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
  description: 'Où se trouve une foule, dans quel sens va-t-elle, et quand faut-il appeler l’équipe suivante?',
  summary:
    'Foules, évacuations et incidents, pour police, pompiers, paramédics et mesures d’urgence : où vont les gens, où ils n’ont pas bougé, ce qui est inhabituel.',
  intro:
    'Pour les services de police, d’incendie, paramédicaux et d’urgence : voyez où va une foule, sur quelles routes on circule encore, où les gens n’ont pas bougé et, sur ordonnance, où un appareil est allé. Chaque réponse a sa marge d’erreur.',
  fullDescription: [
    'Vous voyez la densité d’une foule, en personnes et non en appareils, et les endroits d’une zone évacuée que des gens n’ont pas quittés, chaque fois avec un intervalle pour planifier.',
    'Une foule est dangereuse par sa densité, et non par sa taille. À près de sept personnes au mètre carré, elle s’écoule presque comme un fluide (Fruin 1993); le service d’ordre veille à rester bien en deçà. Les appareils, détectés dans vos flux de données ou dans ceux de tiers, n’indiquent pas la densité directement, car tout le monde ne porte pas un appareil détectable. Nous comparons donc le nombre d’appareils, sans noms, à celui des gens comptés à certaines entrées, et donnons un intervalle. Les téléphones changent d’adresse Wi-Fi et Bluetooth; nous ne relions pas la nouvelle à l’ancienne, et les gens comptés sur place servent à corriger le résultat. Voici un exemple à part, aux chiffres inventés : sur 400 personnes comptées aux entrées, nous détectons l’appareil de 248, soit une part de 0,62 (intervalle à 95 % : 0,57 à 0,67). Les 1 200 appareils détectés sur place, divisés par cette part, représentent 1 935 personnes; divisés par les limites de l’intervalle, de 1 791 à 2 105. Sur 600 m² devant une scène, cela fait 3,2 personnes au mètre carré, 3,5 à la limite supérieure : moins qu’un seuil de quatre.',
    'Lors d’une inondation ou d’un feu de forêt, il faut savoir où les gens n’ont pas bougé; les équipes de recherche reçoivent donc des zones avec leurs probabilités. Un téléphone immobile en zone évacuée a trois explications : il est avec une personne restée sur place, il a été laissé là, ou un pylône cellulaire a perdu le courant et la dernière position du téléphone est ancienne. Nous reconnaissons ce troisième cas au silence de tous les appareils autour du pylône. Après le séisme de 2010 en Haïti, les destinations estimées d’après les téléphones concordaient bien avec une vaste enquête (Bengtsson et coll. 2011).',
    'Nous prévoyons les appels de service, par lieu; nous ne prévoyons pas qui commettra une infraction. Les registres d’arrestations montrent où la police est allée, et un modèle entraîné sur eux l’y renvoie (Lum et Isaac 2016). L’alinéa 2c) de la Charte protège la liberté de réunion pacifique. Une règle d’alerte qui vise un rassemblement exige une autorité désignée, et votre organisme de surveillance peut en consulter le journal.',
  ],
  errors: {
    caption:
      'L’erreur à prévoir selon l’usage. Toutes les lignes sauf la dernière viennent de nos exemples, à données synthétiques et à intervalles à 95 %.',
    columns: ['Usage', 'Exemple', 'Erreur', 'Facteurs'],
    rows: [
      [
        'Foule dans une zone sans entrées',
        `${dayWord('crowd.second.place')} à ${dayWord('crowd.second.at')} : ${dayWord('crowd.second.people')} habitants; en réalité, ${dayWord('crowd.second.truth')}`,
        `De ${dayWord('crowd.second.least')} à ${dayWord('crowd.second.most')}`,
        'La part des gens dont nous détectons l’appareil',
      ],
      [
        'Foule devant une scène',
        `${dayWord('event.front.density')} personnes au mètre carré; en réalité, ${dayWord('event.front.truth')}`,
        `De ${dayWord('event.front.least')} à ${dayWord('event.front.most')}`,
        'Des récepteurs au bord de l’aire, et des gens comptés sur place',
      ],
      [
        'Équipes, par nœuds radio portatifs',
        `${capital(dayWord('mesh.found.word'))} radios placées d’après des distances à ${dayWord('mesh.ranges.error')} m près`,
        `${dayWord('mesh.error')} m en moyenne; une radio pourrait aussi bien être à ${dayWord('mesh.ambiguous.away')} m de là`,
        'Au moins trois distances pour chaque radio',
      ],
      [
        'Un appareil sur ordonnance',
        'Un téléphone, sans aucune correction (Zandbergen 2009)',
        'Satellites : 8 m; Wi-Fi : 74 m; antennes cellulaires : 600 m (médianes)',
        'Les données visées par l’ordonnance',
      ],
    ],
    link: { label: 'Ce que montrent récepteurs, opérateurs et panels', href: '/data/counts#records' },
  },
  specimen: {
    kind: 'counts',
    title: `Sur le quai sans entrées, les appareils comptent ${dayWord('crowd.second.people')} personnes; en réalité, ${dayWord('crowd.second.truth')}.`,
    text: `Dans une ville simulée, un concert tenu en ${dayWord('crowd.peak.place')} a des entrées; le quai en ${dayWord('crowd.second.place')} n’en a pas. Dès ${dayWord('event.open.from')}, le quai a besoin d’une deuxième équipe d’accueil. Après le concert, presque tous partent en même temps, et ${dayWord('event.across.share')} % de ceux qui habitent ici passent les ponts vers le nord.`,
    more: [
      { label: 'Ce que les appareils ajoutent, et l’erreur de chaque comptage', href: '/data/counts#beyond' },
      { label: 'Un appareil sur ordonnance : exemple de rapport', href: '/data/report' },
    ],
  },
  start: { label: 'Ce qu’il faut pour un événement', href: '/data/counts#records' },
  further: {
    label: 'Cas pratique : à quelle cadence compter une foule',
    href: '/blog/from-signal-to-site-mesh-network-localization#worked-case-how-often-to-count-a-crowd',
  },
  benefits: [
    {
      name: 'Un avertissement tiré de la prévision',
      text: `À notre concert simulé, la prévision appelle la quatrième équipe ${dayWord('ahead.before.minutes')} minutes avant qu’elle soit nécessaire. Mise à l’épreuve sur ${dayWord('ahead.scored')} autres soirées, elle se trompe de ${dayWord('ahead.off.30.share')} % une demi-heure plus tard.`,
      link: { label: 'L’avertissement et ses fausses alertes', href: '/data/counts#ahead' },
    },
    {
      name: 'Une alerte tirée du comptage',
      text: `L’alerte confirme la prévision : au même concert, elle vient, dans 90 % des simulations, entre ${dayWord('event.early.minutes')} minutes trop tôt et ${dayWord('event.late.minutes')} trop tard. La latence d’alerte, du comptage décisif à la remise de l’alerte, est de ${claim('alertLatency')}.`,
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
      name: 'Peu de matériel à installer',
      text: `Pour un événement, notre étude de cas reposait sur ${claim('eventNodes')} nœuds d’ingestion et ${claim('eventServers')} serveur dorsal, et les comptages étaient mis à jour toutes les ${claim('eventInterval')}.`,
      link: {
        label: 'Le comptage par une telle installation',
        href: '/blog/from-signal-to-site-mesh-network-localization#worked-case-how-often-to-count-a-crowd',
      },
    },
    {
      name: 'Une position qui dit sa précision',
      text: 'Chaque position garde sa source et sa marge d’erreur, sur la carte et dans chaque fichier. La section 4 dit à quoi s’attendre, selon l’usage.',
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
      name: 'Un appareil sur ordonnance',
      text: 'Vous nous remettez les données de l’opérateur ou les positions du dispositif de localisation, avec le numéro, la portée et l’échéance de l’ordonnance. Vous recevez arrêts et déplacements avec leurs marges d’erreur, rien hors de la portée, et ce que ces données ne peuvent pas montrer.',
      data: 'Les données communiquées en vertu de l’ordonnance.',
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
      name: 'Code criminel et Charte',
      text: 'Un tribunal ordonne la communication des données de localisation selon l’article 487.017 et des données de transmission selon l’article 487.016. La localisation en direct exige le mandat prévu à l’article 492.1; un enregistreur de données de transmission, celui de l’article 492.2. Aucune requête faite en vertu d’une ordonnance ne s’exécute avant l’inscription de son numéro, de sa portée et de son échéance. Vos juristes disent si une collecte est une fouille (article 8 de la Charte), d’après le parcours des données que nous leur remettons.',
    },
    {
      name: 'R. c. Rogers Communications, 2016 ONSC 70',
      text: 'Une ordonnance qui vise tous les téléphones près d’un pylône cellulaire ne doit pas être plus large que l’enquête ne l’exige. Avant que vous présentiez la demande sous serment, nous estimons, d’après la couverture et les comptages de l’opérateur, combien de personnes abonnées le lieu et la période proposés engloberaient.',
    },
    {
      name: 'Communication de la preuve',
      text: 'Vous pouvez communiquer à la Couronne les données d’entrée et leurs sommes de contrôle, les réglages, la version, le journal et un script qui recalcule les arrêts. Vous énoncez la fin; si elle comprend la communication et l’appel, les données du dossier sont gardées jusqu’à leur terme.',
    },
    {
      name: 'Accès et vie privée',
      text: 'LAIMPVP et LAIPVP en Ontario, Loi sur l’accès au Québec, Loi sur la protection des renseignements personnels pour les institutions fédérales. Vous pouvez répondre à une demande d’accès sans révéler les données d’une autre personne. Pour votre évaluation des facteurs relatifs à la vie privée, nous indiquons ce que contient chaque flux, ce qui en est retiré et qui peut voir le reste.',
    },
    {
      name: 'ISO 22320 et SCI Canada',
      text: 'À l’écran, les rôles, les objectifs et les périodes opérationnelles portent les noms que les équipes d’intervention ont appris.',
    },
    {
      name: 'CIPC, CJIS, ITSP.10.033',
      text: 'Les résultats du CIPC restent dans votre système; le nôtre ne garde qu’un numéro d’événement. Pour des données des États-Unis, nous suivons la CJIS Security Policy du FBI : authentification multifacteur, chiffrement validé, empreintes digitales du personnel. Pour une évaluation canadienne, vous recevez les preuves pour le profil que nomme votre évaluateur (ITSP.10.033).',
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
      text: `Un sergent ou une sergente peut l’expliquer au tribunal : « Aviser le commandement quand le compte en ${dayWord('crowd.peak.place')} dépasse ${dayWord('event.limit')}, de 18 h à 23 h; autorité : plan de l’événement. » Elle indique le mois de données de son essai.`,
    },
    {
      name: 'Relais vers l’alerte au public',
      text: 'Un polygone tracé pour l’incident devient l’ébauche d’un message PAC; c’est la personne habilitée qui l’envoie, et non le logiciel.',
    },
  ],
  test: {
    label: 'Rejouer ou préparer un événement',
    write:
      'Journée passée : l’événement, sa date, ce qui a mal tourné et les données que vous en avez. Événement à venir : la date, le nombre d’entrées, leur largeur totale, l’affluence prévue; nous convenons d’un canal pour le plan du site. Aucun détail d’enquête : écrivez seulement « un appareil sur ordonnance », et nous conviendrons d’un canal.',
    get: 'Journée passée : ce que vous auriez vu, et quand. Événement à venir : à quelle cadence compter chaque zone, et quand viendraient les alertes d’une soirée simulée.',
  },
  closing: {
    title: 'Vous vous préparez à un événement?',
    text: 'Pour une journée passée, apportez des comptages toutes les cinq minutes et vos seuils d’alerte. Nous montrons ce que vous auriez vu, et quand. Pour un événement à venir, apportez le plan du site : nous simulons la soirée, et nous le disons.',
  },
  sources: [
    'bengtsson2011',
    'cap12',
    'charter',
    'criminalcode',
    'fruin1993',
    'iso22320',
    'itsp10033',
    'kulldorff1997',
    'lum2016',
    'mfippa',
    'privacyact',
    'quebecaccess',
    'rogers2016',
    'zandbergen2009',
  ],
})
