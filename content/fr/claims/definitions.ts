import type { ClaimDefinition } from '#content/en/claims/definitions.ts'
import { type ClaimKey, type ClaimStatus, claims } from '#content/facts/claims.ts'

/** What each figure means. A claim without an entry does not compile. */
export const claimDefinitions: Readonly<Record<ClaimKey, ClaimDefinition>> = {
  precision: {
    subject: 'Précision de localisation',
    metric: 'Rayon autour du point vrai qui contient une part des positions; la part est convenue',
    measuredOn: 'Points de position connue, à ciel ouvert et avec corrections',
  },
  alertLatency: {
    subject: 'Latence d’alerte',
    metric:
      'De l’arrivée de l’événement décisif à la remise de l’alerte à la console, au webhook ou à la passerelle radio',
    measuredOn: 'Alertes de l’exploitation en direct; le trajet jusqu’à nous et depuis nous n’y est pas compris',
  },
  monitoring: {
    subject: 'Surveillance',
    metric: 'Heures et jours où les flux et le service sont surveillés',
    measuredOn:
      'Chaque organisation cliente dont nous exploitons le service; personne de chez nous ne voit dans un réseau isolé',
  },
  integrity: {
    subject: 'Intégrité des données',
    metric:
      'Enregistrements qui passent la somme de contrôle, la signature et la plausibilité, par rapport aux enregistrements reçus',
    measuredOn: 'Chaque enregistrement d’une journée',
  },
  uptime: {
    subject: 'Disponibilité de l’exploitation en direct',
    metric: 'Minutes où la surveillance et les alertes fonctionnent, sur toutes les minutes',
    measuredOn: 'Exploitation en direct, sur la période du contrat',
  },
  patches: {
    subject: 'Correctifs critiques',
    metric: 'De la parution d’un correctif à sa mise en service sur tout ce que nous exploitons',
    measuredOn: 'Chaque correctif critique; ce qu’un client exploite lui-même le reçoit sur un support signé',
  },
  recoveryTime: {
    subject: 'Délai de reprise (RTO)',
    metric: 'D’une panne au retour du service',
    measuredOn: 'Sinistres, et répétitions à partir d’un démarrage à froid',
  },
  recoveryPoint: {
    subject: 'Point de reprise (RPO)',
    metric: 'Âge des données les plus récentes qui survivent, au moment de la panne',
    measuredOn: 'Les mêmes',
  },
  detection: {
    subject: 'Délai moyen de détection',
    metric: 'Du début d’un incident à sa détection, en moyenne',
    measuredOn: 'Incidents de sécurité',
  },
  predictionAccuracy: {
    subject: 'Exactitude des prévisions, zone',
    metric: 'Un moins l’erreur absolue pondérée en pourcentage (WAPE) des comptages sur une zone',
    measuredOn: 'Jours que le modèle n’a jamais vus, cellules sommées, toutes échéances confondues',
  },
  forecastWindow: {
    subject: 'Fenêtre de prévision',
    metric: 'D’un calcul à la dernière heure qu’il prévoit',
    measuredOn: 'Chaque calcul',
  },
  dataPoints: {
    subject: 'Volume lu',
    metric: 'Enregistrements lus en une journée; le volume d’un projet, non une capacité',
    measuredOn: 'Un projet type',
  },
  updateFrequency: {
    subject: 'Fréquence de mise à jour',
    metric: 'D’un calcul de prévision au suivant',
    measuredOn: 'Chaque calcul',
  },
  identification: {
    subject: 'Exactitude de l’identification d’entités',
    metric:
      'Des appariements faits entre capteurs sous un même sel, la part qui est juste; les paires douteuses restent séparées',
    measuredOn: 'Paires dont la vérité est connue',
  },
  forecastAccuracy: {
    subject: 'Exactitude des prévisions, lieu',
    metric: 'Un moins la WAPE des comptages en un lieu ou sur un corridor; jamais de l’endroit où va une personne',
    measuredOn: 'Jours que le modèle n’a jamais vus',
  },
  forecastHorizon: {
    subject: 'Horizon de cette exactitude',
    metric: 'La plus longue échéance à laquelle elle tient',
    measuredOn: 'Les mêmes jours',
  },
  queryLatency: {
    subject: 'Latence des requêtes',
    metric: 'De la requête d’un client à sa réponse encodée, trajet jusqu’à notre nœud périphérique compris',
    measuredOn: 'Requêtes sur des enregistrements stockés et indexés',
  },
  ingest: {
    subject: 'Débit d’ingestion',
    metric:
      'Observations par seconde que la plateforme est conçue pour recevoir; une capacité, non le volume d’un projet',
    measuredOn: 'La conception',
  },
  queryUptime: {
    subject: 'Disponibilité des requêtes',
    metric: 'Minutes où les requêtes reçoivent une réponse, sur toutes les minutes',
    measuredOn: 'Enregistrements stockés, sur la période du contrat',
  },
  compression: {
    subject: 'Compression',
    metric: 'Octets de l’enregistrement annoté, non compressé, rapportés aux octets stockés',
    measuredOn: 'L’enregistrement stocké; les flux à l’horloge irrégulière donnent moins',
  },
  edgeAccess: {
    subject: 'Accès en périphérie',
    metric: 'Trajet d’un client au nœud périphérique le plus proche',
    measuredOn: 'Clients dans les métropoles de la ligne suivante',
  },
  edgeCoverage: {
    subject: 'Métropoles ayant cet accès',
    metric: 'Part des grandes métropoles',
    measuredOn: 'Les métropoles que nous comptons comme grandes',
  },
  congestion: {
    subject: 'Baisse de la congestion de pointe',
    metric: 'Diminution du retard de la pointe entre avant et après; un plafond',
    measuredOn: 'Corridors dont les feux et les intervalles de passage suivent la demande',
  },
  eventInterval: {
    subject: 'Intervalle de mise à jour',
    metric: 'D’un tableau de situation au suivant',
    measuredOn: 'Un événement en plein air',
  },
  eventNodes: { subject: 'Nœuds d’ingestion', metric: 'Nœuds sur le site', measuredOn: 'Le même événement' },
  eventServers: {
    subject: 'Serveurs dorsaux',
    metric: 'Serveurs derrière les nœuds',
    measuredOn: 'Le même événement',
  },
  reply: {
    subject: 'Réponse à une demande',
    metric: 'Du message à la réponse d’une personne',
    measuredOn: 'Jours ouvrables',
  },
  session: {
    subject: 'Session du portail client',
    metric:
      'De la connexion au moment où la session ne peut plus être renouvelée; un jeton d’accès donné avant vit ensuite jusqu’à une heure',
    measuredOn: 'Chaque session',
  },
  sanctionsReview: {
    subject: 'Examen de la politique sur les sanctions',
    metric: 'Examens par année',
    measuredOn: 'Le calendrier',
  },
  complianceAudits: { subject: 'Audits de conformité', metric: 'Audits par année', measuredOn: 'Le calendrier' },
  designations: {
    subject: 'Examen des nouvelles désignations',
    metric: 'Examens par jour',
    measuredOn: 'Les listes officielles',
  },
  certificationAudits: {
    subject: 'Audit des certifications',
    metric: 'Audits par année',
    measuredOn: 'Chaque ligne du registre',
  },
  certifications: {
    subject: 'Certifications, selon le décompte de l’entreprise',
    metric: 'Normes, lois et cadres qui lui ont valu un certificat ou une attestation, ou sur lesquels elle s’aligne',
    measuredOn: 'La liste de l’entreprise, dont le registre nomme une partie',
  },
}

/** How far a figure binds, as the word beside it. The section on figures of /about explains the first three. */
const statuses: Readonly<Record<ClaimStatus, string>> = {
  contract: 'contrat',
  target: 'cible',
  stated: 'énoncé',
  policy: 'politique',
  case: 'un seul cas',
  audited: 'notre décompte',
}

/** How far the figure of a claim binds: 'contrat', 'cible', 'énoncé'. */
export const claimStatus = (key: ClaimKey): string => statuses[claims[key].status]
