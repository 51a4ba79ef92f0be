import { typeset } from '#content/en/language/typography.ts'
import type { ClaimKey } from '#content/facts/claims.ts'

/** What makes a figure checkable. */
export interface ClaimDefinition {
  /** What the figure is a figure of. */
  readonly subject: string
  /** The quantity, and where it starts and stops. */
  readonly metric: string
  /** The data set or the events that it is measured on. */
  readonly measuredOn: string
}

/** What each figure means. A claim without an entry does not compile. */
export const claimDefinitions = typeset<Readonly<Record<ClaimKey, ClaimDefinition>>>({
  precision: {
    subject: 'Location precision',
    metric: 'Distance of a fix from the true point',
    measuredOn: 'Points of known position',
  },
  alertLatency: {
    subject: 'Alert latency',
    metric:
      'From receiving the event that triggers an alert to handing the alert to a console, webhook or radio gateway',
    measuredOn: 'Alerts of live operations',
  },
  monitoring: {
    subject: 'Monitoring',
    metric: 'Hours and days of monitoring',
    measuredOn: 'Feeds and service',
  },
  integrity: {
    subject: 'Data integrity',
    metric: 'Share of the records received that pass checksum, signature and plausibility checks',
    measuredOn: 'Every record of a day',
  },
  uptime: {
    subject: 'Uptime of live operations',
    metric: 'Share of all minutes in which monitoring and alerts work',
    measuredOn: 'Live operations, by SLA',
  },
  patches: {
    subject: 'Critical patches',
    metric: 'From the release of a patch until it is installed on every system we operate',
    measuredOn: 'Every critical patch',
  },
  recoveryTime: {
    subject: 'Recovery time (RTO)',
    metric: 'From an outage until the service is back',
    measuredOn: 'Outages',
  },
  recoveryPoint: {
    subject: 'Recovery point (RPO)',
    metric: 'Age, at the time of the outage, of the newest data that we can recover',
    measuredOn: 'Outages',
  },
  detection: {
    subject: 'Mean time to detect',
    metric: 'Average time from the start of an incident until it is detected',
    measuredOn: 'Security incidents',
  },
  predictionAccuracy: {
    subject: 'Prediction accuracy',
    metric: 'One minus WAPE, the sum of absolute errors divided by the sum of counts, for counts over an area',
    measuredOn: 'Days that the model never saw; all areas and all hours of the forecast window together',
  },
  forecastWindow: {
    subject: 'Forecast window',
    metric: 'From a forecast run to the last hour it forecasts',
    measuredOn: 'Every run',
  },
  dataPoints: {
    subject: 'Data volume',
    metric: 'Records processed in a day',
    measuredOn: 'All feeds together',
  },
  updateFrequency: {
    subject: 'Update frequency',
    metric: 'From one forecast run to the next',
    measuredOn: 'Every run',
  },
  identification: {
    subject: 'Entity identification accuracy',
    metric: 'Of the links made between records of two sensors, the share that is correct',
    measuredOn: 'Pairs whose true match is known',
  },
  forecastAccuracy: {
    subject: 'Forecast accuracy',
    metric: 'One minus WAPE, for counts at one place or on one corridor',
    measuredOn: 'Days that the model never saw',
  },
  forecastHorizon: {
    subject: 'Horizon of forecast accuracy',
    metric: 'Longest time ahead for which the forecast accuracy holds',
    measuredOn: 'Days that the model never saw',
  },
  queryLatency: {
    subject: 'Query latency',
    metric: 'From a client’s query to an answer ready to send, including network time to our edge',
    measuredOn: 'Queries over stored, indexed records',
  },
  ingest: {
    subject: 'Ingest rate',
    metric: 'Observations that the platform can take in each second',
    measuredOn: 'All sensors together',
  },
  queryUptime: {
    subject: 'Uptime of queries',
    metric: 'Share of all minutes in which queries are answered',
    measuredOn: 'Stored records, by SLA',
  },
  compression: {
    subject: 'Compression',
    metric: 'Size of the uncompressed annotated record divided by the size stored',
    measuredOn: 'The stored record',
  },
  edgeAccess: {
    subject: 'Edge access',
    metric: 'Network time from a client to our nearest server (edge node)',
    measuredOn: 'Clients in the metros counted in the next row',
  },
  edgeCoverage: {
    subject: 'Coverage of edge access',
    metric: 'Share of the major metros that have edge access',
    measuredOn: 'Major metros',
  },
  congestion: {
    subject: 'Lower peak congestion',
    metric: 'Reduction in peak delay, comparing after with before',
    measuredOn: 'Corridors whose signals and headways (time between vehicles) follow demand',
  },
  eventInterval: {
    subject: 'Update interval',
    metric: 'From one update to the next',
    measuredOn: 'One open-air event',
  },
  eventNodes: { subject: 'Ingestion nodes', metric: 'Nodes on the site', measuredOn: 'The same event' },
  eventServers: { subject: 'Backend servers', metric: 'Servers behind the nodes', measuredOn: 'The same event' },
  reply: {
    subject: 'Reply to an inquiry',
    metric: 'From the message to a person’s reply',
    measuredOn: 'Business days',
  },
  session: {
    subject: 'Session of the client portal',
    metric:
      'From sign-in until the session can no longer be renewed; an access token issued before then stays valid for up to an hour',
    measuredOn: 'Every session',
  },
  sanctionsReview: { subject: 'Review of the sanctions policy', metric: 'Reviews a year', measuredOn: 'The calendar' },
  complianceAudits: { subject: 'Compliance audits', metric: 'Audits a year', measuredOn: 'The calendar' },
  designations: { subject: 'Review of new designations', metric: 'Reviews a day', measuredOn: 'The official lists' },
  certificationAudits: {
    subject: 'Audit of certifications',
    metric: 'Audits a year',
    measuredOn: 'Certifications',
  },
  certifications: {
    subject: 'Certifications',
    metric: 'Number of certifications',
    measuredOn: 'The company',
  },
})
