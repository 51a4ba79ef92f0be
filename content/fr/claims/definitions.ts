import type { ClaimDefinition } from '#content/en/claims/definitions.ts'
import type { ClaimKey } from '#content/facts/claims.ts'
import { typeset } from '#content/fr/language/typography.ts'

/** What each figure means. A claim without an entry does not compile. */
export const claimDefinitions = typeset<Readonly<Record<ClaimKey, ClaimDefinition>>>({
  precision: {
    subject: 'Précision de localisation',
    metric: 'Distance entre une position mesurée et la position réelle',
    measuredOn: 'Points de position connue',
  },
  alertLatency: {
    subject: 'Latence d’alerte',
    metric:
      'De la réception de l’événement qui déclenche une alerte à la remise de l’alerte à une console, à un webhook ou à une passerelle radio',
    measuredOn: 'Alertes de l’exploitation en direct',
  },
  monitoring: {
    subject: 'Surveillance',
    metric: 'Heures et jours de surveillance',
    measuredOn: 'Les flux et le service',
  },
  integrity: {
    subject: 'Intégrité des données',
    metric: 'Part des enregistrements reçus qui passent les contrôles de somme, de signature et de vraisemblance',
    measuredOn: 'Chaque enregistrement d’une journée',
  },
  uptime: {
    subject: 'Disponibilité de l’exploitation en direct',
    metric: 'Sur l’ensemble des minutes, part de celles où la surveillance et les alertes fonctionnent',
    measuredOn: 'Exploitation en direct, par entente de niveau de service',
  },
  patches: {
    subject: 'Correctifs critiques',
    metric: 'De la publication d’un correctif à son installation sur tous les systèmes que nous exploitons',
    measuredOn: 'Chaque correctif critique',
  },
  recoveryTime: {
    subject: 'Délai de reprise (RTO)',
    metric: 'De la panne au rétablissement du service',
    measuredOn: 'Pannes',
  },
  recoveryPoint: {
    subject: 'Point de reprise (RPO)',
    metric: 'Âge, au moment de la panne, des données récupérables les plus récentes',
    measuredOn: 'Pannes',
  },
  detection: {
    subject: 'Délai moyen de détection',
    metric: 'Temps moyen entre le début d’un incident et sa détection',
    measuredOn: 'Incidents de sécurité',
  },
  predictionAccuracy: {
    subject: 'Exactitude des prévisions, zone',
    metric:
      'Un moins la WAPE, somme des erreurs absolues divisée par la somme des comptages, pour des comptages sur une zone',
    measuredOn: 'Jours que le modèle n’a jamais vus; toutes les zones et toutes les heures de la fenêtre ensemble',
  },
  forecastWindow: {
    subject: 'Fenêtre de prévision',
    metric: 'D’un calcul de prévision à la dernière heure prévue',
    measuredOn: 'Chaque calcul',
  },
  dataPoints: {
    subject: 'Volume de données',
    metric: 'Enregistrements traités en une journée',
    measuredOn: 'Tous les flux ensemble',
  },
  updateFrequency: {
    subject: 'Fréquence de mise à jour',
    metric: 'D’un calcul de prévision au suivant',
    measuredOn: 'Chaque calcul',
  },
  identification: {
    subject: 'Exactitude de l’identification d’entités',
    metric: 'Des appariements faits entre les enregistrements de deux capteurs, part de ceux qui sont justes',
    measuredOn: 'Paires dont le bon appariement est connu',
  },
  forecastAccuracy: {
    subject: 'Exactitude des prévisions, lieu',
    metric: 'Un moins la WAPE, pour des comptages en un lieu ou sur un corridor',
    measuredOn: 'Jours que le modèle n’a jamais vus',
  },
  forecastHorizon: {
    subject: 'Horizon de l’exactitude des prévisions, lieu',
    metric: 'La plus longue échéance à laquelle cette exactitude se maintient',
    measuredOn: 'Jours que le modèle n’a jamais vus',
  },
  queryLatency: {
    subject: 'Latence des requêtes',
    metric:
      'De la requête d’un client à la réponse prête à envoyer, temps de réseau jusqu’à notre nœud en périphérie compris',
    measuredOn: 'Requêtes sur des enregistrements stockés et indexés',
  },
  ingest: {
    subject: 'Débit d’ingestion',
    metric: 'Observations que la plateforme peut recevoir en une seconde',
    measuredOn: 'Tous les capteurs ensemble',
  },
  queryUptime: {
    subject: 'Disponibilité des requêtes',
    metric: 'Sur l’ensemble des minutes, part de celles où les requêtes reçoivent une réponse',
    measuredOn: 'Enregistrements stockés, par entente de niveau de service',
  },
  compression: {
    subject: 'Compression',
    metric: 'Taille de l’enregistrement annoté non compressé, divisée par la taille stockée',
    measuredOn: 'L’enregistrement stocké',
  },
  edgeAccess: {
    subject: 'Accès en périphérie',
    metric: 'Temps de réseau entre un client et notre serveur le plus proche (nœud en périphérie)',
    measuredOn: 'Clients des métropoles qui ont cet accès (ligne suivante)',
  },
  edgeCoverage: {
    subject: 'Couverture de l’accès en périphérie',
    metric: 'Part des grandes métropoles qui ont cet accès',
    measuredOn: 'Les grandes métropoles',
  },
  congestion: {
    subject: 'Baisse de la congestion de pointe',
    metric: 'Diminution du retard à la pointe, par comparaison entre avant et après',
    measuredOn: 'Corridors dont les feux et les intervalles de passage des véhicules suivent la demande',
  },
  eventInterval: {
    subject: 'Intervalle de mise à jour',
    metric: 'D’une mise à jour à la suivante',
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
      'De la connexion au moment où la session ne peut plus être renouvelée; un jeton d’accès émis auparavant reste valide jusqu’à une heure de plus',
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
})
