import { claim } from '#content/fr/claims.ts'
import { dayWord } from '#content/fr/day-words.ts'
import { typeset } from '#content/fr/language/typography.ts'
import type { Sector } from '#content/schema/sector.ts'

export const healthcare = typeset<Sector>({
  slug: 'healthcare',
  icon: 'mixing',
  ground: 'deep',
  title: 'Santé et épidémiologie',
  pageTitle: 'Santé et épidémiologie : profils de contacts',
  description:
    'À quelle fréquence les gens se rencontrent-ils, où et combien de temps? Nous comptons les rencontres, sans aucun nom.',
  summary:
    'Matrices de contacts et de mobilité et prévision de la demande pour la santé publique et les hôpitaux : données dépersonnalisées avant l’analyse, biais indiqué.',
  intro: `Obtenez des matrices de contacts et de mobilité pour vos modèles de transmission, et une prévision des arrivées à l’hôpital, ${claim('forecastWindow')} à l’avance. Les données sont dépersonnalisées avant l’analyse; nous n’employons des données identificatoires qu’avec un consentement ou en vertu d’un ordre de santé publique.`,
  fullDescription: [
    'Vous recevez des tableaux de la fréquence des rencontres, par lieu, heure et durée, et du nombre de déplacements entre districts, prêts pour vos modèles de transmission.',
    'Nous comptons la coprésence (des gens au même endroit, au même moment), car les comptages de déplacements peuvent, à eux seuls, tromper un modèle. Supposons que les déplacements baissent de 30 %. Si chacun rencontre 30 % moins de gens, un nombre de reproduction de 1,3 devient 0,91. Si une rencontre exige que deux personnes soient sorties, les contacts baissent de 51 % (1 − 0,7 × 0,7) et le nombre de reproduction devient 0,64. Les comptages de déplacements ne montrent pas lequel des deux cas est le bon; la coprésence le montre.',
    'Les matrices de flux entre districts ont la forme qu’emploient les modèles de métapopulation. Chacune indique les semaines couvertes, la population d’origine et la part de celle-ci que représentent les appareils. Wesolowski et coll. (2012) ont suivi l’importation du paludisme au Kenya à l’aide de tels flux. Un an plus tard, ces chercheurs ont constaté que la possession inégale de téléphones y faussait peu les flux. Ailleurs, cela reste à vérifier; votre équipe de modélisation reçoit donc les parts et peut en tenir compte.',
    'Ces données ont des limites. La présence de deux téléphones dans une même unité de soins ne dit rien des masques, de la ventilation ou des murs. Les groupes qui importent le plus, comme les tout-petits et les personnes hébergées en établissement, ont le moins d’appareils. Une association constatée dans un secteur ne vaut pas forcément pour chaque personne qui s’y trouve. Les résultats décrivent des groupes, et non des personnes.',
  ],
  specimen: {
    kind: 'contacts',
    title: 'Peu de déplacements entre deux districts, et pourtant leurs résidents se côtoient.',
    text: `Ils se côtoient dans un troisième district (${dayWord('mixing.elsewhere.share')} % de leur temps côte à côte), ce qu’un comptage des déplacements ne montre pas. Notre exemple se termine par les deux districts à prévenir d’un cas dans le district ${dayWord('mixing.b')} : les déplacements en désigneraient un autre.`,
    receive: [
      'Pour chaque paire de districts : les déplacements d’une journée et, parmi les gens que côtoient les résidents de l’un, la part de l’autre avec son intervalle, et selon le milieu.',
      `Ici, districts ${dayWord('mixing.a')} et ${dayWord('mixing.b')} : ${dayWord('mixing.hidden.trips')} déplacements sur ${dayWord('mixing.trips')}; ${dayWord('mixing.panel.share')} % (de ${dayWord('mixing.panel.least.share')} % à ${dayWord('mixing.panel.most.share')} %; en réalité ${dayWord('mixing.hidden.share')} %) des gens que côtoient les résidents du ${dayWord('mixing.b')} habitent le ${dayWord('mixing.a')}.`,
    ],
  },
  start: { label: 'Comment démarre un essai', href: '/data/contacts#start' },
  benefits: [
    {
      name: 'Des données prêtes pour vos modèles',
      text: 'Les matrices de contacts et de flux ont le format qu’attend votre modèle; chacune porte une date, une version, une moyenne et une covariance.',
    },
    {
      name: 'Des signes précoces, avant les cas',
      text: 'Les contacts changent avant le nombre de cas. Le délai entre les deux varie selon la maladie; nous l’estimons d’après vos propres vagues passées.',
    },
    {
      name: `Arrivées à l’urgence, ${claim('forecastWindow')} à l’avance`,
      text: 'Nous prévoyons les arrivées par quart d’heure, pour que vous puissiez appeler dès le vendredi matin le personnel du samedi.',
    },
    {
      name: 'Dépersonnalisation avant l’analyse',
      text: 'Les identifiants directs sont retirés à l’arrivée, et les petites cellules sont masquées avant toute modélisation. Nous mesurons le risque de réidentification.',
    },
    {
      name: 'Des résultats vérifiables',
      text: 'Le code et les réglages accompagnent chaque matrice, pour qu’on puisse reproduire un chiffre sans notre aide, lors d’un examen.',
    },
  ],
  useCases: [
    {
      name: 'Matrices de contacts',
      text: 'Nous comptons les fois où des gens sont au même endroit au même moment (coprésence), par type de lieu, durée et heure. L’âge, ajouté d’après une enquête, est présenté comme une hypothèse.',
      data: 'Comptages d’appareils par lieu et par heure; une enquête sur l’âge.',
    },
    {
      name: 'Risque d’importation',
      text: 'Nous estimons les arrivées d’une région touchée, par district et par semaine, pour que vous décidiez où affecter du personnel au dépistage.',
      data: 'Nombres de passagers, ou comptages des opérateurs mobiles, par région.',
    },
    {
      name: 'Source d’une éclosion',
      text: 'Avec un consentement ou en vertu d’un ordre, nous classons les lieux que les cas ont fréquentés pendant l’incubation, par comparaison avec ceux de personnes qui ne sont pas tombées malades (les témoins). Une tour de refroidissement peut infecter des gens loin de son bâtiment; le modèle tient donc compte de la distance.',
      data: 'Lieux indiqués par les cas et les témoins.',
    },
    {
      name: 'Arrivées à l’urgence',
      text: 'Nous prévoyons les arrivées par quart d’heure et niveau de triage, avec un intervalle qui permet à l’infirmière ou à l’infirmier responsable de planifier les effectifs.',
      data: 'Vos propres arrivées, sur un an ou plus.',
    },
    {
      name: 'Où installer une clinique',
      text: 'Nous calculons le temps de trajet selon les modes qu’utilisent les gens de chaque îlot et la fréquence de l’autobus.',
      data: 'Horaires, rues et déplacements par îlot.',
    },
    {
      name: 'Eaux usées, par personne présente',
      text: 'Au centre-ville, un réseau d’égout dessert plus de gens en semaine que la fin de semaine. Si vous divisez la charge virale par le nombre de personnes présentes, et non par la population résidente, une fausse vague hebdomadaire disparaît.',
      data: 'Vos échantillons; comptages des personnes présentes, par heure.',
    },
    {
      name: 'Chaleur et fumée',
      text: 'Vous voyez combien de gens peuvent atteindre à pied un lieu frais en quinze minutes, et dans quels îlots on a cessé de sortir.',
      data: 'Comptages d’appareils par îlot; votre liste de lieux frais.',
    },
    {
      name: 'Flux dans l’hôpital',
      text: 'Des étiquettes BLE suivent les lits, le personnel de brancardage et l’équipement. Vous voyez l’attente d’un ascenseur ou d’un appareil d’imagerie, par unité et par heure; les étiquettes du personnel sont regroupées.',
      data: 'Vos propres étiquettes BLE.',
    },
  ],
  technologies: [
    'Données de métapopulation : modèle gravitaire, modèle de radiation (Simini et coll. 2012)',
    'Matrices de contacts au format POLYMOD',
    'Classement cas-témoins des lieux partagés',
    'Prévisions binomiales négatives et hiérarchiques',
    'Confidentialité différentielle des tableaux publiés (Dwork et coll. 2006)',
    'k-anonymat et masquage sous un effectif minimal',
    'HL7 FHIR Location et Encounter, pour le flux à l’hôpital',
    'Couplage protégé par hachages à clé, exécuté par le dépositaire',
  ],
  compliance: [
    {
      name: 'LPRPS',
      text: 'En Ontario, c’est le dépositaire de renseignements sur la santé qui décide. Nous agissons comme son mandataire ou recevons des données dépersonnalisées. La communication à des fins de recherche relève de l’article 44, avec un plan de recherche et une commission d’éthique de la recherche.',
    },
    {
      name: 'HIPAA/HITECH',
      text: 'La règle d’exonération (safe harbor) exige le retrait de presque toute donnée de lieu plus fine que l’État; il reste au plus trois chiffres du code ZIP. Pour les analyses spatiales, nous recourons donc à l’avis d’expert, 45 CFR 164.514(b)(1), ou à une entente d’associé d’affaires.',
      register: ['HIPAA/HITECH'],
    },
    {
      name: 'EPTC 2',
      text: 'C’est la politique canadienne d’éthique de la recherche avec des êtres humains. Le comité d’éthique reçoit une description, en langage clair, de l’essai de réidentification et du flux des données.',
    },
    {
      name: 'PCAP',
      text: 'Ce sont les principes de propriété, de contrôle, d’accès et de possession des Premières Nations. Nous montrons d’abord à une communauté la carte qui la représente, et c’est elle qui décide de ce qui peut être communiqué.',
    },
    {
      name: 'RGPD',
      text: 'Les données de santé font partie des catégories particulières visées à l’article 9. Pour un projet européen, nous convenons, avant la conception, de l’exception qui s’applique. Les données restent dans la région.',
      register: ['GDPR'],
    },
    {
      name: '21 CFR Part 11',
      text: 'Pour les essais cliniques, ce règlement exige des dossiers électroniques avec une piste d’audit et des signatures attribuables à une personne. Le journal montre qui a changé un seuil, quand, et quelle était l’ancienne valeur.',
      register: ['21 CFR Part 11'],
    },
  ],
  keyFeatures: [
    {
      name: 'Durée et distance séparées',
      text: 'Quinze minutes à deux mètres et trois heures d’un bout à l’autre d’une salle figurent dans des colonnes distinctes. La colonne qui compte dépend de l’agent pathogène.',
    },
    {
      name: 'Le biais à côté du nombre',
      text: 'La part d’appareils, le biais d’âge quand il est connu et les lacunes de couverture sont livrés sous forme de données, par district et par semaine.',
    },
    {
      name: 'Le dépositaire garde la clé',
      text: 'Le couplage s’exécute de votre côté. Nous recevons des lignes couplées, sans identifiants et sans la clé.',
    },
    {
      name: 'Évaluation après coup',
      text: 'Nous évaluons chaque prévision d’après les faits (CRPS ou score d’intervalle pondéré), et gardons les échecs aussi longtemps que les succès.',
    },
    {
      name: 'Une date de fin',
      text: 'Chaque projet prend fin. Vous gardez les matrices. Nous détruisons les lignes, et un certificat en donne la date.',
    },
  ],
  test: {
    label: 'Tester une hypothèse du modèle',
    write: 'Les données d’entrée de votre modèle qui sont aujourd’hui des hypothèses. N’envoyez aucun nom.',
    get: 'L’une d’elles remplacée par des données mesurées, et le modèle relancé avec vous.',
  },
  closing: {
    title: 'Mettez-nous à l’essai sur votre modèle.',
    text: 'Dites-nous quelles données d’entrée sont aujourd’hui des hypothèses. Nous en remplaçons une par des données mesurées et relançons le modèle avec vous. Nous n’avons besoin d’aucun nom.',
  },
  sources: ['dwork2006', 'gdpr', 'hipaa', 'mossong2008', 'phipa', 'simini2012', 'wesolowski2012', 'wesolowski2013'],
})
