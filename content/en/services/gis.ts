import { claim } from '#content/en/claims.ts'
import type { Service } from '#content/schema/service.ts'

export const gis: Service = {
  slug: 'gis',
  number: '2.4',
  icon: 'vault',
  ground: 'amber',
  fold: 'half-left',
  title: 'Secure GIS Systems',
  pageTitle: 'Secure GIS Systems: cell-level access control',
  subject: 'secure GIS',
  description:
    'One shared map on which each user sees only what their role, purpose and area allow, down to a single grid cell.',
  summary:
    'Secure GIS for users with different clearances: access decided cell by cell, masks that survive export and subtraction, and a log of who saw what and why.',
  intro:
    'Secure GIS Systems give users with different clearances one shared map. Each user sees only what their role, purpose and area allow, and every answer is logged with the rule that allowed it.',
  give: 'Your map layers and your sharing rules',
  get: 'One map, masked exports, an audit log',
  fullDescription: [
    'Most map systems check you once, at sign-in. After that, users can often see more than anyone intended. Here access rules are a map layer of their own: role, purpose and area decide together, cell by cell, in the database, before a map tile is drawn.',
    'Hidden values must not be recoverable by subtraction. Suppose a district of 40 holds five cells, and four are shown as 12, 9, 11 and 6: the fifth is 2, whether or not it is printed. So a second cell is withheld with it. The same rule applies to tiles, totals and exports, and earlier answers count as known, because the same query on two dates can be subtracted, too. Counts for many readers get random noise instead, under one privacy budget (ε) for the people counted, over all queries.',
    'No system can take back what a cleared user has memorized or photographed; it can only keep a complete record of what they saw. Encryption protects stored and transmitted data. Policy decides what a user may see; the log records what they did see. You can inspect both.',
  ],
  features: [
    {
      name: 'Cell-level access',
      text: 'Attribute-based control after NIST SP 800-162: role, purpose, area and hour are checked for each cell, and the default is no access.',
    },
    {
      name: 'Masked export',
      text: 'The rules apply to exports, too. A GeoPackage, a PDF or a tile set is reduced to its reader’s rights before it is written, and names the rule applied.',
    },
    {
      name: 'Audit trail',
      text: 'Who asked for which cells, and under which rule. Entries are chained by hash, so an auditor can see if one is missing.',
    },
    {
      name: 'Air-gapped install',
      text: 'For networks without any outside connection. Basemap, fonts, geocoder and licence are local, and updates arrive as signed bundles on your own media.',
    },
    {
      name: 'Encryption',
      text: 'At rest and in transit, in FIPS 140-3 modules, with keys in your hardware module where you keep one.',
    },
    {
      name: 'Two times on every layer',
      text: 'Each feature stores when it was true and when it became known. An inquiry can see the map exactly as a decision-maker saw it.',
    },
  ],
  capabilities: [
    {
      name: 'One map, several clearances',
      text: 'Users with different rights work on the same coordinates. A withheld cell is drawn as withheld, because an empty cell would say that nothing is there.',
    },
    {
      name: 'Fast with every rule on',
      text: `Query latency is stated as ${claim('queryLatency')} with every rule evaluated; edge access is ${claim('edgeAccess')} from ${claim('edgeCoverage')} of major metros, for layers that may be cached outside the core but inside your boundary.`,
    },
    {
      name: 'A breach of one layer opens one layer',
      text: 'Terrain, network, movement and policy have their own keys, accounts and cybersecurity measures. The account that can edit a rule cannot read a position.',
    },
    {
      name: 'Monitored and patched',
      text: `We monitor how the map is used as closely as sign-ins: a user who scans a restricted grid row by row is an incident. The mean time to detect is ${claim('detection')}; critical patches are in place ${claim('patches')}.`,
    },
    {
      name: 'Recovery with its rules',
      text: `Recovery time (RTO) is ${claim('recoveryTime')}, recovery point (RPO) ${claim('recoveryPoint')}. Policy and log are restored first; the map does not start without them.`,
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
    'Confidentiality labels after STANAG 4774 and 4778',
    'Merkle-tree audit log, as in RFC 9162',
    'Cloud-optimized GeoTIFF, GeoParquet, GeoPackage',
    'OAuth 2.0 and a RESTful API',
  ],
  scenario: {
    title: 'Four users, one port map',
    paragraphs: [
      'Port police, two rival terminal operators and the city’s emergency office need one map of 1,200 cells, and the rivals must not see each other’s yards. Port and figures are invented.',
      'Police see all 1,200 cells. The operators see their own, 310 and 275. The city sees 90 cells of access road, and all cells once the harbour master declares an emergency; the declaration is logged as the reason. Then we tested what the first operator could learn about the second, with 400 scripted queries of totals, differences and repeated dates. With simple masking they recovered the count in 37 of 275 cells, 13% of the rival’s yard.',
      'With complementary suppression on 52 more cells, 4% of the map, the same 400 queries recovered none. That is a test of 400 queries and no proof, so the script runs again with every change of policy.',
    ],
  },
  sectors: {
    government: {
      mark: 'leans-on',
      reason: 'Several clearances on one map, with exports reduced to the reader’s rights.',
    },
    publicSafety: { mark: 'adds', reason: 'Needed when a second agency joins the map.' },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Counts leave the region and positions do not; the access rules enforce it.',
    },
    retail: { mark: 'adds', reason: 'Useful once landlord and tenants share one map.' },
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
    title: 'Test it with your hardest sharing rule.',
    text: 'Send it in one sentence. We return it as a policy, with the queries we used to try to break it.',
  },
  sources: ['fips1403', 'rfc9162', 'sp800162', 'stanag4774'],
}
