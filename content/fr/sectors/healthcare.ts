import { claim } from '#content/fr/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const healthcare: Sector = {
  slug: 'healthcare',
  icon: 'social',
  ground: 'deep',
  title: 'Santé et épidémiologie',
  pageTitle: 'Santé et épidémiologie\u00a0: données de contacts',
  description:
    'Combien souvent les gens se croisent-ils, où et combien de temps? Des contacts en comptages, sans noms.',
  summary:
    'Structure des contacts, matrices de mobilité et prévision de la demande en santé publique et à l’hôpital, dépersonnalisées avant analyse, biais énoncé.',
  intro: `Obtenez des matrices de contacts et de mobilité pour vos modèles de transmission, et les arrivées à l’hôpital prévues ${claim('forecastWindow')} d’avance. Les données sont dépersonnalisées avant l’analyse; nous n’employons des données individuelles qu’avec un consentement ou en vertu d’un ordre de santé publique.`,
  fullDescription: [
    'Vous recevez la coprésence par lieu, heure et durée, car le comptage des déplacements seul peut tromper un modèle. Supposons que les déplacements baissent de 30\u00a0%. Si chaque personne en rencontre 30\u00a0% de moins, un nombre de reproduction de 1,3 devient 0,91. Si une rencontre suppose deux personnes sorties toutes deux, les contacts baissent de 51\u00a0% (1 − 0,7 × 0,7) et le nombre devient 0,64. Le comptage des déplacements ne peut pas trancher; la coprésence le peut.',
    'Vous recevez aussi des matrices de flux entre districts, sous la forme qu’emploient les modèles de métapopulation. Chacune énonce la population d’origine, la part que les appareils en représentent et les semaines couvertes. Wesolowski et coll. (2012) ont suivi par de tels flux l’importation du paludisme au Kenya. Un an plus tard, ces chercheurs ont constaté que l’inégale possession de téléphones y changeait peu les flux. Ailleurs, cela reste à vérifier; votre équipe de modélisation reçoit donc les parts et peut en tenir compte.',
    'Il y a des limites. Que deux téléphones aient été dans une même unité de soins ne dit rien des masques, de la ventilation ou des murs. Les groupes qui importent le plus, comme les tout-petits et les personnes hébergées en établissement, portent le moins d’appareils. Et une association à l’échelle d’un secteur ne vaut pas pour chaque personne. Vous recevez les résultats en comptages.',
  ],
  benefits: [
    {
      name: 'Des entrées prêtes pour vos modèles',
      text: 'Des matrices de contacts et de flux dans la forme que votre modèle attend, datées, versionnées, avec une covariance et pas seulement une moyenne.',
    },
    {
      name: 'Des signes précoces, avant les cas',
      text: 'Les contacts changent avant le nombre de cas. L’avance varie selon la maladie; nous la mesurons sur vos propres vagues passées.',
    },
    {
      name: `Arrivées à l’urgence, ${claim('forecastWindow')} d’avance`,
      text: 'Les arrivées au quart d’heure, pour appeler le personnel le jeudi pour le samedi.',
    },
    {
      name: 'Dépersonnalisé avant l’analyse',
      text: 'Les identifiants directs sont retirés à l’arrivée et les petites cellules masquées avant qu’un modèle les voie; le risque de réidentification est mesuré, non supposé.',
    },
    {
      name: 'Ouvert à un second avis',
      text: 'Code, paramètres et graines accompagnent chaque matrice, pour qu’on puisse, en révision, reproduire un chiffre sans notre aide.',
    },
  ],
  useCases: [
    {
      name: 'Matrices de contacts',
      text: 'La coprésence par type de lieu, durée et heure, jointe à une enquête pour l’âge, la jonction étant marquée comme hypothèse.',
    },
    {
      name: 'Risque d’importation',
      text: 'Les arrivées attendues d’une région touchée, par district et par semaine\u00a0: le nombre qui décide où le dépistage justifie son personnel.',
    },
    {
      name: 'Source d’une éclosion',
      text: 'Avec un consentement ou en vertu d’un ordre, les lieux communs aux cas dans la fenêtre d’incubation, classés par rapport aux lieux communs aux témoins. Une tour de refroidissement porte plus loin qu’une pièce; la distance fait donc partie du modèle.',
    },
    {
      name: 'Arrivées à l’urgence',
      text: 'Par quart d’heure et niveau de triage, avec l’intervalle qui permet à la coordination infirmière de doter son quart.',
    },
    {
      name: 'Où installer une clinique',
      text: 'Le temps de trajet par les modes que les gens de l’îlot utilisent vraiment. Un autobus à la demi-heure, c’est une autre distance.',
    },
    {
      name: 'Eaux usées, par personne présente',
      text: 'C’est en semaine qu’un bassin d’égout de centre-ville dessert le plus de monde. Diviser une charge virale par les personnes présentes, et non par la population résidente, efface une vague hebdomadaire que la maladie n’a jamais eue.',
    },
    {
      name: 'Chaleur et fumée',
      text: 'Qui peut atteindre à pied un lieu frais en quinze minutes, et dans quels îlots les gens ont cessé de sortir.',
    },
    {
      name: 'Flux dans l’hôpital',
      text: 'Lits, brancardage et équipement par étiquette BLE\u00a0: l’attente d’un ascenseur ou d’un appareil d’imagerie, par unité et par heure, les étiquettes du personnel étant regroupées.',
    },
  ],
  technologies: [
    'Entrées de métapopulation\u00a0: modèle gravitaire, modèle de radiation (Simini et coll. 2012)',
    'Matrices de contacts dans la disposition POLYMOD',
    'Classement cas-témoins des lieux communs',
    'Prévisions binomiales négatives et hiérarchiques',
    'Confidentialité différentielle des tableaux publiés (Dwork et coll. 2006)',
    'k-anonymat et masquage sous un effectif minimal',
    'HL7 FHIR Location et Encounter, pour le flux à l’hôpital',
    'Couplage protégé par hachages à clé, exécuté par le dépositaire',
  ],
  compliance: [
    {
      name: 'LPRPS',
      text: 'En Ontario, un dépositaire décide; nous agissons comme son mandataire ou recevons des données dépersonnalisées. L’usage en recherche passe par l’article\u00a044, avec un plan de recherche et une commission d’éthique de la recherche.',
    },
    {
      name: 'HIPAA/HITECH',
      text: 'La règle d’exonération (safe harbor) retire presque toute géographie sous l’État, trois chiffres de code ZIP au plus. Le travail spatial passe donc par l’avis d’expert, 45\u00a0CFR\u00a0164.514(b)(1), ou par une entente d’associé d’affaires.',
    },
    {
      name: 'EPTC 2',
      text: 'La politique canadienne d’éthique de la recherche avec des êtres humains. Le comité d’éthique reçoit l’essai de réidentification et le flux des données, en langage clair.',
    },
    {
      name: 'PCAP',
      text: 'Les principes de propriété, de contrôle, d’accès et de possession des Premières Nations. Une carte qui montre une communauté lui est montrée d’abord, et c’est elle qui décide de ce qui sort.',
    },
    {
      name: 'RGPD',
      text: 'Les données de santé sont une catégorie particulière selon l’article\u00a09. Un projet européen nomme son exception avant la conception, et les données restent dans la région.',
    },
    {
      name: '21 CFR Part 11',
      text: 'Pour les essais\u00a0: des dossiers électroniques avec piste d’audit et signatures attribuables. Le journal montre qui a changé un seuil, quand, et ce qu’il était avant.',
    },
  ],
  keyFeatures: [
    {
      name: 'Durée et distance tenues à part',
      text: 'Quinze minutes à deux mètres et trois heures d’un bout à l’autre d’une salle sont des colonnes distinctes, car celle qui compte dépend du pathogène.',
    },
    {
      name: 'Le biais à côté du nombre',
      text: 'Part d’appareils, asymétrie d’âge quand elle est connue et lacunes de couverture, par district et par semaine, en données et non en note de bas de page.',
    },
    {
      name: 'Le dépositaire garde la clé',
      text: 'Le couplage s’exécute de votre côté. Nous recevons des lignes couplées, sans identifiants et sans la clé.',
    },
    {
      name: 'Notation après coup',
      text: 'Chaque prévision est notée par le CRPS ou le score d’intervalle pondéré selon ce qui est arrivé, et les échecs restent dans la liste aussi longtemps que les succès.',
    },
    {
      name: 'Une date de fin',
      text: 'Chaque projet prend fin\u00a0: les matrices restent, les lignes sont détruites, et un certificat dit quand.',
    },
  ],
  closing: {
    title: 'Apportez votre modèle.',
    text: 'Dites-nous quelles entrées sont aujourd’hui des hypothèses. Nous en remplaçons une par des données mesurées et refaisons l’ajustement avec vous. Aucun nom n’est nécessaire.',
  },
  sources: ['dwork2006', 'gdpr', 'hipaa', 'mossong2008', 'phipa', 'simini2012', 'wesolowski2012', 'wesolowski2013'],
}
