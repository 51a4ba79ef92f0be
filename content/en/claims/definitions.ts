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
export const claimDefinitions: Readonly<Record<ClaimKey, ClaimDefinition>> = {
  precision: {
    subject: 'Location precision',
    metric: 'Distance of a fix from the true point',
    measuredOn: 'Points of known position',
  },
  alertLatency: {
    subject: 'Alert latency',
    metric: 'From the deciding event’s arrival to the alert’s handover to console, webhook or radio gateway',
    measuredOn: 'Alerts of live operations',
  },
  monitoring: {
    subject: 'Monitoring',
    metric: 'Hours and days on which we watch',
    measuredOn: 'Feeds and service',
  },
  integrity: {
    subject: 'Data integrity',
    metric: 'Records that pass checksum, signature and plausibility, over records received',
    measuredOn: 'Every record of a day',
  },
  uptime: {
    subject: 'Uptime of live operations',
    metric: 'Minutes in which monitoring and alerts work, over all minutes',
    measuredOn: 'Live operations, by SLA',
  },
  patches: {
    subject: 'Critical patches',
    metric: 'From the release of a patch until it runs on all that we operate',
    measuredOn: 'Every critical patch',
  },
  recoveryTime: {
    subject: 'Recovery time (RTO)',
    metric: 'From an outage until the service is back',
    measuredOn: 'Outages',
  },
  recoveryPoint: {
    subject: 'Recovery point (RPO)',
    metric: 'Age of the newest data that survives, at the outage',
    measuredOn: 'The same outages',
  },
  detection: {
    subject: 'Mean time to detect',
    metric: 'From an incident’s start until it is noticed, averaged',
    measuredOn: 'Security incidents',
  },
  predictionAccuracy: {
    subject: 'Prediction accuracy',
    metric: 'One minus the weighted absolute percentage error (WAPE) of counts over an area',
    measuredOn: 'Days that the model never saw, cells summed, leads together',
  },
  forecastWindow: {
    subject: 'Forecast window',
    metric: 'From a run to the last hour that it forecasts',
    measuredOn: 'Every run',
  },
  dataPoints: {
    subject: 'Volume read',
    metric: 'Records read in a day',
    measuredOn: 'All feeds together',
  },
  updateFrequency: {
    subject: 'Update frequency',
    metric: 'From one forecast run to the next',
    measuredOn: 'Every run',
  },
  identification: {
    subject: 'Entity identification accuracy',
    metric: 'Of the joins made between sensors, the share that is right',
    measuredOn: 'Pairs whose truth is known',
  },
  forecastAccuracy: {
    subject: 'Forecast accuracy',
    metric: 'One minus WAPE of counts at one place or on one corridor',
    measuredOn: 'Days that the model never saw',
  },
  forecastHorizon: {
    subject: 'Horizon of that accuracy',
    metric: 'Longest lead at which it holds',
    measuredOn: 'The same days',
  },
  queryLatency: {
    subject: 'Query latency',
    metric: 'From a client’s query to its encoded answer, the journey to our edge included',
    measuredOn: 'Queries over stored, indexed records',
  },
  ingest: {
    subject: 'Ingest rate',
    metric: 'Observations that the platform takes in a second',
    measuredOn: 'All sensors together',
  },
  queryUptime: {
    subject: 'Uptime of queries',
    metric: 'Minutes in which queries are answered, over all minutes',
    measuredOn: 'Stored records, by SLA',
  },
  compression: {
    subject: 'Compression',
    metric: 'Bytes of the plain annotated record over bytes stored',
    measuredOn: 'The stored record',
  },
  edgeAccess: {
    subject: 'Edge access',
    metric: 'Journey from a client to the nearest edge node',
    measuredOn: 'Clients in the metros of the next row',
  },
  edgeCoverage: {
    subject: 'Metros with that access',
    metric: 'Share of the major metros',
    measuredOn: 'Major metros',
  },
  congestion: {
    subject: 'Lower peak congestion',
    metric: 'Fall of the peak’s delay, before against after',
    measuredOn: 'Corridors whose signals and headways follow demand',
  },
  eventInterval: {
    subject: 'Update interval',
    metric: 'From one picture to the next',
    measuredOn: 'One open-air event',
  },
  eventNodes: { subject: 'Ingestion nodes', metric: 'Nodes on the site', measuredOn: 'The same event' },
  eventServers: { subject: 'Backend servers', metric: 'Servers behind the nodes', measuredOn: 'The same event' },
  reply: {
    subject: 'Reply to an enquiry',
    metric: 'From the message to a person’s reply',
    measuredOn: 'Business days',
  },
  session: {
    subject: 'Session of the client portal',
    metric: 'From sign-in until it can no longer be renewed; an access token given before then lives for up to an hour',
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
}
