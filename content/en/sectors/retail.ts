import { claim } from '#content/en/claims.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { Sector } from '#content/schema/sector.ts'

export const retail = typeset<Sector>({
  slug: 'retail',
  icon: 'catchment',
  title: 'Retail & Real Estate',
  pageTitle: 'Retail and real estate: foot traffic, catchments',
  description:
    'How many people would visit a site not built yet, and how many of those visits would your own stores lose?',
  summary:
    'Catchments, dwell, return visits and foot-traffic forecasts for retail and real estate, as counts without names, each with its sample size.',
  intro:
    'For a site, open or planned: how many people come or would come, from where, how long they stay (dwell) and how many visits a new store takes from yours. All results are counts, and without consent no device is recognized on another day.',
  fullDescription: [
    'For each site you get a map of where its visitors come from, and its visits counted apart from people who only walk past, each number with its margin of error.',
    'We draw the catchment, the area that a site’s visitors come from, from observed visits, by category and hour. Many are drawn as circles, but real ones are not round. In the model of Huff (1964), the chance of choosing a store grows with its size and falls with distance. The exponent of distance sets how fast. Suppose that a household is 2 km from a store of 3,000 m² and 1 km from one of 1,000 m². With distance squared, the smaller, nearer store gets 57 in 100 of the household’s visits; with an exponent of one, 40. Your decision depends on that exponent, so we fit it to the visits.',
    'Passers-by are not counted as visits. A phone at the red light outside is near the store for two minutes; a phone in the pharmacy queue, for six. For each store format we set the shortest time that counts as a visit, so that small changes to it hardly alter the count. The report shows how many visits a slightly different setting would add or lose.',
    'Movement cannot tell you who bought what, or why. A panel of phones over-represents some ages and carriers, so we compare devices with door counts or sales totals before we give numbers of people. The data feeds are yours or a third party’s, each with its source on record. Small stores often have too few devices for the month you want. In that case we tell you, and give the figure for the year.',
  ],
  specimen: {
    kind: 'lots',
    figure: 'lots',
    title: 'Lot A may draw more visits. Lot B pays its rent even at the low end.',
    text: 'Our sample report forecasts one shop on two empty lots, tests such forecasts on open shops, and shows what each lot needs to pay its rent. You bring door counts or sales, floor space and rents. The panel of devices is yours or a third party’s, with its consent on record. We tell you first whether it is large enough.',
    more: [{ label: 'Two open shops, counted and compared', href: '/data/sites#decision' }],
  },
  paper: { label: 'For your privacy counsel: what is used, withheld and received', href: '/data/sites#device' },
  start: { label: 'How a comparison starts', href: '/data/sites#start' },
  benefits: [
    {
      name: 'Visits to a site not yet built',
      text: 'Visits forecast for a planned store, with the margin of error and the comparable stores named. To find the error, we leave out each of these stores in turn and forecast it from the others.',
    },
    {
      name: 'Enough devices, or we say so',
      text: `In our synthetic sample, the devices of ${dayWord('sites.devices.share')}% of residents are enough to show that lot B pays its rent. With those of 3% or 2%, we would say that lot B is ahead, not that it pays.`,
    },
    {
      name: 'Cannibalization in numbers',
      text: `How many visits a planned store would take from yours: forecast with a margin of error, then measured once it is open. In our sample, lot A would take ${dayWord('sites.lots.park.taken')} of the ${dayWord('sites.king.before')} visits a day to King Street. Once it is open, King Street has ${dayWord('sites.king.visits')}.`,
    },
    {
      name: 'Staff for the busy hours',
      text: `Foot traffic over an area, with ${claim('predictionAccuracy')} prediction accuracy in a ${claim('forecastWindow')} forecast window, measured on all areas together. For one store, forecast accuracy is ${claim('forecastAccuracy')}, ${claim('forecastHorizon')} ahead. The two go together: an area has large counts, a store small ones, which vary more by chance.`,
    },
    {
      name: 'Rent with evidence',
      text: 'Landlord and tenant see the same count for the same dates.',
    },
    {
      name: 'No shopper on file',
      text: 'Reports hold counts above a minimum: no audience, no list of devices, no targeted advertising.',
      link: { label: 'Is a device followed?', href: '/data/sites#device' },
    },
  ],
  useCases: [
    {
      name: 'Choosing between two lots',
      text: 'Each lot with its fitted catchment, its overlap with your stores, and the visits it would need to break even on your own figures.',
      data: 'Visits from a panel with consent; your door counts or sales, floor space and rents.',
    },
    {
      name: 'Foot traffic forecasting',
      text: 'Foot traffic over an area by quarter-hour for the next two days, with holidays and road closures included.',
      data: 'A few months of device counts for the area.',
    },
    {
      name: 'Peak-hour prediction and staff scheduling',
      text: 'The forecast for each hour has a range. Staff a busy day for its upper end to avoid queues, a quiet day for the middle to save wages.',
      data: 'Your door counters.',
    },
    {
      name: 'Location impact modelling',
      text: 'When a transit stop moves or an anchor tenant leaves, we compare visits before and after with a similar street where nothing changed.',
      data: 'Counts on both streets, before and after.',
    },
    {
      name: 'Tenant mix',
      text: 'Where visitors go next, as flows between kinds of shop. For example, a gym that empties at ten sends customers to the café beside it.',
      data: 'Trips of a panel with consent.',
    },
    {
      name: 'Loyalty without a card',
      text: 'How many visitors in a hundred return within the season, in a panel of people who consented. Their pseudonyms expire with the season.',
      data: 'The panel itself, for one season.',
    },
    {
      name: 'Delivery and curb space',
      text: 'How long vans stand at each curb, by hour. A landlord sees whether the loading bay is too small or merely badly timed.',
      data: 'Positions of delivery vans, or sensors at the curb.',
    },
    {
      name: 'Vacant main street',
      text: 'How many people pass without stopping, by block and hour: evidence for a tenant of the empty unit.',
      data: 'Passer-by counters, or device counts by block.',
    },
  ],
  technologies: [
    'Huff gravity model with fitted exponents',
    'Visit detection with dwell thresholds per format',
    'Panel calibration to door counters and sales totals',
    'Synthetic control for openings and closures (Abadie et al. 2010)',
    'Gradient boosting with calendar and weather',
    'Isochrones on the actual network, by hour',
    'H3 catchments with minimum-count masking',
    'Analytics dashboard, exports in CSV and GeoPackage',
  ],
  compliance: [
    {
      name: 'PIPEDA',
      text: 'Meaningful consent for location. Alberta and British Columbia have acts of their own; their commissioners, Québec’s and the federal one made a joint finding on the Tim Hortons app (PIPEDA Findings #2022-001). It is our yardstick: a tap on ‘allow’ does not justify tracking beyond a stated, proportionate purpose.',
      register: ['PIPEDA'],
    },
    {
      name: 'Law 25 (Québec)',
      text: 'A project for an information system that uses personal information needs a privacy impact assessment (section 3.3), and so does sending it outside Québec (section 17). People must be told of functions that identify, locate or profile them, and how to activate those functions. A notice at the door announces in-store sensors, which count without pseudonyms unless someone opts in.',
    },
    {
      name: 'PCI DSS 4.0',
      text: 'Your card data never reaches us. We compare movement with sales only as totals by store and hour, which keeps the analysis out of cardholder scope.',
      register: ['PCI DSS 4.0'],
    },
    {
      name: 'SOC 2 Type II',
      text: 'An independent auditor tests our controls over a period, and not only on a single day.',
      register: ['SOC 2 Type II'],
    },
    {
      name: 'CCPA/CPRA',
      text: 'California treats location within a radius of 1,850 feet, about 564 m, as sensitive. Catchments there are drawn from coarser cells, or from the positions of people who chose to share that detail.',
      register: ['CCPA/CPRA'],
    },
    {
      name: 'GDPR and UK GDPR',
      text: 'Systematic monitoring of a publicly accessible area on a large scale calls for an impact assessment (Article 35). A shopping centre is such an area, and the draft assessment comes with the offer.',
      register: ['GDPR', 'UK GDPR'],
    },
  ],
  keyFeatures: [
    {
      name: 'Visits with their sample',
      text: 'Each count shows the number of devices behind it and its margin of error. Below your minimum (in our samples, ten devices) the cell is hatched and has no number.',
    },
    {
      name: 'Catchment by hour',
      text: 'At lunch visitors come from offices, on Saturdays from suburbs. Each hour has its own map.',
    },
    {
      name: 'Overlap with a competitor',
      text: 'The share of visits from areas that lie in both catchments, without either side’s customer data.',
    },
    {
      name: 'Alerts on drift',
      text: 'If a store’s visits stay outside the forecast range for three weeks, you get a note with what changed nearby.',
    },
    {
      name: 'API for the roster',
      text: 'Forecasts in JSON, over an API with OAuth 2.0, and webhooks when the expected peak moves.',
    },
  ],
  test: {
    label: 'Compare two addresses',
    write:
      'The two addresses, a store format and the date of your decision; for a lot, the planned opening. If the lots are confidential, name only the town and the store format: the addresses follow under NDA.',
    get: 'First, whether there are enough devices for an answer: from which panel, and with which consent. Then the visits to each site (for a lot, forecast) with their margin of error, both catchments, the loss to your stores, the visits that pay the rent, and what decides if neither site leads.',
  },
  closing: {
    title: 'Comparing two sites?',
    text: 'Name two addresses and a store format or, if the lots are confidential, only the town. We tell you whether one leads, by how much, and what decides if neither does.',
  },
  sources: ['abadie2010', 'ccpa', 'gdpr', 'huff1964', 'law25', 'pipeda', 'timhortons2022'],
})
