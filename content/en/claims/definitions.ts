import { type ClaimKey, type ClaimStatus, claims } from '#content/facts/claims.ts'

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
    metric: 'Radius round the true point that holds a share of the fixes; the share is agreed',
    measuredOn: 'Points of known position, under open sky and with corrections',
  },
  alertLatency: {
    subject: 'Alert latency',
    metric: 'From the deciding event’s arrival to the alert’s handover to console, webhook or radio gateway',
    measuredOn: 'Alerts of live operations; the way to us and from us is not in it',
  },
  monitoring: {
    subject: 'Monitoring',
    metric: 'Hours and days on which feeds and service are watched',
    measuredOn: 'Every client whose service we operate; nobody of ours sees behind an air gap',
  },
  integrity: {
    subject: 'Data integrity',
    metric: 'Records that pass checksum, signature and plausibility, over records received',
    measuredOn: 'Every record of a day',
  },
  uptime: {
    subject: 'Uptime of live operations',
    metric: 'Minutes in which monitoring and alerts work, over all minutes',
    measuredOn: 'Live operations, over the period of the contract',
  },
  patches: {
    subject: 'Critical patches',
    metric: 'From the release of a patch until it runs on all that we operate',
    measuredOn: 'Every critical patch; what a client operates takes it from signed media',
  },
  recoveryTime: {
    subject: 'Recovery time (RTO)',
    metric: 'From an outage until the service is back',
    measuredOn: 'Disasters, and rehearsals from a cold start',
  },
  recoveryPoint: {
    subject: 'Recovery point (RPO)',
    metric: 'Age of the newest data that survives, at the outage',
    measuredOn: 'The same',
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
    metric: 'Records read in a day; a project’s volume, not a capacity',
    measuredOn: 'A typical project',
  },
  updateFrequency: {
    subject: 'Update frequency',
    metric: 'From one forecast run to the next',
    measuredOn: 'Every run',
  },
  identification: {
    subject: 'Entity identification accuracy',
    metric: 'Of the joins made between sensors under one salt, the share that is right; doubtful pairs stay apart',
    measuredOn: 'Pairs whose truth is known',
  },
  forecastAccuracy: {
    subject: 'Forecast accuracy',
    metric: 'One minus WAPE of counts at one place or on one corridor; never of where a person goes',
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
    metric: 'Observations a second that the platform is designed to take; a capacity, not a project’s volume',
    measuredOn: 'The design',
  },
  queryUptime: {
    subject: 'Uptime of queries',
    metric: 'Minutes in which queries are answered, over all minutes',
    measuredOn: 'Stored records, over the period of the contract',
  },
  compression: {
    subject: 'Compression',
    metric: 'Bytes of the plain annotated record over bytes stored',
    measuredOn: 'The stored record; feeds with an uneven clock give less',
  },
  edgeAccess: {
    subject: 'Edge access',
    metric: 'Journey from a client to the nearest edge node',
    measuredOn: 'Clients in the metros of the next row',
  },
  edgeCoverage: {
    subject: 'Metros with that access',
    metric: 'Share of the major metros',
    measuredOn: 'The metros that we count as major',
  },
  congestion: {
    subject: 'Lower peak congestion',
    metric: 'Fall of the peak’s delay, before against after; a ceiling',
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
    measuredOn: 'Every row of the register',
  },
  certifications: {
    subject: 'Certifications, by the company’s own count',
    metric: 'Standards, laws and frameworks certified to, attested or aligned with',
    measuredOn: 'The company’s list, of which the register names a part',
  },
}

/** How far a figure binds, as the word beside it. The section on figures of /about explains the first three. */
const statuses: Readonly<Record<ClaimStatus, string>> = {
  contract: 'contract',
  target: 'target',
  stated: 'stated',
  policy: 'policy',
  case: 'one case',
  audited: 'own count',
}

/** How far the figure of a claim binds: 'contract', 'target', 'stated'. */
export const claimStatus = (key: ClaimKey): string => statuses[claims[key].status]
