import type { Condition } from '#content/day/format.ts'
import { typeset } from '#content/en/language/typography.ts'
import type { FigureName } from '#content/schema/figure.ts'
import { dayWord as n } from './day-words.ts'

interface FigureText {
  /** What the figure shows, and the finding in it: the whole of the figure for a visitor who does not see it. */
  readonly alt: string
  readonly caption: string
  /** In place of the caption on home: one line that needs no other page. */
  readonly line?: string
}

/** Words of each figure. Every number about the day comes from the day itself. */
export const figureWords = typeset<Readonly<Record<FigureName, FigureText>>>({
  movement: {
    alt: `Contour map with one day’s track through ${n('day.places.word')} places, the area of each circle the time spent there. The smallest, ${n('day.short.place')}, ${n('day.short.minutes')} minutes, is amber.`,
    caption: `Fig. 2.1. One synthetic day: ${n('day.fixes')} fixes, ${n('day.stays.word')} stops at ${n('day.places.word')} places, ${n('day.trips.word')} trips. A stop lasts at least ${n('day.T')} minutes within ${n('day.D')} m; both settings were chosen on this day, and every visit was found.`,
    line: 'One day of one device. The larger a circle, the longer the time spent there. Amber: the shortest stop.',
  },
  social: {
    alt: `Network of ${n('graph.entities')} devices and ${n('graph.ties')} lines. One device, with ${n('graph.broker.ties.word')} lines, connects separate groups.`,
    caption: `Fig. 2.2. ${n('graph.entities')} synthetic devices over ${n('graph.days')} days. A line: ${n('graph.least.word')} or more days with a meeting. Chance is not yet excluded. Amber: the device that connects the groups. Shortest paths that cross it (betweenness): ${n('graph.broker.betweenness')}. The next device has ${n('graph.second.betweenness')}. Counting lines would not find it: ${n('graph.level.word')} others have as many.`,
    line: 'Dots are devices; a line joins two that meet often. Amber: the device that connects the groups.',
  },
  tensor: {
    alt: `${n('tensor.hours')} small grids, one an hour. Counts are scattered at night and gather by day, at noon in ${n('tensor.noon.cells.word')} amber cells.`,
    caption: `Fig. 2.3. People per cell and hour: ${n('tensor.columns')} × ${n('tensor.rows')} cells × ${n('tensor.hours')} h = ${n('tensor.values')} values, for ${n('tensor.entities')} synthetic people. At noon ${n('tensor.noon.share')}% of them are in ${n('tensor.noon.cells.word')} cells, in amber.`,
    line: 'Where people are, one small map an hour. At noon, many are in the amber squares.',
  },
  vault: {
    alt: 'Four map layers in perspective: terrain, roads, movement, and on top a grid of permitted and masked cells through which every query passes.',
    caption: 'Fig. 2.4. Map layers under access rules for each cell. Which cells are masked is an example.',
    line: 'Layers of one map. Each query passes through the grid on top, which hides some cells.',
  },
  signals: {
    alt: `${n('fix.anchors.Word')} receivers with range rings of different widths. An ellipse marks where the rings agree.`,
    caption: `Fig. 2.5. ${n('fix.anchors.Word')} receivers on a synthetic plot of ${n('fix.width')} × ${n('fix.height')} m locate a transmitter by signal strength (in dBm) alone. Rings: the distance that each receiver calculates; a ring’s width is its error. Amber: where the transmitter should be in 95 cases of 100 (nominal 95% region), an ellipse of ${n('fix.major')} × ${n('fix.minor')} m. The transmitter is ${n('fix.error')} m from its centre.`,
    line: 'Receivers locate one transmitter. Amber: the area where it should be.',
  },
  awareness: {
    alt: `Dark map at ${n('cop.time')}, with a trail behind each moving device. One device entered a geofence and has been stopped inside it for ${n('day.short.alert.after.word')} minutes; its next trip is dotted.`,
    caption: `Fig. 2.6. ${n('cop.time')} on the synthetic day: one device, named by a legal authority in this example, among ${n('cop.entities')} others, ${n('cop.moving')} of them moving. Amber: the monitored area (geofence), and the stop raising the alert. Dotted, added later: the next trip.`,
    line: 'A device has stopped inside the monitored area (amber), and an alert is raised. Dotted: its next trip.',
  },
  stringline: {
    alt: `Stringline of the day: flat bars at each stop, joined by steep slopes. A short amber bar at ${n('day.short.arrive')} sits partway down the afternoon’s descent.`,
    caption: `Fig. 2.1.1. Distance from ${n('day.base.place')} over the day, 00:00 to 24:00. Grid: 1 h × 2 km. Amber: ${n('day.short.place')}, ${n('day.short.arrive')} to ${n('day.short.leave')}, ${n('day.short.km')} km from ${n('day.base.place')}.`,
  },
  pipeline: {
    alt: `Four panels of one 3.3 by 2.25 km crop: raw fixes with two spikes; the spikes crossed out; the staypoints, ${n('day.short.place')} amber; the trips between them.`,
    caption: `One part of the map in four stages: raw fixes, filtered fixes, staypoints, trips. The area of a circle is the time spent there. Amber: the rejected fixes, then ${n('day.short.place')}, a stop of ${n('day.short.minutes')} minutes.`,
  },
  edge: {
    alt: 'Map on which contour lines, roads and a river stop at the edge.',
    caption: 'The edge of the map. The contour lines stop; the grid goes on.',
  },
  cross: { alt: 'A cross of the map’s grid.', caption: 'The grid, every 1.5 km.' },
  transit: {
    alt: `The synthetic map with its roads weighted by load. Thick lines gather at ${n('day.bridges.word')} bridges; bridge B, in the middle, is amber with ${n('bridge.b.day')} crossings.`,
    caption: `Commutes of ${n('tensor.entities')} synthetic people in one day. Line width: commutes over that street, in five classes. Circle area and number: crossings in 24 h. Amber: the bridge with the busiest quarter-hour.`,
  },
  screenline: {
    alt: `Bars of crossings per quarter-hour for bridges A, B and C, with a morning and an afternoon peak. One amber bar on B, ${n('bridge.b.quarter.word')} crossings from ${n('bridge.b.quarter.from')}, stands highest.`,
    caption:
      'Fig. 4.3.1. Crossings per quarter-hour, both directions, 05:00 to 21:00; none at other times. One grid column is an hour.',
  },
  kalman: {
    alt: `Two panels of one drive. Left, fixes scattered about the road, ${n('leg.claimed.error')} m off; those of a halt claim ${n('leg.halt.claimed')} km/h. Right, the smoothed track in its 95% region: ${n('leg.smoothed.error')} m off, and ${n('leg.halt.smoothed')} km/h.`,
    caption: `One synthetic drive: ${n('leg.fixes')} fixes with ${n('leg.error')} m of error on each axis, independent from fix to fix, as the filter assumes. Left: as received, ${n('leg.claimed.error')} m off (root mean square). Right: after a Kalman filter and a Rauch-Tung-Striebel smoother, ${n('leg.smoothed.error')} m off. Amber: a halt of ${n('leg.halt.word')} minutes, with its apparent speed.`,
  },
  band: {
    alt: `Crossings by half hour over a band of what is usual. ${n('held.unusual.Word')} amber points leave it: none from ${n('held.from')} to ${n('held.to')}, then ${n('held.most')} where ${n('held.most.usual')} are usual. The sum of the day, ${n('held.total')}, is ordinary.`,
    caption: `Crossings of all bridges by half-hour: median and usual range of ${n('held.days')} ordinary synthetic days, and one day on which the bridges are shut from ${n('held.from')} to ${n('held.to')}. Amber: outside the range. The day’s total, ${n('held.total')} against ${n('held.total.usual')} (the medians added up), does not show the closure.`,
  },
  fence: {
    alt: `Map of a fence with two rings and one track through it. The track is inside from ${n('fence.enters')} to ${n('fence.leaves')}; readings at ${n('fence.before')} and ${n('fence.after')} both stand outside.`,
    caption: `A synthetic device in a monitored area (geofence). It enters the inner ring at ${n('fence.enters')} and leaves the outer at ${n('fence.leaves')}: ${n('fence.dwell')} minutes. Hourly positions (hollow), at ${n('fence.before')} and ${n('fence.after')}, miss it.`,
  },
  mesh: {
    alt: `A mesh of ${n('mesh.nodes.word')} radios and ${n('mesh.ranges')} distances. ${n('mesh.known.Word')} surveyed ones are triangles, the others have ellipses. Radio ${n('mesh.ambiguous.node')} could as well stand ${n('mesh.ambiguous.away')} m away, where a hollow circle is drawn.`,
    caption: `A synthetic mesh: ${n('mesh.known.word')} known radios (triangles), ${n('mesh.found.word')} to place. Placed from ${n('mesh.ranges')} distances (error ${n('mesh.ranges.error')} m), they are ${n('mesh.error')} m off on average. Crosses: true positions. Amber: radio ${n('mesh.ambiguous.node')}, drawn near its true place. Its two distances also fit a point ${n('mesh.ambiguous.away')} m away.`,
  },
  ridges: {
    alt: `The hills of the map, seen from east of its edge, ridge behind ridge. A line points to stop ${n('view.place')}, ${n('view.km')} km away and hidden behind them.`,
    caption: `The synthetic map, seen from ${n('view.off')} km east of its edge, heights exaggerated eight times. Stop ${n('view.place')}, ${n('view.km')} km away, lies behind the ridge.`,
  },
  recovery: {
    alt: `Share of residents present over twenty weeks. Both curves start at ${n('haiti.present.share')}% and are half-way back after ${n('haiti.late.word')} weeks. The straight one is done after ten; the bent one then lacks ${n('haiti.left.share')}% and closes slowly.`,
    caption: `One event, two shapes of return with the same half-way point. Across: weeks. Tinted: the loss along a line. Amber: what the line leaves out.`,
  },
  warning: {
    alt: `Hours saved against the chance that a road is blocked. Three tents with their top at one chance in two: perfect knowledge, and two reports below it. At ${n('warning.chance.share')}% a report that errs one time in ${n('warning.good.in.word')} saves ${n('warning.table')} hours.`,
    caption: `What a warning is worth to one convoy, by the chance that its road is blocked. Solid: perfect knowledge. Dashed: reports that err one time in ${n('warning.good.in.word')} and one time in ${n('warning.poor.in.word')}. Amber: ${n('warning.table')} h at ${n('warning.chance.share')}%.`,
  },
  packing: {
    alt: `How many times smaller the day is when packed, by the records in a batch. The curve rises from ${n('pack.1.ratio')} with one record to ${n('pack.480.ratio')} with 480, and passes ten between 30 and 60. Batches above ten are amber.`,
    caption: `The ${n('day.fixes')} fixes of the day, packed in batches of 1 to 480 records. Across: records in a batch, on a logarithmic axis. Up: how many times smaller. Dashed: ten to one. Amber: batches that reach it.`,
  },
  convoy: {
    alt: `Map of ${n('convoy.routes.word')} routes that share one bridge, and a bar for each minute. On the bridge, amber, the convoy is found on ${n('convoy.bridge.share')}% of mornings; later bars are short.`,
    caption: `Fig. 4.1. A synthetic convoy on ${n('convoy.mornings')} mornings. Line width: mornings on each street. Bars: how often it is on its likeliest street, by minutes after departure. Amber: bridge B, part of every route.`,
  },
  junction: {
    alt: `A junction of four streets. Each flow is as wide as its people, by car, by bus or on foot. The amber one, from east to north, has ${n('junction.hidden.people')} people and no car.`,
    caption: `Fig. 4.3. Synthetic people at one junction, ${n('junction.from')} to ${n('junction.to')}: ${n('junction.people')} in all, ${n('junction.cars')} by car, ${n('junction.bus')} by bus and ${n('junction.walk')} on foot. A flow is as wide as its number of people.`,
  },
  mixing: {
    alt: `Map of ${n('mixing.districts.word')} districts with trips between them as lines, and a table of who is near whom, in percent. Between districts ${n('mixing.a')} and ${n('mixing.b')}, amber, there are ${n('mixing.hidden.trips')} trips; of the people near a resident of ${n('mixing.b')}, ${n('mixing.hidden.share')}% live in ${n('mixing.a')}.`,
    caption: `Fig. 4.5. Map: trips of one day between districts, both ways, by width of line. Table: of the people near a resident of the district on the left, the share from each district. ${n('mixing.residents')} synthetic residents.`,
  },
  cells: {
    alt: `Map of ${n('cells.count')} radio cells, each with the share of calls that it blocks in its worst quarter-hour: ${n('cells.lost.share')}% in the amber one, ${n('cells.others.share')}% or less in the others. Below, the load of the amber cell over the day, with a peak of ${n('cells.load')} erlangs at ${n('cells.from')}, above the ${n('cells.hour.load')} for which the cell is sized.`,
    caption: `Fig. 4.6. An erlang (E) is one call at a time. Amber: the cell near a school, sized for the average of its busiest hour (dashed). One day of ${n('mixing.residents')} synthetic residents.`,
  },
  crowd: {
    alt: `Map of ${n('crowd.cells.word')} cells at ${n('crowd.peak.at')}, a dot for each ${n('crowd.round')} people. Two cells are full of amber dots: ${n('crowd.second.place')}, the quay, with ${n('crowd.second.people')} people, and ${n('crowd.peak.place')}, the concert, with ${n('crowd.peak.people')}; ${n('crowd.peak.withheld.word')} cells are hatched because their counts are withheld. Below, ${n('crowd.peak.place')} by the hour: the bars with their intervals rise above 1,000 in two hours of the evening only.`,
    caption: `Residents of a simulated town in ${n('crowd.cells.word')} cells of ${n('crowd.cell.metres')} m at ${n('crowd.peak.at')}, by devices alone; a dot is ${n('crowd.round')} people, somewhere in its cell; x: withheld. Amber: ${n('crowd.second.place')}, the quay, without gates, and ${n('crowd.peak.place')}, the concert (${n('event.people')} people by gates and devices, with visitors). Below: ${n('crowd.peak.place')} on every hour, with 95% intervals, amber above ${n('crowd.change')}; its average over the day (${n('crowd.mean')}) does not show the crowd.`,
  },
  week: {
    alt: `${n('week.days.Word')} strips of 24 hours, each stay a bar, with the day’s entropy after it: ${n('week.least')} to ${n('week.most')} bits. One amber bar of ${n('week.short.minutes')} minutes, on day ${n('week.short.seed')}, is the shortest.`,
    caption: `${n('week.days.Word')} other synthetic days and the entropy of each, in bits. Solid: home. Tinted: every other stop. Amber: the shortest, ${n('week.short.minutes')} minutes; without it, day ${n('week.short.seed')} would have ${n('week.short.loss')} bits less.`,
  },
  catchment: {
    alt: `Map with two shops. Solid lines around King Street and dashed lines around Park Road show how far some minutes by car reach. They follow streets and bridges. The ${n('sites.within.minutes')}-minute lines hold ${n('sites.king.within')} residents around King Street and ${n('sites.park.within')} around Park Road, many of them the same.`,
    caption: `Two shops on the synthetic map, and how far a drive of so many minutes reaches from King Street (solid lines) and from Park Road (dashed, amber square). More trips pass King Street, ${n('sites.king.passers')} a day to ${n('sites.park.passers')}, but Park Road has more visits, ${n('sites.park.visits')} to ${n('sites.king.visits')}. One day could not decide this; ${n('sites.days.word')} days did.`,
  },
  lots: {
    alt: `Map with two empty lots and three open shops. Lot A is in the east, lot B north of the river. Dashed lines around lot A and solid lines around lot B show how far five and ten minutes by car reach. The forecast is ${n('sites.lots.park.visits')} visits a day for lot A and ${n('sites.lots.mill.visits')} for lot B.`,
    caption: `Visits a day in a simulated town, if a shop opens on the lot (±: margin from three comparable shops). Lot A, dashed lines: ${n('sites.lots.park.visits')} ±${n('sites.lots.park.error')}; its rent needs ${n('sites.lots.park.needed')}. Lot B, amber, solid lines: ${n('sites.lots.mill.visits')} ±${n('sites.lots.mill.error')}; its rent needs ${n('sites.lots.mill.needed')}. The lines are five and ten minutes by car.`,
  },
})

/** The link from a caption to the tables that the figure is drawn from. */
export const figureData = typeset('Data')

/** Words that stand on figures as labels. */
export const figureLabels = typeset({
  fence: 'Geofence',
  panels: ['a raw', 'b filtered', 'c staypoints', 'd trips'],
  bridges: ['A', 'B', 'C'],
  modes: ['car', 'bus', 'on foot'],
  people: 'people',
  trips: 'trips',
  /** Above the shares of a chart: on how many mornings the convoy is there. */
  usual: 'on its usual street',
  near: ['Home district of the people nearby, %', 'Resident of'],
  cells: ['Calls blocked in the worst quarter-hour', 'Load of the amber cell, in erlangs (E)', 'sized for', 'time'],
  shops: ['King St', 'Park Rd'],
  lots: ['Lot A', 'Lot B'],
  kalman: ['a received', 'b smoothed'],
  inside: `${n('fence.dwell')} min inside`,
  cairn: `A cairn of ${n('day.places.word')} stones, one for each place. The base stone is ${n('day.base')}; the amber stone on top is ${n('day.short.minutes')} minutes.`,
  /** After the label of the stop that raised the alert. */
  alert: 'alert',
} as const)

/** Words of the tables of the day. */
export const tableWords = typeset({
  stays: {
    caption: `Stops in order of arrival; the radius holds 68% of the fixes. Synthetic data, seed ${n('day.seed')}.`,
    columns: { place: 'Place', arrive: 'Arrive', leave: 'Leave', minutes: 'Dwell, min', envelope: 'Radius, m' },
    sums: { rest: 'At rest', moving: `Moving, ${n('day.trips.word')} trips`, day: 'The day' },
  },
  entropy: {
    caption: `Example. Shares of ${n('day.rest.minutes')} min at rest; the other ${n('day.moving.minutes')} min of the day are trips.`,
    columns: { place: 'Place', minutes: 'Dwell, min', share: 'p, %', bits: '−p log₂ p, bit' },
    sum: 'Sum',
  },
  plateau: {
    corner: 'T, min, by D, m',
    used: 'the pair used',
  },
  sample: {
    caption: `Twelve synthetic days for each row, seeds 1 to 12, with one thing at a time made harder; D = ${n('day.D')} m, T = ${n('day.T')} min. In brackets: 95% intervals.`,
    columns: {
      condition: 'Made harder',
      thrown: 'False fixes',
      caught: 'Caught',
      visits: 'Visits',
      missed: 'Missed',
      false: 'False stays',
      recall: 'Visits found, %',
      precision: 'Stays true, %',
      worst: 'Worst day: errors',
      error: 'Median error, m',
    },
    conditions: {
      unchanged: 'Nothing',
      'short-stops': 'Errands from 5 min, not 10',
      'long-halts': 'Halts in traffic of 8 to 20 min',
      sparse: 'A quarter of the fixes',
      noisy: 'Four times the noise',
      spells: 'False fixes in spells of twelve',
    } satisfies Record<Condition, string>,
  },
} as const)
