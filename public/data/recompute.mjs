// Finds the stays of the day again, from its fixes alone, and prints two tables of the article "From Sensor to Signal": the
// stays, and what published detectors find in the same fixes. From site-groups.csv and site-zones.csv, if they are beside the
// fixes, it prints the comparison of two sites again.
//
//   node recompute.mjs [fixes.csv]      Node 18 or later; nothing to install
//
// Written apart from the site's own code, so that one checks the other; recompute.py is the same check for Python, and
// prints the same. Licence: CC BY 4.0, as the data.

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
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
const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Floor space of the shops in m², and Student's quantile for a 95% interval from twelve groups. */
const floors = { a: 3000, b: 5200 }
const student = 2.201
const normal = 1.96

const file = process.argv[2] ?? fileURLToPath(new URL('fixes.csv', import.meta.url))
const fixes = withoutSpikes(read(file))
const stays = named(detect(fixes, distance, duration))
if (stays.length === 0) throw new Error(`${file}: no run of fixes lasts ${duration} minutes.`)
const rest = stays.reduce((sum, { dwell }) => sum + dwell, 0)
const whole = (value) => Math.round(value).toLocaleString('en-CA')
const clock = (minutes) =>
  [minutes / 60, minutes % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')

const lines = [
  ['Place', 'Arrive', 'Leave', 'Dwell, min', '68% radius, m'],
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
const printed = [...lines, [], ...comparison, ...sites(dirname(file))].map((cells) => cells.join('\t')).join('\n')
process.stdout.write(`${printed}\n`)

/** Times in minutes and places in metres. No verdict and no truth of the file is read. */
function read(source) {
  const [head, ...rows] = readFileSync(source, 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  const [t, x, y] = ['t_min', 'east_m', 'north_m'].map((name) => {
    const index = columns.indexOf(name)
    if (index < 0) throw new Error(`${source}: no column ${name}. Take fixes.csv as it is published.`)
    return index
  })
  return rows.map((row, index) => {
    const cells = row.split(',').map((cell) => (cell === '' ? Number.NaN : Number(cell)))
    const fix = { t: cells[t], x: cells[x], y: cells[y] }
    if (Object.values(fix).every(Number.isFinite)) return fix
    throw new Error(`${source}, line ${index + 2}: time or place is no number.`)
  })
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

/** The comparison of two sites, after an empty line; nothing if its files are not in the folder. */
function sites(folder) {
  const files = ['site-groups.csv', 'site-zones.csv'].map((name) => join(folder, name))
  if (!files.every(existsSync)) return []
  const [groups, zones] = files.map(records)
  const ofGroups = (of) => {
    const values = groups.map(of)
    const mean = total(values) / values.length
    const variance = total(values.map((value) => (value - mean) ** 2)) / (values.length * (values.length - 1))
    return [mean, student * Math.sqrt(variance)]
  }
  const row = (name, ...kinds) => [name, ...kinds.map((of) => interval(...ofGroups(of), whole))]
  const known = zones.filter(({ zone }) => zone !== 'other')
  return [
    [],
    ['On one day', 'Shop A', 'Shop B'],
    row(
      'Passers-by',
      (one) => one.passers_a,
      (one) => one.passers_b,
    ),
    row(
      'Visits',
      (one) => one.visits_a,
      (one) => one.visits_b,
    ),
    row('Lead of B', (one) => one.visits_b - one.visits_a),
    ['Exponent of travel time', interval(...exponent(known), (value) => value.toFixed(1))],
    ['Floor space at which A draws level, m²', whole(Math.round((evenSize(zones) * floors.a) / 10) * 10)],
  ]
}

function interval(value, half, print) {
  return `${print(value)} (${print(value - half)}–${print(value + half)})`
}

/** The exponent of Huff's model that fits the split of each zone's devices between the two shops best, by Newton's method. */
function exponent(zones) {
  const size = Math.log(floors.a / floors.b)
  let value = 1
  let information = 0
  for (let step = 0; step < 30; step++) {
    const terms = zones.map((zone) => {
      const nearer = Math.log(zone.drive_min_b / zone.drive_min_a)
      const share = 1 / (1 + Math.exp(-size - value * nearer))
      const both = zone.devices_a + zone.devices_b
      return [nearer * (zone.devices_a - both * share), both * nearer ** 2 * share * (1 - share)]
    })
    information = total(terms.map(([, bend]) => bend))
    value += total(terms.map(([slope]) => slope)) / information
  }
  return [value, normal / Math.sqrt(information)]
}

/** The size of shop A, as a factor, at which both have as many visits: a zone's shares change as in Huff's model. */
function evenSize(zones) {
  let [low, high] = [0.1, 10]
  for (let step = 0; step < 60; step++) {
    const factor = (low + high) / 2
    const behind = zones.map(
      ({ trips, visits_a, visits_b }) => (visits_b - factor * visits_a) / (1 + ((factor - 1) * visits_a) / trips),
    )
    if (total(behind) > 0) low = factor
    else high = factor
  }
  return (low + high) / 2
}

function total(values) {
  return values.reduce((sum, value) => sum + value, 0)
}

/** The rows of a file by the names of its columns, numbers as numbers. */
function records(source) {
  const [head, ...rows] = readFileSync(source, 'utf8').trim().split(/\r?\n/)
  const columns = head.split(',')
  return rows.map((row) =>
    Object.fromEntries(
      row.split(',').map((cell, at) => [columns[at], Number.isNaN(Number(cell)) ? cell : Number(cell)]),
    ),
  )
}
