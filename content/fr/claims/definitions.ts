import type { ClaimDefinition } from '#content/en/claims/definitions.ts'
import type { ClaimKey } from '#content/facts/claims.ts'

/** What each figure means. A claim without an entry does not compile. */
export const claimDefinitions: Readonly<Record<ClaimKey, ClaimDefinition>> = {
  precision: {
    subject: 'Précision de localisation',
    metric: 'Distance d’une position au point vrai',
    measuredOn: 'Points de position connue',
  },
  alertLatency: {
    subject: 'Latence d’alerte',
    metric:
      'De l’arrivée de l’événement décisif à la remise de l’alerte à la console, au webhook ou à la passerelle radio',
    measuredOn: 'Alertes de l’exploitation en direct',
  },
  monitoring: {
    subject: 'Surveillance',
    metric: 'Heures et jours où nous veillons',
    measuredOn: 'Les flux et le service',
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
    measuredOn: 'Exploitation en direct, par entente de niveau de service',
  },
  patches: {
    subject: 'Correctifs critiques',
    metric: 'De la parution d’un correctif à sa mise en service sur tout ce que nous exploitons',
    measuredOn: 'Chaque correctif critique',
  },
  recoveryTime: {
    subject: 'Délai de reprise (RTO)',
    metric: 'D’une panne au retour du service',
    measuredOn: 'Pannes',
  },
  recoveryPoint: {
    subject: 'Point de reprise (RPO)',
    metric: 'Âge des données les plus récentes qui survivent, au moment de la panne',
    measuredOn: 'Les mêmes pannes',
  },
  detection: {
    subject: 'Délai moyen de détection',
    metric: 'Du début d’un incident à sa détection, en moyenne',
    measuredOn: 'Incidents de sécurité',
  },
  predictionAccuracy: {
    subject: 'Exactitude des prévisions, zone',
    metric: 'Un moins la WAPE, somme des erreurs absolues divisée par la somme des comptages, pour une zone',
    measuredOn: 'Jours que le modèle n’a jamais vus, cellules sommées, toutes échéances confondues',
  },
  forecastWindow: {
    subject: 'Fenêtre de prévision',
    metric: 'D’un calcul à la dernière heure qu’il prévoit',
    measuredOn: 'Chaque calcul',
  },
  dataPoints: {
    subject: 'Volume lu',
    metric: 'Enregistrements lus en une journée',
    measuredOn: 'Tous les flux ensemble',
  },
  updateFrequency: {
    subject: 'Fréquence de mise à jour',
    metric: 'D’un calcul de prévision au suivant',
    measuredOn: 'Chaque calcul',
  },
  identification: {
    subject: 'Exactitude de l’identification d’entités',
    metric: 'Des appariements faits entre capteurs, la part qui est juste',
    measuredOn: 'Paires dont la vérité est connue',
  },
  forecastAccuracy: {
    subject: 'Exactitude des prévisions, lieu',
    metric: 'Un moins la WAPE des comptages en un lieu ou sur un corridor',
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
    metric: 'Observations que la plateforme peut recevoir en une seconde',
    measuredOn: 'Tous les capteurs ensemble',
  },
  queryUptime: {
    subject: 'Disponibilité des requêtes',
    metric: 'Minutes où les requêtes reçoivent une réponse, sur toutes les minutes',
    measuredOn: 'Enregistrements stockés, par entente de niveau de service',
  },
  compression: {
    subject: 'Compression',
    metric: 'Octets de l’enregistrement annoté, non compressé, rapportés aux octets stockés',
    measuredOn: 'L’enregistrement stocké',
  },
  edgeAccess: {
    subject: 'Accès en périphérie',
    metric: 'Trajet d’un client au nœud périphérique le plus proche',
    measuredOn: 'Clients dans les métropoles de la ligne suivante',
  },
  edgeCoverage: {
    subject: 'Métropoles ayant cet accès',
    metric: 'Part des grandes métropoles',
    measuredOn: 'Les grandes métropoles',
  },
  congestion: {
    subject: 'Baisse de la congestion de pointe',
    metric: 'Diminution du retard de la pointe entre avant et après',
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
    measuredOn: 'Les certifications',
  },
  certifications: {
    subject: 'Certifications',
    metric: 'Nombre de certifications',
    measuredOn: 'L’entreprise',
  },
}
