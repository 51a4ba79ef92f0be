import { claim } from '#content/fr/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const publicSafety: Sector = {
  slug: 'publicSafety',
  icon: 'fence',
  title: 'Sécurité publique',
  pageTitle: 'Sécurité publique\u00a0: foules, évacuation, alertes',
  description: 'Où va une foule, combien de personnes arriveront, et qu’y a-t-il d’inhabituel?',
  summary:
    'Foules, évacuations et incidents, pour la police, l’incendie, les paramédics et les urgences\u00a0: où vont les gens, ce qui est inhabituel, qui n’a pas bougé.',
  intro: `Pour la police, l’incendie, les paramédics et les urgences\u00a0: voyez où va une foule, quelles routes portent encore de la circulation et où les gens n’ont pas bougé. La latence d’alerte est de ${claim('alertLatency')}.`,
  fullDescription: [
    'Une foule est dangereuse par sa densité, non par sa taille. Fruin (1993) situe près de sept personnes au mètre carré le point où elle s’écoule comme un fluide, et le service d’ordre travaille à rester bien en deçà. Les appareils ne donnent pas ce nombre directement, car tout le monde n’en porte pas un qu’on puisse capter. Nous comparons donc le nombre d’appareils à des entrées où l’on compte les gens, et donnons un intervalle. Un exemple aux chiffres inventés\u00a0: à 0,62\u00a0appareil capté par personne, 1\u00a0200\u00a0appareils représentent 1\u00a0935\u00a0personnes. Si le rapport est entre 0,57 et 0,67, il y en a de 1\u00a0791 à 2\u00a0105. Vous pouvez planifier selon la borne supérieure.',
    'Dans une inondation ou un feu de forêt, la question est de savoir qui n’a pas bougé. Un téléphone au repos en zone évacuée a trois explications\u00a0: une personne restée sur place l’a avec elle, il a été laissé là, ou un pylône a perdu le courant et la dernière position du téléphone est ancienne. Nous reconnaissons le troisième cas au silence de tous les appareils autour du pylône. Les équipes de recherche reçoivent des zones assorties de probabilités. Après le séisme d’Haïti de 2010, Bengtsson et coll. (2011) ont constaté que la répartition de tels comptages concordait bien avec une vaste enquête menée ensuite.',
    'Nous ne prévoyons pas qui commettra une infraction. Les registres d’arrestations montrent où la police est allée, et un modèle qui s’y entraîne l’y renvoie (Lum et Isaac 2016); ici, les prévisions portent donc sur des lieux et des appels de service. La liberté de réunion pacifique est protégée par l’alinéa\u00a02c) de la Charte; une règle qui vise un rassemblement exige une autorité nommée, et son journal est ouvert aux instances qui vous surveillent.',
  ],
  benefits: [
    {
      name: 'Prévoir l’affluence',
      text: 'Le flot qui remplira un quai se voit dès qu’il quitte les gradins. Prévision et comptage sont côte à côte, si bien que l’erreur se voit grandir.',
    },
    {
      name: 'Des alertes à temps',
      text: `La latence d’alerte est de ${claim('alertLatency')}, de l’arrivée de l’événement décisif à la remise de l’alerte, de jour comme de nuit.`,
    },
    {
      name: 'Un événement pour tous les services',
      text: 'Police, incendie et paramédics parlent du même point. Les couches que chaque service peut ouvrir sont fixées par une politique, bien avant que la radio s’anime.',
    },
    {
      name: 'Un dossier qui tient',
      text: 'Une enquête du coroner demande ce qu’on savait à telle minute. La relecture répond d’après les données déjà reçues alors, les données tardives étant marquées.',
    },
    {
      name: 'Assez petit pour un seul événement',
      text: `Notre étude de cas d’un événement a employé ${claim('eventNodes')}\u00a0nœuds d’ingestion et ${claim('eventServers')}\u00a0serveur dorsal, avec un intervalle de mise à jour de ${claim('eventInterval')}.`,
    },
  ],
  useCases: [
    {
      name: 'Foule à la sortie d’un match',
      text: 'Densité et débit par sortie, file à la gare, et prochaine sortie à ouvrir, en personnes plutôt qu’en appareils.',
    },
    {
      name: 'Évacuation devant un feu de forêt',
      text: 'Les zones selon la part des départs, les routes selon le débit qui reste, et les quelques îlots où des appareils ne bougent pas après l’ordre.',
    },
    {
      name: 'Inondation et routes coupées',
      text: 'Si la circulation a cessé sur une route il y a une heure, nous la marquons comme peut-être coupée, même si la carte la donne ouverte. Les détours apparaissent à mesure que les déplacements s’allongent.',
    },
    {
      name: 'Personne disparue',
      text: 'C’est l’une de nos deux exceptions au principe «\u00a0aucun nom\u00a0»\u00a0: un appareil, sous une autorité légitime qui le nomme. En vertu d’une ordonnance judiciaire, ou d’un pouvoir d’urgence versé au dossier, ses derniers déplacements deviennent une zone de recherche assortie de probabilités.',
    },
    {
      name: 'Ambulances en attente',
      text: 'Des postes placés selon la borne supérieure de la prévision d’appels, non selon son milieu, pour qu’une mauvaise heure soit encore couverte.',
    },
    {
      name: 'Panache toxique',
      text: 'Combien de personnes sont dans le polygone modélisé, par quart d’heure du jour, et combien y seront quand le vent tournera, à dix-sept heures.',
    },
    {
      name: 'Cambriolages rapprochés',
      text: 'Après un cambriolage, les logements voisins courent un risque accru pendant quelques semaines (Johnson et Bowers 2004). Vous pouvez avertir toute la rue, sans désigner de suspect.',
    },
    {
      name: 'Retour sur l’intervention',
      text: 'Le quart de travail rejoué sous deux jeux de règles\u00a0: celui qui tournait, et celui que quelqu’un aurait voulu voir tourner.',
    },
  ],
  technologies: [
    'Protocole d’alerte commun 1.2 (OASIS) et son profil canadien',
    'Objets de localisation NENA i3 (PIDF-LO) pour le 9-1-1\u00a0PG',
    'Cursor on Target vers les équipes sur le terrain',
    'OGC SensorThings pour limnimètres et capteurs d’air',
    'Densité de foule\u00a0: filtre de Kalman sur comptages aux lignes-écrans',
    'Plus courts chemins selon l’heure, pour l’évacuation',
    'Statistique de balayage spatial pour les grappes (Kulldorff 1997)',
    'Nœuds en périphérie hors ligne, réconciliés ensuite',
  ],
  compliance: [
    {
      name: 'CJIS Security Policy',
      text: 'Les règles du FBI pour l’information de justice pénale\u00a0: authentification multifacteur, chiffrement validé, vérification par empreintes digitales du personnel qui peut la voir en clair. Nous les suivons là où des données américaines sont en jeu.',
    },
    {
      name: 'CIPC',
      text: 'L’accès au Centre d’information de la police canadienne appartient à votre service, selon la politique de la GRC. Les résultats d’interrogation restent dans votre système; le nôtre garde un numéro d’événement et rien d’autre.',
    },
    {
      name: 'Code criminel',
      text: 'Les données de localisation sont communiquées en vertu de l’article\u00a0487.017, les données de transmission en vertu de l’article\u00a0487.016; la localisation en direct suppose un mandat de l’article\u00a0492.1. Le numéro, la portée et l’échéance de l’ordonnance sont des champs qu’aucune requête ne peut sauter.',
    },
    {
      name: 'R. v. Rogers Communications, 2016 ONSC 70',
      text: 'Une ordonnance qui vise quiconque se trouvait près d’un pylône ne doit pas être plus large que l’infraction ne l’exige. Nous calculons combien de personnes abonnées toucherait la fenêtre proposée, avant le dépôt sous serment.',
    },
    {
      name: 'LAIMPVP et LAIPVP',
      text: 'Les lois ontariennes sur l’accès à l’information et la protection de la vie privée, pour les organismes municipaux et provinciaux. Les dossiers sont tenus de façon qu’une demande d’accès reçoive réponse sans exposer une seconde personne. Dans les autres provinces, nous convenons des règles avec vous avant le début d’un projet.',
    },
    {
      name: 'ISO 22320 et SCI Canada',
      text: 'Lignes directrices pour la gestion des incidents. À l’écran, rôles, objectifs et périodes opérationnelles portent les noms que les équipes d’intervention ont appris.',
    },
  ],
  keyFeatures: [
    {
      name: 'La densité et son rapport',
      text: 'Des personnes par mètre carré, calculées à partir des appareils, des entrées et de la surface, chacun avec son incertitude.',
    },
    {
      name: 'Téléphone muet ou pylône en panne',
      text: 'Un pylône éteint et un téléphone muet ont des signes distincts; une rue sans appareils n’est pas dessinée vide.',
    },
    {
      name: 'L’autorité avant la requête',
      text: 'La recherche d’une personne ne s’ouvre que sur une autorité consignée, se ferme à son échéance et compte dans un rapport à l’instance qui vous surveille.',
    },
    {
      name: 'Des règles lisibles',
      text: 'Une règle d’alerte est une phrase qu’un sergent ou une sergente peut expliquer au tribunal, avec le mois sur lequel elle a été éprouvée.',
    },
    {
      name: 'Relais vers l’alerte au public',
      text: 'Un polygone tracé pour l’incident devient l’ébauche d’un message PAC; la personne autorisée l’envoie, non le logiciel.',
    },
  ],
  closing: {
    title: 'Vous vous préparez à un événement ou à une urgence?',
    text: 'Dites-nous quel événement ou quel plan, et ce qui a mal tourné la dernière fois. Nous le simulons avec des foules synthétiques et montrons ce qui aurait été visible, et quand.',
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
  ],
}
