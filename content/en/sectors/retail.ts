import { claim } from '#content/en/claims.ts'
import type { Sector } from '#content/schema/sector.ts'

export const retail: Sector = {
  slug: 'retail',
  icon: 'tensor',
  title: 'Retail & Real Estate',
  pageTitle: 'Retail and real estate: foot traffic, catchments',
  description: 'Who would come, and come back, to a site you have not built yet?',
  summary:
    'Catchments, dwell, return visits and foot-traffic forecasts for retail and real estate, in masked counts, with the sample behind each number shown.',
  intro:
    'Get catchments, visits, dwell times and return visits for existing and planned sites, and see how much a new store takes from your own, in counts without names.',
  fullDescription: [
    'Many catchments are drawn as circles, but customers do not live in circles. Huff (1964) gave a better picture: the chance of choosing a store grows with its size and falls with distance raised to some power. Suppose that a household stands 2 km from a store of 3,000 m² and 1 km from one of 1,000 m². With distance squared, the smaller store gets 57 visits in 100; with distance to the first power, 40. The investment decision depends on that exponent, so we fit it from observed visits, by category and hour.',
    'A visit also has to be told from a pass. A phone at the red light outside is close for two minutes; in a queue at the pharmacy, for six. For each format we set the time that makes a visit in the range where the number of visits no longer changes, and the report prints the share of visits that a slightly different setting would change.',
    'Movement cannot tell you what was bought, by whom, and why. A panel of phones has more people of some ages and carriers, so we compare devices with door counts or till receipts before quoting people. Small stores often have too few devices for the month you want. In that case we say so and quote the year.',
  ],
  benefits: [
    {
      name: 'A site before it exists',
      text: 'Visits forecast for an empty lot, with the margin of error and the comparable sites named.',
    },
    {
      name: 'Staff for the busy hours',
      text: `Foot traffic at a stated ${claim('predictionAccuracy')} prediction accuracy over an area in a ${claim('forecastWindow')} forecast window, and scored again for each store, because an area total hides how well a small store was forecast.`,
    },
    {
      name: 'Cannibalization in numbers',
      text: 'How many visits to the new store come from your own old one, measured by how catchments shift.',
    },
    {
      name: 'Rent with evidence',
      text: 'Landlord and tenant see one count, computed by the same rule for the same dates.',
    },
    {
      name: 'No shopper on file',
      text: 'Reports hold counts above a minimum. There is no audience to export, no device list, and nothing to target an advertisement with.',
    },
  ],
  useCases: [
    {
      name: 'Choosing between two lots',
      text: 'Each lot with its fitted catchment, its overlap with your stores, and the visits it would need to break even on your own figures.',
    },
    {
      name: 'Foot traffic forecasting',
      text: 'Entries by quarter-hour for the next two days, with the public holiday and the road closure already in them.',
    },
    {
      name: 'Peak-hour prediction and staff scheduling',
      text: 'Plan the roster for the upper end of the range on Saturdays and for the middle on Tuesdays. You decide what a queue may cost.',
    },
    {
      name: 'Location impact modelling',
      text: 'A transit stop moves, an anchor tenant leaves: visits before and after, against a comparable street where nothing changed.',
    },
    {
      name: 'Tenant mix',
      text: 'Which visits continue to which neighbours, as flows between categories. A gym that empties at ten feeds the café beside it.',
    },
    {
      name: 'Loyalty without a card',
      text: 'Return visits as a rate per hundred within the season, from a consenting panel whose fingerprints expire with it.',
    },
    {
      name: 'Delivery and kerb space',
      text: 'Dwell of vans by kerb and hour, which shows a landlord whether the loading bay is too small or merely badly timed.',
    },
    {
      name: 'Vacant high street',
      text: 'Footfall that passes and does not stop, by block and hour, as a case to a tenant for the empty unit.',
    },
  ],
  technologies: [
    'Huff gravity model with fitted exponents',
    'Visit detection with dwell thresholds per format',
    'Panel calibration to door counters and receipts',
    'Synthetic control for openings and closures (Abadie et al. 2010)',
    'Gradient boosting with calendar and weather',
    'Isochrones on the actual network, by hour',
    'H3 catchments with minimum-count masking',
    'Analytics dashboard, exports in CSV and GeoPackage',
  ],
  compliance: [
    {
      name: 'PIPEDA',
      text: 'Meaningful consent for location. The joint finding on the Tim Hortons app (PIPEDA Findings #2022-001) is our yardstick: tracking beyond a stated, proportionate purpose is not cured by a tapped button.',
    },
    {
      name: 'Law 25 (Québec)',
      text: 'People must be told of functions that identify, locate or profile them, and how to activate those functions. In-store sensors are posted at the door and count without fingerprints unless someone opts in.',
    },
    {
      name: 'PCI DSS 4.0',
      text: 'Your card data never reaches us. Movement meets sales as totals by store and hour, which keeps the analysis out of cardholder scope.',
    },
    {
      name: 'CCPA/CPRA',
      text: 'California treats location within a radius of 1,850 feet, about 564 m, as sensitive. Catchments there are drawn from coarser cells or from data whose holders chose to share.',
    },
    {
      name: 'GDPR and UK GDPR',
      text: 'Systematic monitoring of a publicly accessible area on a large scale calls for an impact assessment (Article 35). A shopping centre is such an area, and the draft assessment comes with the offer.',
    },
    {
      name: 'SOC 2 Type II',
      text: 'The report of an independent auditor, who tests the controls over a period and not on a single day.',
    },
  ],
  keyFeatures: [
    {
      name: 'Visits with their sample',
      text: 'Each count shows the number of devices behind it and its margin of error. Below your minimum the cell is blank and hatched.',
    },
    {
      name: 'Catchment by hour',
      text: 'Lunch comes from offices and Saturday from suburbs, so one store has several catchments and a map for each.',
    },
    {
      name: 'Overlap with a competitor',
      text: 'The share of visits that two catchments have in common, from public places, without either side’s customer data.',
    },
    {
      name: 'Alerts on drift',
      text: 'A store that leaves its forecast range three weeks running raises a note with the likeliest cause nearby.',
    },
    {
      name: 'API for the roster',
      text: 'Forecasts by JSON, authenticated with OAuth 2.0, with webhooks when the expected peak moves.',
    },
  ],
  closing: {
    title: 'Comparing two sites?',
    text: 'Name two addresses and a store format. We return both catchments, the exponent we fitted, and what would have to change for the second choice to win.',
  },
  sources: ['abadie2010', 'ccpa', 'gdpr', 'huff1964', 'law25', 'pipeda', 'timhortons2022'],
}
