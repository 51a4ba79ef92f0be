// Finds the stays of the day again, from its fixes alone, and prints two tables of the article "From Sensor to Signal": the
// stays, and what published detectors find in the same fixes. Given the devices of the sample counts, it prints those counts,
// and how many of all counts agree with the published files beside it. Given the devices at the junction, it prints its turns.
// Given the groups of the two sites, it prints the comparison of those sites, and the choice between two empty lots.
//
//   node recompute.mjs [fixes.csv]               Node 18 or later; nothing to install
//   node recompute.mjs district-devices.csv      with the other district files in the same folder
//   node recompute.mjs junction-devices.csv      with district-sample.csv in the same folder
//   node recompute.mjs site-groups.csv           with the other site files in the same folder
//
// Written apart from the site's own code, so that one checks the other; recompute.py is the same check for Python, and
// prints the same. Licence: CC BY 4.0, as the data.

import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const distance = 120 // D: metres from the first fix of a stay
const duration = 10 // T: minutes that a stay lasts at least
const longestGap = 5 // minutes of silence inside a stay, between two pieces of one, and from a core to its neighbours
const spike = { halfWindow: 3, fromMedian: 160, detour: 1.7, detourMetres: 100 }
const share = 0.68 // of the fixes that the printed radius holds
const minutesOfDay = 1440
const denseCount = 7 // fixes within D and the longest gap of a core, itself counted
const tried = {
  distances: [20, 30, 40, 60, 80, 120, 180, 250, 350, 500, 700, 1000],
  durations: [2, 3, 4, 5, 8, 10, 12, 15, 20, 30, 45, 60],
}
const texts = ['time', 'cell', 'side', 'reason', 'zone', 'shop', 'from', 'to'] // columns that are no numbers
const number = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i
const counted = /^(devices|residents|seen|true|people|least|most|cars|days|group)/ // columns of whole numbers
const aboveZero = /^(residents|devices|days|trips|counted|drive_min_\w+)$/ // columns that divide
/** Rows of the files of which the computation needs all: one that is missing would only change the results. */
const rowsNeeded = {
  'district-devices.csv': 288,
  'district-sample.csv': 2,
  'junction-devices.csv': 10,
  'site-groups.csv': 60,
  'site-zones.csv': 10,
  'site-forecast-zones.csv': 10,
  'site-forecast-groups.csv': 12,
  'site-forecast-checks.csv': 3,
}
const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

const counting = { leastDevices: 10, roundTo: 10, normalQuantile: 1.96 }
const sides = ['north', 'south'] // of the river, sampled apart
/** Floor space of the shops in m², and quantiles for a 95% interval: of twelve groups, and of a fit. */
const shops = { floors: { king: 3000, park: 5200, corner: 900, north: 1600, mill: 5200 }, student: 2.201, normal: 1.96 }
const rivals = ['corner', 'north'] // open beside King Street before Park Road is
/** An example: dollars of rent a year for each m², dollars that a visit leaves for it, and days of a year. */
const rents = { park: 370, mill: 280, visit: 6, days: 360 }
const studentOfChecks = 3.182 // quantile for the errors of three shops, each left out in turn

const whole = (value) => Math.round(value).toLocaleString('en-CA')
const clock = (minutes) =>
  [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')

const file = process.argv[2] ?? fileURLToPath(new URL('fixes.csv', import.meta.url))
/** What a table is, by a column that no other has. */
const ofColumn = { cars: junctionTable, devices_north: countTables, passers_king: siteTables }
/** A fault of a file, in one line. */
class Fault extends Error {}

try {
  const [head] = textOf(file).split(/[\r\n]/, 1)
  const column = Object.keys(ofColumn).find((name) => head.split(',').includes(name))
  const tables = (ofColumn[column] ?? stayTables)(file)
  const text = tables.map((cells) => cells.join('\t')).join('\n')
  if (/NaN|∞/.test(text)) throw new RangeError('a value that is no number')
  process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1)) // as of `| head`
  process.stdout.write(`${text}\n`)
  if (tables.some(isDifferent)) process.exitCode = 1
} catch (error) {
  const unexpected = `${file}: no result follows from these values. Take the files that are published.`
  process.stderr.write(`${error instanceof Fault ? error.message : unexpected}\n`)
  process.exitCode = 1
}

/** Whether a row says that what is computed is not what is published. */
function isDifferent([name, computed, published, equal]) {
  return ['Published', 'Withheld'].includes(name) && !(computed === published && published === equal)
}

function stayTables(file) {
  const all = read(file)
  const fixes = withoutSpikes(all)
  const stays = named(detect(fixes, distance, duration))
  if (stays.length === 0) throw new Fault(`${file}: no run of fixes lasts ${duration} minutes.`)
  const rest = stays.reduce((sum, { dwell }) => sum + dwell, 0)

  const lines = [
    ['Place', 'Arrive', 'Leave', 'Dwell, min', 'Radius, m'],
    ...stays.map((one) => [one.place, clock(one.arrive), clock(one.leave), whole(one.dwell), one.radius.toFixed(0)]),
    ['At rest', '', '', whole(rest), ''],
    [`Moving, ${words[stays.length - 1] ?? stays.length - 1} trips`, '', '', whole(minutesOfDay - rest), ''],
    ['The day', '', '', whole(minutesOfDay), ''],
  ]
  /** Each takes D, and returns what finds the stays for a T. */
  const detectors = [
    ['Li and colleagues (2008)', (d) => (t) => runs(fixes, t, (run, fix) => metres(run[0], fix) <= d)],
    [
      'Hariharan and Toyama (2004)',
      (d) => (t) => runs(fixes, t, (run, fix) => run.every((one) => metres(one, fix) <= 2 * d)),
    ],
    [
      'Birant and Kut (2007)',
      (d) => {
        const found = clusters(fixes, d)
        return (t) => found.filter(({ first, last }) => last - first >= t)
      },
    ],
    ['Ours: runs capped and merged', (d) => (t) => detect(fixes, d, t)],
  ]
  const short = stays.reduce((least, one) => (one.dwell < least.dwell ? one : least))
  const comparison = [
    ['Detector', 'Stays found', `${short.place}, min`, `Pairs with ${words[stays.length] ?? stays.length}`],
    ...detectors.map(([name, detector]) => {
      const found = detector(distance)(duration)
      const again = found.find(({ first, last }) => first < short.leave && last > short.arrive)
      const minutes = again ? Math.round(again.last) - Math.round(again.first) : 0
      const counts = tried.distances.map(detector).flatMap((find) => tried.durations.map((t) => find(t).length))
      return [name, found.length, minutes, counts.filter((count) => count === stays.length).length]
    }),
  ]
  const used = [
    ['Fixes read', whole(all.length)],
    ['Rejected', whole(all.length - fixes.length)],
  ]
  return [...lines, [], ...comparison, [], ...used]
}

/** The counts of the fullest cell, and how many of all counts are the published ones. */
function countTables(file) {
  const beside = (name, ...columns) => rowsOf(join(dirname(file), name), ...columns)
  const sample = sampleBeside(file)
  const cells = devicesOf(file, sample, 'time', 'cell', 'devices_north', 'devices_south', 'true_people').map(
    ({ time, cell, devices_north, devices_south, true_people }) => ({
      time,
      cell,
      north: devices_north,
      south: devices_south,
      truth: true_people,
    }),
  )
  const hours = [...new Set(cells.map(({ time }) => time))]
  const computed = hours.flatMap((time) => {
    const ofHour = cells.filter((one) => one.time === time)
    const reasons = withheld(ofHour.map(({ north, south }) => north + south))
    const sumOf = (side) => ofHour.reduce((sum, one) => sum + one[side], 0)
    const all = { time, cell: 'all', ...estimated({ north: sumOf('north'), south: sumOf('south') }, sample) }
    return [...ofHour.map((one, at) => ({ ...one, ...estimated(one, sample), reason: reasons.get(at) })), all]
  })
  const shown = computed.filter(({ reason }) => reason === undefined)
  const known = shown.filter(({ truth }) => truth !== undefined)
  const inside = known.filter(({ truth, least, most }) => least <= truth && truth <= most).length
  const fullest = known.reduce((most, one) => (one.people > most.people ? one : most)).cell
  const hidden = computed.filter(({ reason }) => reason !== undefined)
  const published = (name, ...keys) => {
    const rows = beside(name, ...keys).map((row) => Object.values(row).join())
    return { count: rows.length, has: (one) => rows.includes(keys.map((key) => one[key]).join()) }
  }
  const counts = published('district-counts.csv', 'time', 'cell', 'people', 'least', 'most')
  const notPublished = published('district-withheld.csv', 'time', 'cell', 'reason')
  return [
    [`Time, ${fullest}`, 'People', 'At least', 'At most'],
    ...known
      .filter(({ cell }) => cell === fullest)
      .map(({ time, people, least, most }) => [time.slice(0, 5), ...[people, least, most].map(whole)]),
    [],
    ['', 'Computed', 'In the file', 'Equal'],
    ['Published', shown.length, counts.count, shown.filter(counts.has).length],
    ['Withheld', hidden.length, notPublished.count, hidden.filter(notPublished.has).length],
    ['Contain the truth', `${inside} of ${known.length}`, '', ''],
  ]
}

/** Rows with devices of each side, of which no more can be in one place than the sample has. */
function devicesOf(file, sample, ...columns) {
  const rows = rowsOf(file, ...columns)
  const over = rows.findIndex((row) => sides.some((side) => row[`devices_${side}`] > sample[side].devices))
  if (over >= 0)
    throw new Fault(
      `${file}, row ${over + 1}: more devices than the sample. Take ${basename(file)} as it is published.`,
    )
  return rows
}

/** The turns of the junction that are published, with their intervals. */
function junctionTable(file) {
  const sample = sampleBeside(file)
  const turns = devicesOf(file, sample, 'from', 'to', 'cars', 'devices_north', 'devices_south', 'true_people')
  const shown = turns
    .filter(({ devices_north, devices_south }) => devices_north + devices_south >= counting.leastDevices)
    .map(({ devices_north: north, devices_south: south, ...turn }) => ({
      ...turn,
      ...estimated({ north, south }, sample),
    }))
    .sort((one, other) => other.people - one.people)
  return [
    ['Turn', 'Cars', 'People', 'Truly'],
    ...shown.map(({ from, to, cars, people, least, most, true_people }) => [
      `${from} to ${to}`,
      whole(cars),
      `${whole(people)} (${whole(least)}–${whole(most)})`,
      whole(true_people),
    ]),
  ]
}

/** Residents and devices of each side of the river. */
function sampleBeside(file) {
  const rows = rowsOf(join(dirname(file), 'district-sample.csv'), 'side', 'residents', 'devices')
  return Object.fromEntries(rows.map(({ side, ...counted }) => [side, counted]))
}

/** People by the residents that each device stands for, with Wilson's interval for the effective number of devices. */
function estimated(counted, sample) {
  const everyone = sides.reduce((sum, side) => sum + sample[side].residents, 0)
  let share = 0
  let variance = 0
  for (const side of sides) {
    const { residents, devices } = sample[side]
    const part = counted[side] / devices
    share += (part * residents) / everyone
    variance += ((residents / everyone) ** 2 * (1 - devices / residents) * part * (1 - part)) / (devices - 1)
  }
  const down = (value) => Math.floor(value / counting.roundTo) * counting.roundTo
  const up = (value) => Math.ceil(value / counting.roundTo) * counting.roundTo
  const people = Math.round((share * everyone) / counting.roundTo) * counting.roundTo
  if (variance === 0) return { people, least: down(share * everyone), most: up(share * everyone) }
  const z = counting.normalQuantile ** 2 / ((share * (1 - share)) / variance)
  const middle = (share + z / 2) / (1 + z)
  const half = (counting.normalQuantile / (1 + z)) * Math.sqrt(variance + (z * variance) / (4 * share * (1 - share)))
  return { people, least: down((middle - half) * everyone), most: up((middle + half) * everyone) }
}

/** Cells with too few devices, and the smallest others until no count follows from the total by subtraction. */
function withheld(devices) {
  const reasons = new Map(devices.flatMap((count, cell) => (count < counting.leastDevices ? [[cell, 'few']] : [])))
  const others = [...devices.keys()].filter((cell) => !reasons.has(cell)).sort((a, b) => devices[a] - devices[b])
  const together = () => [...reasons.keys()].reduce((sum, cell) => sum + devices[cell], 0)
  while (reasons.size === 1 || (reasons.size > 0 && together() < counting.leastDevices))
    reasons.set(others.shift(), 'protects')
  return reasons
}

/**
 * The rows of a CSV file, with these of its columns; the files have no quotes.
 * @throws {Fault} with the place of a fault that editing the file has left
 */
function rowsOf(source, ...columns) {
  const asPublished = `Take ${basename(source)} as it is published.`
  const [head, ...lines] = textOf(source)
    .trimEnd()
    .split(/\r\n?|\n/)
  if (head.includes(';')) throw new Fault(`${source}: its cells are separated by ; instead of a comma. ${asPublished}`)
  const names = head.split(',')
  for (const name of columns) if (!names.includes(name)) throw new Fault(`${source}: no column ${name}. ${asPublished}`)
  if (lines.length === 0) throw new Fault(`${source}: no rows. ${asPublished}`)
  const [count, needed] = [lines.filter((line) => line !== '').length, rowsNeeded[basename(source)]]
  if (needed !== undefined && count !== needed)
    throw new Fault(`${source}: the number of rows is ${count}, not ${needed}. ${asPublished}`)
  return lines.flatMap((line, index) => {
    if (line === '') return []
    const place = `${source}, line ${index + 2}`
    const cells = line.split(',')
    if (cells.length !== names.length)
      throw new Fault(`${place}: ${cells.length} cells in ${names.length} columns. ${asPublished}`)
    const cell = (name) => {
      const text = cells[names.indexOf(name)]
      if (texts.includes(name)) return text
      const value = number.test(text) ? Number(text) : Number.NaN
      if (!Number.isFinite(value)) throw new Fault(`${place}: ${name} is no number. ${asPublished}`)
      if (counted.test(name) && !(Number.isInteger(value) && value >= 0))
        throw new Fault(`${place}: ${name} is no count. ${asPublished}`)
      if (value <= 0 && aboveZero.test(name)) throw new Fault(`${place}: ${name} is not above 0. ${asPublished}`)
      return value
    }
    return [Object.fromEntries(columns.map((name) => [name, cell(name)]))]
  })
}

function textOf(source) {
  let bytes
  try {
    bytes = readFileSync(source)
  } catch ({ code }) {
    const reason = code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`
    throw new Fault(`${source}: ${reason}. Take the files that are published, and keep them in one folder.`)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Fault(`${source}: not in UTF-8. Take ${basename(source)} as it is published.`)
  }
}

/** The comparison of two sites: its decision after so many days, and the counts of all of them. */
function siteTables(file) {
  const beside = (name, ...columns) => rowsOf(join(dirname(file), `site-${name}.csv`), ...columns)
  const each = (kind, names) => names.map((name) => `${kind}_${name}`)
  const sites = ['king', 'park']
  const rows = rowsOf(file, 'days', ...each('visits', sites), ...each('passers', sites))
  const ofSites = ['visits', 'seen', 'drive_min'].flatMap((kind) => each(kind, sites))
  const zones = beside('zones', 'zone', 'trips', ...ofSites)
  const looks = [...new Set(rows.map(({ days }) => days))]
  const ofGroups = (days, of) => {
    const values = rows.filter((row) => row.days === days).map(of)
    const mean = total(values) / values.length
    const variance = total(values.map((value) => (value - mean) ** 2)) / (values.length * (values.length - 1))
    return [mean, shops.student * Math.sqrt(variance)]
  }
  const decisions = looks.map((days) => {
    const [lead, half] = ofGroups(days, (one) => one.visits_park - one.visits_king)
    const ends = [lead, lead - half, lead + half].map(signed)
    return [days === 1 ? '1 day' : `${days} days`, ...ends, decided(lead, half, 'Park Road', 'King Street')]
  })
  const row = (name, kind, unit = () => 1) => [
    name,
    ...sites.map((site) =>
      interval(...ofGroups(Math.max(...looks), (one) => one[`${kind}_${site}`] / unit(site)), whole),
    ),
  ]
  const known = zones.filter(({ zone }) => zone !== 'other')
  const ofShops = ['visits', 'seen'].flatMap((kind) => each(kind, ['king', 'rivals']))
  return [
    ['After', 'Park Rd leads by', 'At least', 'At most', 'Decision'],
    ...decisions,
    [],
    ['A day', 'King Street', 'Park Road'],
    row('Passers-by', 'passers'),
    row('Visits', 'visits'),
    row('Visits a day per 1,000 m²', 'visits', (site) => shops.floors[site] / 1000),
    ['Exponent of travel time', interval(...exponent(known, 'park', ['park']), oneDecimal)],
    [
      'Floor space at which King Street draws level, m²',
      whole(Math.round((evenSize(zones) * shops.floors.king) / 10) * 10),
    ],
    [],
    ...lotTables(
      beside('forecast-zones', 'zone', ...ofShops, ...each('drive_min', Object.keys(shops.floors))),
      beside('forecast-groups', 'exponent', 'visits_park', 'visits_mill'),
      beside('forecast-checks', 'shop', 'forecast', 'counted'),
    ),
  ]
}

/** The forecasts for one shop on two lots, with the error by the shops that are left out, and the lot to choose. */
function lotTables(zones, groups, checks) {
  const [value] = exponent(
    zones.filter(({ zone }) => zone !== 'other'),
    'rivals',
    rivals,
  )
  const taking = (lot, of) => total(zones.map((zone) => takenShare(zone, lot, value) * of(zone)))
  const lots = ['park', 'mill'].map((lot) =>
    [taking(lot, (zone) => zone.visits_king + zone.visits_rivals), taking(lot, (zone) => zone.visits_king)].map(
      Math.round,
    ),
  )
  const needed = ['park', 'mill'].map((lot) =>
    Math.round((rents[lot] * shops.floors[lot]) / (rents.visit * rents.days)),
  )
  const lead = lots[0][0] - lots[1][0]
  const before = total(zones.map((zone) => zone.visits_king))
  const squares = checks.map(({ forecast, counted }) => (forecast / counted - 1) ** 2)
  const error = studentOfChecks * Math.sqrt(total(squares) / squares.length)
  const spare = lots.map(([visits], at) => visits * (1 - error) - needed[at])
  const errorOfLead = error * Math.hypot(...lots.map(([visits]) => visits))
  const estimate = (ofAll, ofGroup, print = whole) => {
    const around = groups.map((row) => (ofGroup(row) - ofAll) ** 2)
    return interval(ofAll, shops.student * Math.sqrt(total(around) / (around.length * (around.length - 1))), print)
  }
  return [
    ['Left out', 'Forecast', 'Counted', 'Off by'],
    ...checks.map(({ shop, forecast, counted }) => [
      shop,
      whole(forecast),
      whole(counted),
      `${oneDecimal((forecast / counted - 1) * 100).replace('-', '−')}%`,
    ]),
    [],
    ['A day', 'Forecast', 'Low end', 'Needed', 'Spare', 'King St loses'],
    ...lots.map(([visits, fromKing], at) => [
      ['Lot A', 'Lot B'][at],
      `${whole(visits)} ${within(error * visits)}`,
      whole(visits * (1 - error)),
      whole(needed[at]),
      signed(spare[at]),
      `${whole(fromKing)} ${within(error * fromKing)} (${whole((fromKing / before) * 100)}%)`,
    ]),
    ['Lot A leads by', `${whole(lead)} ${within(errorOfLead)}`, '', '', '', ''],
    ['By the sample alone', estimate(lead, (row) => row.visits_park - row.visits_mill), '', '', '', ''],
    ['Exponent of travel time', estimate(value, (row) => row.exponent, oneDecimal), '', '', '', ''],
    [
      'Decision',
      Math.max(...spare) > 0 ? ['Lot A', 'Lot B'][spare.indexOf(Math.max(...spare))] : 'None',
      '',
      '',
      '',
      '',
    ],
  ]
}

/** The one or the other, if it leads by more than the error. */
function decided(lead, error, one, other) {
  if (Math.abs(lead) <= error) return 'Not decided'
  return lead > 0 ? one : other
}

function within(error) {
  return `±${whole(error)}`
}

function signed(value) {
  return whole(value).replace('-', '−')
}

function interval(value, half, print) {
  return `${print(value)} (${print(value - half)}–${print(value + half)})`
}

function oneDecimal(value) {
  return value.toFixed(1)
}

/** What draws people from a zone to a shop in Huff's model: floor space over minutes to an exponent. */
function pull(zone, shop, value) {
  return shops.floors[shop] / zone[`drive_min_${shop}`] ** value
}

/** The share of a zone's visits to each open shop that a shop on an empty lot takes. */
function takenShare(zone, lot, value) {
  const own = pull(zone, lot, value)
  return own / (own + total(['king', ...rivals].map((shop) => pull(zone, shop, value))))
}

/** The exponent of Huff's model that fits the split of each zone's devices between King Street and its rivals best, by scoring. */
function exponent(zones, seen, others) {
  let value = 1
  let information = 0
  for (let step = 0; step < 30; step++) {
    const terms = zones.map((zone) => {
      const [own, theirs] = [pull(zone, 'king', value), others.map((shop) => pull(zone, shop, value))]
      const away = total(theirs.map((one, index) => one * Math.log(zone[`drive_min_${others[index]}`])))
      const nearer = away / total(theirs) - Math.log(zone.drive_min_king)
      const share = own / (own + total(theirs))
      const both = zone.seen_king + zone[`seen_${seen}`]
      return [nearer * (zone.seen_king - both * share), both * nearer ** 2 * share * (1 - share)]
    })
    information = total(terms.map(([, bend]) => bend))
    value += total(terms.map(([slope]) => slope)) / information
  }
  return [value, shops.normal / Math.sqrt(information)]
}

/** The size of the shop on King Street, as a factor, at which both have as many visits: a zone's shares change as in Huff's model. */
function evenSize(zones) {
  let [low, high] = [0.1, 10]
  for (let step = 0; step < 60; step++) {
    const factor = (low + high) / 2
    const behind = zones.map(
      ({ trips, visits_king, visits_park }) =>
        (visits_park - factor * visits_king) / (1 + ((factor - 1) * visits_king) / trips),
    )
    if (total(behind) > 0) low = factor
    else high = factor
  }
  return (low + high) / 2
}

function total(values) {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Times in minutes and places in metres. No verdict and no truth of the file is read. */
function read(source) {
  const fixes = rowsOf(source, 't_min', 'east_m', 'north_m').map(({ t_min, east_m, north_m }) => ({
    t: t_min,
    x: east_m,
    y: north_m,
  }))
  const late = fixes.findIndex(({ t }, index) => t <= fixes[index - 1]?.t)
  if (late > 0)
    throw new Fault(
      `${source}, row ${late + 1}: not later than row ${late}. Take ${basename(source)} as it is published.`,
    )
  return fixes
}

function metres(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1]
}

/** Drops a fix that is far from the median of its neighbours and forces a detour there and back. */
function withoutSpikes(fixes) {
  return fixes.filter((fix, index) => {
    const [before, after] = [fixes[index - 1], fixes[index + 1]]
    if (!before || !after) return true
    const detour = metres(before, fix) + metres(fix, after)
    if (detour <= spike.detour * metres(before, after) + spike.detourMetres) return true
    const near = fixes.slice(Math.max(0, index - spike.halfWindow), index + spike.halfWindow + 1)
    const middle = { x: median(near.map(({ x }) => x)), y: median(near.map(({ y }) => y)) }
    return metres(fix, middle) <= spike.fromMedian
  })
}

function centre(fixes) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { x: mean(fixes.map(({ x }) => x)), y: mean(fixes.map(({ y }) => y)) }
}

/** Runs of fixes within D, `reach`, of their first for at least T, `least`; neighbouring runs are one stay. */
function detect(fixes, reach, least) {
  const found = []
  for (let from = 0; from < fixes.length; ) {
    let to = from + 1
    while (to < fixes.length && metres(fixes[from], fixes[to]) <= reach && fixes[to].t - fixes[to - 1].t <= longestGap)
      to++
    const run = fixes.slice(from, to)
    if (run.at(-1).t - run[0].t < least) {
      from++
      continue
    }
    const piece = { from, to, first: run[0].t, last: run.at(-1).t, count: run.length, ...centre(run) }
    const before = found.at(-1)
    const continues = before && piece.first - before.last <= longestGap && metres(before, piece) <= reach
    if (continues) found[found.length - 1] = merged(before, piece)
    else found.push(piece)
    from = to
  }
  return found.map((stay) => ({ ...stay, fixes: fixes.slice(stay.from, stay.to) }))
}

/** Runs of at least `least` minutes; `belongs` says whether a fix may join the run before it. */
function runs(fixes, least, belongs) {
  const found = []
  for (let from = 0; from < fixes.length; ) {
    const run = [fixes[from]]
    while (from + run.length < fixes.length && belongs(run, fixes[from + run.length]))
      run.push(fixes[from + run.length])
    const isLong = run.at(-1).t - run[0].t >= least
    if (isLong) found.push({ first: run[0].t, last: run.at(-1).t })
    from += isLong ? run.length : 1
  }
  return found
}

/** Clusters of fixes that are dense in space and time (ST-DBSCAN): each joins the cores that it can reach, and their neighbours. */
function clusters(fixes, reach) {
  const near = fixes.map((one) =>
    fixes.filter((other) => Math.abs(other.t - one.t) <= longestGap && metres(one, other) <= reach),
  )
  const isCore = new Map(fixes.map((one, index) => [one, near[index].length >= denseCount]))
  const nearOf = new Map(fixes.map((one, index) => [one, near[index]]))
  const seen = new Set()
  return fixes.flatMap((seed) => {
    if (seen.has(seed) || !isCore.get(seed)) return []
    seen.add(seed)
    const members = [seed]
    for (const member of members)
      if (isCore.get(member))
        for (const other of nearOf.get(member))
          if (!seen.has(other)) {
            seen.add(other)
            members.push(other)
          }
    const times = members.map(({ t }) => t)
    return [{ first: Math.min(...times), last: Math.max(...times) }]
  })
}

function merged(earlier, later) {
  const count = earlier.count + later.count
  const mean = (key) => (earlier[key] * earlier.count + later[key] * later.count) / count
  return { from: earlier.from, to: later.to, first: earlier.first, last: later.last, x: mean('x'), y: mean('y'), count }
}

/** Gives each stay its place, its whole minutes, and the radius that holds 68% of its fixes. */
function named(found) {
  const centres = []
  return found.map((stay, index) => {
    let place = centres.findIndex((other) => metres(other, stay) < distance) + 1
    if (place === 0) place = centres.push(stay)
    const arrive = index === 0 ? 0 : Math.round(stay.first)
    const leave = index === found.length - 1 ? minutesOfDay : Math.round(stay.last)
    const away = stay.fixes.map((fix) => metres(fix, stay)).sort((a, b) => a - b)
    const radius = away[Math.floor(away.length * share)]
    return { place: `S${place}`, arrive, leave, dwell: leave - arrive, radius }
  })
}
