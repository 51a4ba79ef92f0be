import { claim } from '#content/en/claims.ts'
import type { Service } from '#content/schema/service.ts'

export const gis: Service = {
  slug: 'gis',
  number: '2.4',
  icon: 'vault',
  ground: 'amber',
  fold: 'half-left',
  title: 'Secure GIS Systems',
  subject: 'secure GIS',
  description:
    'Terrain, network, movement, and over them the layer most systems forget: who may see which cell, in which hour, and for what purpose.',
  summary:
    'One map for several clearances: access decided cell by cell, masks that survive export and subtraction, and a log of who saw what under which rule.',
  intro:
    'One map for several clearances: every query passes the policy, and every answer is logged with the rule that allowed it.',
  readsAndWrites: ['Reads: terrain, network, movement, policy', 'Writes: answers, masks, audit entries'],
  fullDescription: [
    'Most map systems guard the door. Once inside, a reader may pan, and the sum of what can be panned to is often more than anyone meant to show. Here the policy is a layer like terrain or roads. Role, purpose and area decide together, cell by cell, in the database, before a tile is drawn.',
    'A mask has to survive arithmetic. Suppose a district of 40 holds five cells, and four are shown as 12, 9, 11 and 6: the fifth is 2, whether or not it is printed. So a second cell is withheld with it, the same rule is applied to tiles, totals and exports, and earlier answers count as known, because one query asked on two dates is a subtraction too. Where counts go out to many readers noise takes the place of suppression, under one budget (ε) for the people counted, whoever asks.',
    'What no system can do is take back what a cleared reader has memorized or photographed; it can only make the record of the view complete. Encryption answers for the disk and the wire. What a valid session may see is a matter of policy, what it did see is a matter of the log, and both are yours to inspect.',
  ],
  features: [
    {
      name: 'Cell-level access',
      text: 'Attribute-based control after NIST SP 800-162: role, purpose, area and hour are weighed for each cell, and the default is no.',
    },
    {
      name: 'Masked export',
      text: 'The policy travels with the file. A GeoPackage, a PDF or a tile set is cut to its reader’s rights before it is written, and names the rule that cut it.',
    },
    {
      name: 'Audit trail',
      text: 'Who asked, for which cells, under which rule. Entries are chained by hash, so that a missing one is visible to the auditor and not only to us.',
    },
    {
      name: 'Air-gapped install',
      text: 'Basemap, fonts, geocoder and licence are local, and no call leaves your network. Updates arrive as signed bundles on your own media.',
    },
    {
      name: 'Encryption',
      text: 'At rest and in transit, in FIPS 140-3 modules, with keys in your hardware module where you keep one.',
    },
    {
      name: 'Two clocks on every layer',
      text: 'Each feature stores when it was true and when it was known. An inquiry can see the map exactly as a decision-maker saw it.',
    },
  ],
  capabilities: [
    {
      name: 'One map, several clearances',
      text: 'Readers with different rights share one set of coordinates. A withheld cell is drawn as withheld, never as empty, since an empty cell is a claim and a wrong one.',
    },
    {
      name: 'Fast with the policy on',
      text: `Query latency is stated as ${claim('queryLatency')} with every rule evaluated; edge access is ${claim('edgeAccess')} from ${claim('edgeCoverage')} of major metros, for layers that leave the core, not the boundary.`,
    },
    {
      name: 'A breach of one layer opens one layer',
      text: 'Separate keys, separate accounts and their own cybersecurity measures stand at terrain, network, movement and policy. The account that can edit a rule cannot read a fix.',
    },
    {
      name: 'Watched and patched',
      text: `Reading habits are watched as closely as logins: someone who pans a restricted grid row by row is an incident. The mean time to detect is ${claim('detection')}; critical patches are in place ${claim('patches')}.`,
    },
    {
      name: 'Back before the shift ends',
      text: `RTO ${claim('recoveryTime')}, RPO ${claim('recoveryPoint')}. The policy and the log are restored first: a map without them must not come up.`,
    },
    {
      name: 'A system you can leave',
      text: 'OGC interfaces both ways, your data back in GeoPackage, GeoParquet and cloud-optimized GeoTIFF, with the rules as readable text.',
    },
  ],
  technologies: [
    'PostGIS with row-level security',
    'OGC API Features, Tiles and Processes; WMS and WFS for older clients',
    'Vector tiles cut per reader',
    'Attribute-based access (NIST SP 800-162) and GeoXACML rules',
    'Complementary cell suppression; Laplace noise, one budget for each population',
    'Confidentiality labels after STANAG 4774 and 4778',
    'Merkle-tree audit log, as in RFC 9162',
    'Cloud-optimized GeoTIFF, GeoParquet, GeoPackage',
    'OAuth 2.0 and a RESTful API',
  ],
  scenario: {
    title: 'Four readers of one port',
    paragraphs: [
      'Port police, two rival terminal operators and the city’s emergency office need one map of 1,200 cells, and the rivals must not read each other’s yards. Port and figures are invented.',
      'Police see all 1,200 cells. The operators see their own, 310 and 275. The city sees 90 cells of access road, and everything once the harbour master declares an emergency, with the declaration as the logged reason. Then we played the first operator against the second: 400 scripted queries of totals, differences and repeated dates. With simple masking they recovered the count in 37 of 275 cells, 13% of the rival’s yard.',
      'With complementary suppression on 52 more cells, 4% of the map, the same 400 queries recovered none. That is a result about 400 queries and no proof, so the script runs again with every change of policy.',
    ],
  },
  sectors: {
    government: { mark: 'leans-on', reason: 'Several clearances on one map, with the export cut to the reader.' },
    publicSafety: { mark: 'adds', reason: 'When a second agency joins the map, its rights have to be drawn too.' },
    urbanPlanning: {
      mark: 'leans-on',
      reason: 'Counts leave the region and fixes do not; the policy layer is where that is enforced.',
    },
    retail: { mark: 'adds', reason: 'Once landlord and tenants read one map, each within its own rights.' },
    healthcare: {
      mark: 'adds',
      reason: 'When custodian, health unit and researcher share one map at three levels of detail.',
    },
    telecommunications: {
      mark: 'leans-on',
      reason: 'Sites, ducts and meters are critical infrastructure; few should see all of them.',
    },
    emergency: { mark: 'adds', reason: 'Needed as soon as relief organizations share a map with police.' },
  },
  closing: {
    title: 'Who may see which cell?',
    text: 'Send us your hardest sharing rule in one sentence. We return it as a policy, together with the queries that tried to break it.',
  },
  sources: ['fips1403', 'rfc9162', 'sp800162', 'stanag4774'],
}
