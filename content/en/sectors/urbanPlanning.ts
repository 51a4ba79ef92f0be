import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { Sector } from '#content/schema/sector.ts'

export const urbanPlanning = typeset<Sector>({
  slug: 'urbanPlanning',
  icon: 'junction',
  ground: 'deep',
  title: 'Urban Planning & Transit',
  pageTitle: 'Transit and urban planning: observed trips',
  description:
    'How many travel from where to where, and by what mode? Observed trips, with no five-year wait for a survey.',
  summary:
    'Origins, destinations, modes and bridge counts by the quarter-hour, from observed trips, with sample and margin of error, for planners and transit agencies.',
  intro:
    'Plan routes and timetables from observed trips: origins, destinations, travel modes and counts by the quarter-hour, each with its sample and margin of error.',
  fullDescription: [
    'You see which quarter-hour overloads a road, a stop or a bridge, and how many people travel from where to where, with the sample behind each number.',
    'Counts come by the quarter-hour, not only as daily totals, because an overload of roads or transit may last no longer. For every count line (screenline) you also get the peak-hour factor: the count of the hour divided by four times that of its busiest quarter. It is 1.00 for a steady hour; a lower factor means a sharper peak. The three bridges below show what a daily count hides.',
    `Trips keep their short stops, which must not be counted as driving. On our example day the traveller stops for ${dayWord('day.short.minutes')} minutes. If that stop is missed, the two trips around it become one: ${dayWord('day.chain.km')} km in ${dayWord('day.chain.minutes')} minutes, or ${dayWord('day.chain.kmh')} km/h, which looks like a jam. While moving, the average is ${dayWord('day.chain.moving.kmh')} km/h.`,
    'Two warnings belong on every map we make. First, devices are not a fair sample: children, very old people and those without a data plan are rare in it. Weighting to the census corrects the totals, not these gaps. Second, a before-and-after study is not valid if the detector changed in between, so we print its version and settings in the legend.',
  ],
  specimen: {
    kind: 'junction',
    title: `A count of cars misses all ${dayWord('junction.hidden.people')} people who make this turn.`,
    text: 'They go by bus or on foot. Our sample ranks the turns of this junction by people, as a panel of devices counts them with margins of error, and gives green time to the one that cars hide.',
    more: [{ label: 'Morning trips across town: sample counts', href: '/data/counts#flows' }],
    receive: [
      'For each turn: the street people come from, the one they leave by, and how many there are, with an interval; by mode where there are enough devices.',
      `Here, from east to north, ${dayWord('junction.from')} to ${dayWord('junction.to')}: ${dayWord('junction.panel.people')} people (${dayWord('junction.panel.least')} to ${dayWord('junction.panel.most')}); in truth ${dayWord('junction.hidden.people')}.`,
    ],
  },
  start: { label: 'How a count starts', href: '/data/junction#start' },
  readings: 'crossings',
  benefits: [
    {
      name: `Peak congestion lower by ${claim('congestion')}`,
      text: `Where signals and headways (time between vehicles) follow observed demand, delay at the peak falls by ${claim('congestion')}.`,
    },
    {
      name: 'Four hours to react',
      text: `Forecast accuracy per corridor is ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} ahead. You have time to put one more vehicle on the road.`,
    },
    {
      name: 'Current data between surveys',
      text: `Forecasts are updated every ${claim('updateFrequency')}. Household surveys come years apart.`,
    },
    {
      name: 'Crossings, not people',
      text: 'We strip identifiers before we count. You receive counts by zone and hour, with margins of error.',
      link: { label: 'Is a device followed?', href: '/data/sites#device' },
    },
    {
      name: 'Travel modes with probabilities',
      text: 'Walk, car, bike, transit or other. If two modes remain likely, each has its probability.',
    },
  ],
  useCases: [
    {
      name: 'Routes drawn from trips',
      text: 'Origin and destination pairs by hour, laid over your network, show journeys that take two transfers and could be direct.',
      data: 'Fare-card trips or device counts by zone.',
    },
    {
      name: 'Headways by quarter-hour',
      text: 'For each stop and direction, see the quarter-hours in which demand exceeds service.',
      data: 'Your passenger counters and timetable.',
    },
    {
      name: 'A bridge closed for the summer',
      text: `Close bridge B of a smaller example, with ${dayWord('tensor.entities')} commuters, send its ${dayWord('bridge.b.day')} crossings a day over the other two, and see the new peak before the barriers go up.`,
      data: 'Counters on the bridges, or trips by zone.',
    },
    {
      name: 'The last 400 metres',
      text: 'Walking trips to and from each stop, with their detours, show where a sidewalk is missing.',
      data: 'Walking tracks of people who consented.',
    },
    {
      name: 'The crowd after the match',
      text: 'People leaving, counted every five minutes and set against the trains that actually ran, show whether the platform clears.',
      data: 'Counters at the exits; your train times.',
    },
    {
      name: 'Before and after',
      text: 'The same detector before and after a change, with a control corridor that was left alone. Without the control corridor, an effect of the weather can look like an effect of the change.',
      data: 'Your detectors, on both corridors.',
    },
    {
      name: 'Streets cyclists avoid',
      text: 'Detours that cyclists take and drivers do not, street by street, in metres. A long detour can mark a road that the bicycle map includes but cyclists avoid.',
      data: 'Bicycle tracks of people who consented; your bicycle map.',
    },
    {
      name: 'Night service',
      text: 'Trips that begin after the last train, by zone and mode, each with its sample and margin of error.',
      data: 'Trips by zone at night, with their sample.',
    },
  ],
  technologies: [
    'GTFS schedules and GTFS Realtime feeds',
    'GBFS for shared bikes, MDS for scooters',
    'Newson-Krumm map matching on OpenStreetMap or your own network',
    'Mode inference from speed, acceleration and stops',
    'Iterative proportional fitting to census margins',
    'RAPTOR journeys for what-if timetables (Delling et al. 2012)',
    'H3 zones with minimum-count masking',
    'RESTful API, JSON, OAuth 2.0',
  ],
  compliance: [
    {
      name: 'Act respecting Access (Québec)',
      text: 'A city in Québec assesses the privacy impact of any information system that holds personal information (section 63.5), and before the information leaves Québec (section 70.1). It notifies the Commission d’accès à l’information (CAI) of an incident with a risk of serious injury (section 63.8). Counts by zone limit what the assessment has to cover.',
    },
    {
      name: 'MFIPPA',
      text: 'Ontario’s access and privacy act for municipalities lets a city collect personal information if a statute says so, for law enforcement, or if a lawfully authorized activity needs it. We plan counts by zone so that the city need not hold any personal information.',
    },
    {
      name: 'PIPEDA',
      text: 'Binds private operators and data suppliers. The consent behind each feed is on file. We do not merge a feed without it.',
      register: ['PIPEDA'],
    },
    {
      name: 'Law 25 (Québec)',
      text: 'Its anonymization regulation of 2024 asks for a test of singling out, linking and inference. We run these three tests on every release, and keep the results with it.',
    },
    {
      name: 'GDPR and UK GDPR',
      text: 'A trip table can be personal data however it is labelled. For European cities we prepare the impact assessment with the controller and keep processing in region.',
      register: ['GDPR', 'UK GDPR'],
    },
    {
      name: 'GTFS, GBFS and MDS',
      text: 'Open feed specifications rather than laws. Extensions are documented, so that your next supplier can read the files.',
    },
    {
      name: 'ISO 27001:2022, 27017, 27018, 27701',
      text: `Audited ${claim('certificationAudits')}: information security management, cloud controls, personal information in public clouds, and privacy management.`,
      register: ['ISO 27001:2022', 'ISO 27017', 'ISO 27018', 'ISO 27701'],
    },
  ],
  keyFeatures: [
    {
      name: 'Origin and destination matrices',
      text: 'By zone, hour, mode and day type, each cell with its sample size and margin of error.',
    },
    {
      name: 'Screenline counts',
      text: 'Any line, both directions, by the quarter-hour or longer (at events, five minutes).',
    },
    {
      name: 'Trip chaining',
      text: 'Short stops are kept, so that a school gate or a pharmacy counts as a purpose and not as a delay.',
    },
    {
      name: 'Scenario runs',
      text: 'Close a link, move a stop or change a headway. We save the inputs, so that council staff can run it again.',
    },
    {
      name: 'Masked by default',
      text: 'A cell below your minimum is withheld, and so is a second cell where subtraction would reveal the first.',
    },
  ],
  test: {
    label: 'Test a junction or a line',
    write: 'A junction or a count line, the hours, and the decision to make.',
    get: 'First whether there are enough devices, then counts with their margin of error.',
  },
  closing: {
    title: 'Test it on your city.',
    text: 'Name a junction or a count line, the hours and the decision that you have to make. We first say whether there are enough devices, then return the counts with their margin of error.',
  },
  sources: ['delling2012', 'law25', 'mfippa', 'newson2009', 'pipeda', 'quebecaccessact', 'quebecanonymization'],
})
