import { claim } from '#content/en/claims.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { Service } from '#content/schema/service.ts'

export const gis = typeset<Service>({
  slug: 'gis',
  number: '2.4',
  icon: 'vault',
  ground: 'amber',
  fold: 'right',
  title: 'Secure GIS Systems',
  pageTitle: 'Secure GIS Systems: cell-level access control',
  subject: 'secure GIS',
  description:
    'One shared map on which each user sees only what their role, purpose and area allow, down to a single grid cell.',
  summary:
    'Secure GIS for users with different clearances: access decided cell by cell, values that stay hidden in exports and totals, and a log of who saw what.',
  intro:
    'Secure GIS Systems (geographic information systems) give users with different clearances one shared map. Each sees only what their role, purpose and area allow.',
  give: 'Your map layers and your sharing rules',
  get: 'One map, masked exports, an audit log',
  sample: 'counts',
  fullDescription: [
    'You decide once who may see what, and every view, export and answer follows that rule. A map system that checks a user only at sign-in can show that user more than was intended. In ours, the access rules are part of the map: the database checks role, purpose and area for each grid cell before the map is drawn. Every answer is logged with the rule that allowed it. The system runs on your own network if needed.',
    'Subtraction must not reveal a hidden value. Suppose that a district has 40 people in five cells. Four show 12, 9, 11 and 6, and the fifth is withheld because it is small. A reader can work out that it is 2, so we withhold a second cell too. The same rule applies to tiles, totals and exports. A reader can also subtract answers of two dates, so the rule takes earlier answers into account. Counts that many people may read are protected differently: each is changed by a small random amount. Averaging repeated answers would cancel it, so all queries about the same people share one limit (privacy budget, ε).',
    'Encryption protects stored and transmitted data, and the access rules decide what a user may see. No system can take back what a cleared user has memorized or photographed, so the log keeps a complete record of the cells that they opened. You can inspect the rules and the log.',
  ],
  leads: {
    features: 'You get one map whose access rules hold on screen, in exports and in the log.',
    capabilities:
      'Your teams share one map, each within its own rights. It stays fast, is monitored, and recovers after an outage.',
  },
  features: [
    {
      name: 'Cell-level access',
      text: 'Attribute-based control after NIST SP 800-162: role, purpose, area and hour are checked for each cell, and the default is no access.',
    },
    {
      name: 'Masked export',
      text: 'The rules apply to exports, too. Before a GeoPackage, a PDF or a tile set is written, it is reduced to what its reader may see. It names the rule applied.',
    },
    {
      name: 'Audit trail',
      text: 'Who asked for which cells, and under which rule. Entries are linked by checksums (hashes), so an auditor can see if one is missing.',
    },
    {
      name: 'Air-gapped install',
      text: 'For networks without any outside connection. Basemap, fonts, geocoder and licence are local, and updates arrive as signed bundles on your own media.',
    },
    {
      name: 'Encryption',
      text: 'At rest and in transit, by FIPS 140-3 modules, with keys in your hardware module where you keep one.',
    },
    {
      name: 'When it was true, and when it was known',
      text: 'Each object on the map stores both times. An inquiry can see the map exactly as a decision-maker saw it.',
    },
  ],
  capabilities: [
    {
      name: 'One map, several clearances',
      text: 'Users with different rights work on the same coordinates. A withheld cell is drawn as withheld, because an empty cell would say that nothing is there.',
    },
    {
      name: 'Fast with every rule on',
      text: `Query latency is ${claim('queryLatency')} with every rule checked. Edge access, the network time to our nearest server, is ${claim('edgeAccess')} from ${claim('edgeCoverage')} of major metros.`,
    },
    {
      name: 'A breach of one layer does not open the others',
      text: 'The terrain, network, movement and policy layers each have their own keys, accounts and cybersecurity measures. The account that can edit a rule cannot read a position.',
    },
    {
      name: 'Monitored and patched',
      text: `We monitor how the map is used, not only who signs in: scanning a restricted area row by row is an incident. The mean time to detect is ${claim('detection')}; critical patches are in place ${claim('patches')}.`,
    },
    {
      name: 'Recovery with its rules',
      text: `Recovery time (RTO) is ${claim('recoveryTime')}, recovery point (RPO) ${claim('recoveryPoint')}. The access rules and the log are restored first; the map does not start without them.`,
    },
    {
      name: 'No lock-in',
      text: 'OGC interfaces in both directions. You get your data back in open formats, and the rules as readable text.',
    },
  ],
  technologies: [
    'PostGIS with row-level security',
    'OGC API Features, Tiles and Processes; WMS and WFS for older clients',
    'Vector tiles made for each reader',
    'Attribute-based access (NIST SP 800-162) and GeoXACML rules',
    'Complementary cell suppression; Laplace noise, one budget for each population',
    'Confidentiality labels (STANAG 4774), bound by STANAG 4778',
    'Merkle-tree audit log, as in RFC 9162',
    'Cloud-optimized GeoTIFF, GeoParquet, GeoPackage',
    'OAuth 2.0 and a RESTful API',
  ],
  scenario: {
    title: 'Four users, one port map',
    paragraphs: [
      'Port police, two rival terminal operators and the city’s emergency office need one map of 1,200 cells. The rivals must not see each other’s yards. Port and figures are invented.',
      'Police see all 1,200 cells. The operators see their own, 310 and 275. The city sees 90 cells of access road. If the harbour master declares an emergency, the city sees all cells, and the log gives the declaration as the reason. Then we tested what the first operator could learn about the second, with 400 scripted queries of totals, differences and repeated dates. With simple masking, the queries revealed the count in 37 of 275 cells, 13% of the rival’s yard.',
      'After 52 more cells, 4% of the map, were also hidden (complementary suppression), the same 400 queries revealed none. A test of 400 queries is not a proof, so the script runs again with every change of the rules.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Several clearances on one map, with exports reduced to what the reader may see.',
    },
    publicSafety: { mark: 'adds', reason: 'Added as soon as two agencies share the map.' },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Access rules let counts leave the region, but not positions.',
    },
    retail: { mark: 'adds', reason: 'Lets landlord and tenants share one map.' },
    healthcare: {
      mark: 'adds',
      reason: 'For a custodian, a health unit and researchers who share one map at three levels of detail.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Sites, ducts and meters are critical infrastructure; few should see all of them.',
    },
    emergency: { mark: 'adds', reason: 'Needed when relief organizations share a map with police.' },
  },
  closing: {
    title: 'Test us with your hardest sharing rule.',
    text: 'Describe the rule in one sentence. We return it as an access rule, with the queries we used to try to break it.',
  },
  sources: ['fips1403', 'rfc9162', 'sp800162', 'stanag4774', 'stanag4778'],
})
