import { consequence } from '#content/en/claims/consequences.ts'
import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import type { LoggedEvent, Service } from '#content/schema/service.ts'

/** What the picture of the synthetic day saw of its shortest stop, minute by minute. The hot entry is the alert. */
export const awarenessLog: LoggedEvent[] = [
  { time: dayWord('day.short.before.leave'), text: `leaves ${dayWord('day.short.before.place')}`, hot: false },
  { time: dayWord('cop.enters'), text: 'enters geofence', hot: false },
  { time: dayWord('day.short.arrive'), text: `stops, ${dayWord('day.short.place')}`, hot: false },
  {
    time: dayWord('day.short.alert'),
    text: `alert: stopped ${dayWord('day.short.alert.after.word')} minutes`,
    hot: true,
  },
  { time: dayWord('day.short.leave'), text: `leaves for ${dayWord('day.short.after.place')}`, hot: false },
]

export const awareness: Service = {
  slug: 'awareness',
  number: '2.6',
  icon: 'awareness',
  ground: 'night',
  fold: 'full',
  method: 'fence',
  title: 'Situational Awareness',
  pageTitle: 'Situational Awareness: live map and alerts',
  subject: 'situational awareness',
  description: `One live map with alerts that name the rule and the data behind them. Here a ${dayWord('day.short.minutes')}-minute stop raises an alert while it is still going on.`,
  summary: `One live map: alerts in ${claim('alertLatency')} that name their rule and data, replay of what was known at the time, a signed shift log, monitoring ${claim('monitoring')}.`,
  intro:
    'Situational Awareness shows on one live map what is happening now, which rule detected it, and what was known at the time.',
  give: 'Live feeds, results of the other services, your alert rules',
  get: 'Live map, alerts, replay, shift log',
  further: { label: 'Real-time awareness: the alert, millisecond by millisecond', href: '/real-time-awareness' },
  fullDescription: [
    `The results of all services come together here, on one clock. The highlighted stop lasts ${dayWord('day.short.minutes')} minutes; the alert comes after ${dayWord('day.short.alert.after.word')}, while you can still act on it. An alert names the rule, the position that triggered it and, afterwards, what the device did next. The operator sees in one line why the alert was raised; a reviewer can see the same line a year later.`,
    `Alert latency is ${claim('alertLatency')}, from the arrival of the deciding event to the handover of the alert. The sensor’s own reporting interval comes before that and is usually longer. So each alert carries four times: sensed, received, decided, delivered.`,
    'Endsley (1995) describes awareness as perceiving, comprehending and projecting, and many consoles stop at the first. A screen that shows everything wears out its reader. ANSI/ISA-18.2, written for process plants, takes about one alarm in ten minutes as acceptable for one operator; we tune to that figure and list which rules raise the most alarms. One limit: the map shows only what sensors cover, so a street that looks empty may not be.',
  ],
  log: awarenessLog,
  features: [
    {
      name: 'Live tracks',
      text: 'When a device goes silent, it is shown as a growing circle of where it could be.',
    },
    {
      name: 'Geofences',
      text: 'An area with an alert rule: any polygon, any schedule; entry, exit or dwell. A margin inside the line keeps a device at the edge from raising an alert twice a minute.',
    },
    {
      name: 'Alert rules',
      text: 'Condition, time window, area and authority, readable by the person who has to defend them. Each rule is tested on last month’s data before it goes live.',
    },
    {
      name: 'Replay',
      text: 'Any minute of the day, as it was known then. Data that arrived late is kept apart, so a review shows only what was known.',
    },
    {
      name: 'Shift log',
      text: 'What was seen, by whom, and what was done; signed at handover and exportable with its hashes.',
    },
    {
      name: 'Quiet by default',
      text: 'A device within its routine raises no alert. Most of the movement on the map needs no attention.',
    },
  ],
  capabilities: [
    {
      name: 'Monitored around the clock',
      text: `${claim('monitoring')} monitoring of the feeds and service we operate. For these live operations the uptime SLA is ${claim('uptime')}, which leaves about ${consequence('uptime.year')} of a year, each of them logged with its cause.`,
    },
    {
      name: 'Alerts that other systems read',
      text: 'Alerts go to the map, by webhook and over the RESTful API; as Common Alerting Protocol messages for public warning, in the Canadian profile; and as Cursor on Target events for tactical clients such as ATAK.',
    },
    {
      name: 'One event, several agencies',
      text: 'Police, fire and transit see the same event at the same place, each with its own rights. Cells that one agency may not see are hatched for it, and the cybersecurity measures of the shared map apply to every console.',
    },
    {
      name: 'Small enough for a weekend',
      text: `Our event case study used ${claim('eventNodes')} ingestion nodes and ${claim('eventServers')} backend server, at a ${claim('eventInterval')} update interval.`,
    },
    {
      name: 'Keeps going when the link does not',
      text: 'Edge nodes keep evaluating their geofences without the core and reconcile when the line returns. Replay shows both versions: what the node knew, and what the control room knew.',
    },
    {
      name: 'Every alert has an outcome',
      text: 'Acted on, watched, or wrong: the operator marks each alert when closing it, so the false-alarm rate of each rule is counted monthly.',
    },
  ],
  technologies: [
    'Event streaming in event time',
    'Complex event processing',
    'Interacting multiple model tracking (Blom & Bar-Shalom 1988)',
    'Geofence engine on S2 cell coverings',
    'Common Alerting Protocol 1.2 (OASIS), with CAP-CP',
    'Cursor on Target events; MIL-STD-2525 and APP-6 symbols',
    'OGC SensorThings API',
    'WebSocket feeds and signed webhooks',
    'Time-indexed replay on two clocks',
  ],
  scenario: {
    title: 'From 310 alarms a day to two',
    paragraphs: [
      'Operators of a water utility ignore the gate alarms of 40 unattended sites. In figures invented for this page, one rule, any entry outside working hours, raised 9,300 alarms in 30 days. That is 310 a day, more than two in every ten minutes.',
      'We replayed the month against the work orders. Of the 9,300 entries 9,021, or 97%, were contractors on schedule. The new rule asks for an entry without a work order and a stay of ten minutes. It raised 54 alarms, fewer than two a day, and caught all six known intrusions. It was tuned on that month, so this proves little.',
      'In the next month it raised 61 alarms and caught four of five intrusions. The fifth was a stop of seven minutes. At the two sites where seven minutes are enough to do harm the threshold is now six, for about nine more alarms a month, and that cost is recorded with the rule.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'A watch floor needs the alert, the rule and the replay in one place.' },
    publicSafety: { mark: 'leans-on', reason: 'One live map with few alerts, each with its reason.' },
    urbanPlanning: { mark: 'adds', reason: 'Added when planning hands over to the control room.' },
    retail: {
      mark: 'none',
      reason: 'A shop seldom needs a watch floor; the security of a chain may.',
    },
    healthcare: {
      mark: 'none',
      reason: 'Epidemics move in days; an emergency operations centre is served under public safety.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Silence and overload as events, with replay, for an operations centre.',
    },
    emergency: { mark: 'leans-on', reason: 'Roads, shelters and crews on one clock, for the duty desk.' },
  },
  closing: {
    title: 'See it on an incident you know.',
    text: 'Bring the data of that day. We replay it with your rules and show when an alert could have been raised.',
  },
  sources: ['blom1988', 'cap12', 'endsley1995', 'isa182'],
}
