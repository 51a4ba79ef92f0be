import type { FigureTableName } from '#content/data-tables.ts'
import { typeset } from '#content/en/language/typography.ts'
import { type ColumnWords, clock, type TableWords } from './words-of-tables.ts'

const words = (meaning: string, origin: string): ColumnWords => ({ meaning, origin })

/** The two columns of a place, whose names begin with a word. */
const at = (prefix: string, what: string, origin: string): Readonly<Record<string, ColumnWords>> => ({
  [`${prefix}east_m`]: words(`${what}: metres east`, origin),
  [`${prefix}north_m`]: words(`${what}: metres north`, origin),
})

/** Words of every column of the tables that one figure or two are drawn from. */
export const figureTableWords = typeset<Readonly<Record<FigureTableName, TableWords>>>({
  elevations: {
    title: 'One sample of the ground',
    columns: {
      ...at('', 'The sample', 'A grid of 150 m'),
      elevation_m: words('Height', 'Gradient noise from the seed'),
    },
  },
  streets: {
    title: 'One straight piece of street',
    columns: { ...at('from_', 'One end', 'A lattice, bent and thinned'), ...at('to_', 'The other end', 'Likewise') },
  },
  picture: {
    title: 'One entity at 15:24',
    columns: {
      entity: words('Number of the entity, from 1', 'Order in which it was drawn'),
      ...at('', 'The entity', 'Its invented day at that minute'),
      moving: words('Whether it moves', 'More than 90 m in ten minutes'),
    },
  },
  drive: {
    title: 'One fix of a drive',
    columns: {
      time: clock('The fix', 'the schedule of the drive'),
      ...at('fix_', 'As received', 'The truth with 40 m of error an axis'),
      ...at('smoothed_', 'As smoothed', 'Kalman filter and Rauch-Tung-Striebel smoother'),
      ...at('true_', 'In truth', 'Known because the drive is invented'),
    },
  },
  'cell-counts': {
    title: 'One cell in one hour',
    columns: {
      hour: words('Hour of the day, 0 to 23', 'The clock'),
      column: words('Column of the cell, from the west', 'Twelve across the map'),
      row: words('Row of the cell, from the north', 'Eight down the map'),
      entities: words('Entities in it', 'Mean of five instants of the hour'),
    },
  },
  'district-counts': {
    title: 'People in one cell, or in all, on one hour',
    columns: {
      time: clock('The count', 'the clock, every full hour'),
      cell: words('Name of the cell, A1 to D3; all: the district', 'Letters run east, numbers south'),
      people: words('People in it', 'Devices by the residents that each stands for; nearest ten'),
      least: words('Lower end of the 95% interval', 'Wilson, effective number of devices; down to a ten'),
      most: words('Upper end of the 95% interval', 'Likewise, up to a ten'),
    },
  },
  'district-withheld': {
    title: 'One count that is withheld',
    columns: {
      time: clock('The count', 'the clock'),
      cell: words('Name of the cell', 'As in district-counts'),
      reason: words('few or protects', 'few: under ten devices; protects: another could be had by subtraction'),
    },
  },
  'district-devices': {
    title: 'Devices in one cell on one hour, which no client receives',
    columns: {
      time: clock('The count', 'the clock'),
      cell: words('Name of the cell', 'As in district-counts'),
      devices_north: words('Devices from north of the river', 'The simulated town'),
      devices_south: words('Devices from south of it', 'Likewise'),
      true_people: words('Residents in the cell', 'The truth'),
    },
  },
  'district-sample': {
    title: 'One side of the river',
    columns: {
      side: words('north or south', 'Home of the residents'),
      residents: words('Residents', 'The simulated town'),
      devices: words('Residents who carry a device', 'A random sample'),
    },
  },
  'event-counts': {
    title: 'One count of the concert, every five minutes, with devices that no client receives',
    columns: {
      time: clock('The count', 'the clock, every five minutes'),
      devices_young: words('Devices of residents under 35', 'A panel that has more of them, the most typical of 200'),
      devices_old: words('Devices of older residents', 'Likewise, fewer of them'),
      devices_visitors: words('Devices of visitors', 'Likewise, few of them'),
      entered: words('People who entered so far', 'Counted at the gates from 18:30'),
      people_alike: words('People, every device alike', 'Residents over devices; nearest ten'),
      people_age: words('People, weighted by age', 'Likewise, by age group'),
      people_half_hour: words('People, with half an hour of the gates', 'By age, scaled to who entered by 19:00'),
      people: words(
        'People, with the gates all evening',
        'By age; those who passed a gate, scaled to who entered so far',
      ),
      least: words('Lower end of its 95% interval', 'Taylor series of the ratio; down to a ten'),
      most: words('Upper end of its 95% interval', 'Likewise, up to a ten'),
      true_people: words('People in the cell', 'The truth'),
    },
  },
  'event-front': {
    title: 'One count in front of the stage, every five minutes',
    columns: {
      time: clock('The count', 'the clock, from the first with ten devices there to the end of the concert'),
      people: words(
        'People there, with the gates',
        'As in event-counts, corrected for devices heard on the wrong side',
      ),
      least: words('Lower end of its 95% interval', 'Likewise'),
      most: words('Upper end of its 95% interval', 'Likewise'),
      density: words('People per square metre', 'People over 150 m²'),
      true_people: words('People who stand there', 'The truth'),
    },
  },
  crossings: {
    title: 'One bridge in one quarter hour',
    columns: {
      bridge: words('Name of the bridge, from the west', 'The figure'),
      from: clock('Start of the quarter', 'the clock'),
      crossings: words('Crossings, both directions', 'Counted every half minute'),
    },
  },
  'closure-day': {
    title: 'One half hour of the closed bridges',
    columns: {
      from: clock('Start of the half hour', 'the clock'),
      crossings: words('Crossings of all bridges', 'The day of the closure'),
      usual: words('Median of ordinary days', 'Forty days without a closure'),
      spread: words('Their robust standard deviation', 'Median absolute deviation, scaled'),
      unusual: words('Whether it is outside the expected range', 'More than 3.5 spreads from the median'),
    },
  },
  recovery: {
    title: 'One week of a modelled return, from two published numbers',
    columns: {
      week: words('Weeks from the first day', 'Order of the weeks'),
      line: words(
        'Share of the people present',
        'A line that is half-way after five weeks; a model, no record of Haiti',
      ),
      exponential: words('Share of the people present', 'Along an exponential that is half-way when the line is'),
    },
  },
  warning: {
    title: 'One chance that the road is blocked',
    columns: {
      chance: words('Chance that road A is blocked', 'Steps of a twentieth'),
      perfect_h: words('Hours saved by perfect knowledge', 'Value of information'),
      good_h: words('Hours saved by a report wrong once in ten', 'Likewise, with its error'),
      poor_h: words('Hours saved by a report wrong once in four', 'Likewise, with its error'),
    },
  },
  'convoy-streets': {
    title: 'One street of the convoy',
    columns: {
      ...at('from_', 'One end', 'As in streets'),
      ...at('to_', 'The other end', 'Likewise'),
      mornings: words('Mornings on which the convoy used it', 'One of four routes, drawn each morning'),
    },
  },
  'convoy-minutes': {
    title: 'One minute after the departure of the convoy',
    columns: {
      minute: words('Minutes since departure', 'Order of the minutes'),
      streets: words('Streets on which it was found', 'The mornings at that minute'),
      usual_share: words('Share of mornings on the most usual of them', 'Regularity, after Song and others'),
      bridge: words('Whether that street is the shared bridge', 'The routes'),
    },
  },
  'junction-turns': {
    title: 'One flow of the junction',
    columns: {
      from: words('Street by which people come', 'Its direction from the junction'),
      to: words('Street by which they leave', 'Likewise'),
      walk: words('People on foot', 'Trips in the busiest hour'),
      bus: words('People by bus', 'Likewise'),
      car: words('People by car', 'Likewise'),
    },
  },
  'junction-devices': {
    title: 'Devices in one flow of the junction, which no client receives',
    columns: {
      from: words('Street by which people come', 'As in junction-turns'),
      to: words('Street by which they leave', 'Likewise'),
      cars: words('Cars', 'The city’s own counter'),
      devices_north: words('Devices from north of the river', 'The simulated town'),
      devices_south: words('Devices from south of it', 'Likewise'),
      true_people: words('Residents who take the turn', 'The truth'),
    },
  },
  'district-contacts': {
    title: 'One pair of districts, in one direction',
    columns: {
      home: words('District where trips start, and where those who meet live', 'Numbered on the drawing'),
      other: words('District where they end, and where those who are met live', 'Likewise'),
      trips: words('Trips of the day', 'All purposes and modes'),
      near_share: words(
        'Of the people near a resident of ‘home’, the share from ‘other’',
        'Who is where, every 15 minutes',
      ),
      panel_share: words(
        'The same share as a panel of devices tells it',
        'Devices by the residents that each stands for',
      ),
      panel_least: words('Lower end of its 95% interval', 'Twelve groups of devices, each left out in turn'),
      panel_most: words('Upper end of its 95% interval', 'Likewise'),
    },
  },
  'cell-loads': {
    title: 'One radio cell',
    columns: {
      cell: words('Name of the cell', 'C1 has the most calls blocked in its busiest quarter-hour'),
      ...at('', 'The mast', 'A junction of streets'),
      circuits: words(
        'Calls that it carries at a time',
        'Erlang’s formula: the mean load of the busiest hour would block at most 1%',
      ),
      hour_from: clock('Start of the busiest hour', 'the loads'),
      hour_load: words('Mean load of that hour, in erlangs', 'Residents at rest and under way'),
      hour_lost: words(
        'Share of its calls that are blocked',
        'Erlang’s formula for each quarter-hour, weighted by load',
      ),
      quarter_from: clock('Start of the busiest quarter-hour', 'the loads'),
      quarter_load: words('Load of that quarter-hour, in erlangs', 'As hour_load'),
      quarter_lost: words('Share of its calls that are blocked', 'Erlang’s formula, as if the load stayed the same'),
      to_add: words('Circuits to add so that it blocks at most one call in a hundred', 'Erlang’s formula'),
      years: words('Years until it blocks more than one call in twenty', 'The load grows by a tenth a year'),
    },
  },
  forecast: {
    title: 'One hour of the forecast of one cell',
    columns: {
      lead_h: words('Hours after the forecast', 'Order of the hours'),
      from: clock('Start of the hour', 'noon and the lead'),
      p5: words('Lower end of the range for nine counts in ten', 'Earlier errors at the same lead'),
      p25: words('Lower end of the range for half of the counts', 'Likewise'),
      p50: words('Median', 'Mean of the hour, times today’s ratio, which fades to 1'),
      p75: words('Upper end of the range for half of the counts', 'As p5'),
      p95: words('Upper end of the range for nine counts in ten', 'As p5'),
      truth: words('What then happened', 'Not known to the forecast'),
    },
  },
  'graph-nodes': {
    title: 'One entity of the graph',
    columns: {
      entity: words('Number of the entity, from 1', 'Order in which it was drawn'),
      ties: words('Count of its ties', 'Rows of graph-ties'),
      betweenness: words('Shares of shortest paths through it, summed over all pairs', 'Brandes’ algorithm'),
    },
  },
  'graph-ties': {
    title: 'One tie of two entities',
    columns: {
      from_entity: words('One entity', 'Number in graph-nodes'),
      to_entity: words('The other', 'Likewise'),
      days: words('Days on which they met', 'Of fourteen'),
    },
  },
  'mesh-nodes': {
    title: 'One radio of the mesh, on a plot of its own',
    columns: {
      node: words('Number of the radio, from 1', 'Order of the plan'),
      surveyed: words('Whether its place is known', 'The first three'),
      ...at('true_', 'In truth', 'The plan'),
      ...at('found_', 'As found', 'Least squares over mesh-ranges'),
    },
  },
  'mesh-ranges': {
    title: 'One range of the mesh',
    columns: {
      from_node: words('One radio', 'Number in mesh-nodes'),
      to_node: words('The other', 'Likewise'),
      range_m: words('Measured distance', 'The truth with 1.5 m of error'),
    },
  },
  'static-fixes': {
    title: 'One fix of a receiver that stands still',
    columns: {
      fix: words('Number of the fix, from 1', 'Order in which it was drawn'),
      ...at('', 'From the true place', 'Normal error on each axis'),
    },
  },
  'week-stays': {
    title: 'One stay of seven other days',
    columns: {
      seed: words('Seed of the day', '1 to 7, none left out'),
      place: words('Name of the place on that day', 'Order of first arrival'),
      arrive: clock('Arrival', 'the first fix'),
      leave: clock('Departure', 'the last fix, empty for midnight'),
      dwell_min: words('Length of the stay', 'Departure less arrival'),
    },
  },
  plateau: {
    title: 'One pair of parameters',
    columns: {
      duration_min: words('T', 'Twelve values'),
      distance_m: words('D', 'Twelve values'),
      stays: words('Stays found', 'The detector on the kept fixes'),
    },
  },
  'other-days': {
    title: 'One day that the detector had not met',
    columns: {
      condition: words('What was made harder', 'One of six; ‘unchanged’: nothing was'),
      seed: words('Seed of the day', '1 to 12, none left out'),
      fixes: words('Fixes', 'The receiver of that condition'),
      thrown: words('False fixes', 'The truth'),
      caught: words('False fixes rejected', 'The filter, unchanged'),
      visits: words('Visits', 'The truth'),
      found: words('Visits found', 'A stay covers over half of the visit, within D'),
      missed: words('Visits missed', 'visits less found'),
      false_stays: words('Stays that match no visit', 'Including second pieces of a visit'),
      median_error_m: words('Median distance of a centre from the truth', 'The visits found'),
    },
  },
  instants: {
    title: 'One entity in the frame, at one of three times',
    columns: {
      time: clock('The picture', 'the stays'),
      role: words(
        'subject, moving or still',
        'Subject: the device of the alert; moving or still: the others, by their places before',
      ),
      ...at('', 'The entity', 'Its invented day at that minute'),
    },
  },
  'site-catchments': {
    title: 'One limit of the catchments of two shops',
    columns: {
      drive_min: words('Minutes by car, parking included', 'Set for the example'),
      residents_king: words(
        'Residents who reach the shop on King Street within them',
        'Shortest ways over the streets',
      ),
      residents_park: words('The same for the shop on Park Road', 'Likewise'),
      residents_both: words('Those who reach both', 'Likewise'),
    },
  },
  'site-zones': {
    title: 'One zone from which people came to two shops',
    columns: {
      zone: words(
        'Number from the north-west, six zones to a row',
        'Squares of 1.5 km; ‘other’: all with too few devices',
      ),
      trips: words(
        'Trips a day to any shop of this kind, estimated',
        'Mean of seven days; devices, each weighted to the residents of its side',
      ),
      visits_king: words(
        'Visits a day to the shop on King Street, estimated',
        'Devices on its lot for five minutes or more, weighted, and raised by what they miss',
      ),
      visits_park: words('Visits a day to the shop on Park Road, estimated', 'Likewise'),
      seen_king: words('Visits by devices behind visits_king', 'All seven days; on one of them at least ten devices'),
      seen_park: words('Visits by devices behind visits_park', 'Likewise'),
      drive_min_king: words('Mean minutes by car to King Street', 'From the starts of the trips'),
      drive_min_park: words('Mean minutes by car to Park Road', 'Likewise'),
    },
  },
  'site-groups': {
    title: 'One random group of devices at two shops, after some days',
    columns: {
      days: words('Days counted so far', 'Days 1, 1 to 2, 1 to 3, 1 to 5 and 1 to 7'),
      group: words('Number of the group, from 1', 'Devices of each side dealt out at random, once for all days'),
      devices: words('Devices in it', 'Count'),
      visits_king: words(
        'Visits a day to the shop on King Street',
        'Mean of these days; its devices alone, weighted to all residents and raised by what they miss',
      ),
      visits_park: words('Visits a day to the shop on Park Road', 'Likewise'),
      passers_king: words('Trips a day past the shop on King Street', 'All nearby, weighted, less visits_king'),
      passers_park: words('Trips a day past the shop on Park Road', 'Likewise'),
    },
  },
  'site-forecast-zones': {
    title: 'One zone from which people came to the shops that were open before Park Road',
    columns: {
      zone: words(
        'Number from the north-west, six zones to a row',
        'Squares of 1.5 km; ‘other’: all with too few devices',
      ),
      visits_king: words(
        'Visits a day to the shop on King Street, estimated',
        'Mean of seven days without Park Road; devices on the lot for five minutes or more, weighted and raised',
      ),
      visits_rivals: words('Visits a day to the two other open shops together, estimated', 'Likewise'),
      seen_king: words('Visits by devices behind visits_king', 'All seven days; on one of them at least ten devices'),
      seen_rivals: words('Visits by devices behind visits_rivals', 'Likewise'),
      drive_min_king: words('Mean minutes by car to King Street', 'From the starts of those visits'),
      drive_min_corner: words('Mean minutes by car to the corner shop (900 m²)', 'Likewise'),
      drive_min_north: words('Mean minutes by car to the northern shop (1,600 m²)', 'Likewise'),
      drive_min_park: words('Mean minutes by car to lot A, on Park Road', 'Likewise'),
      drive_min_mill: words('Mean minutes by car to lot B, on Mill Road', 'Likewise'),
    },
  },
  'site-forecast-groups': {
    title: 'What one random group of devices forecasts for one shop on each of two empty lots',
    columns: {
      group: words('Number of the group, from 1', 'The groups of site-groups'),
      exponent: words('Exponent of travel time', 'Huff’s model, fitted to the visits of its devices alone'),
      visits_park: words(
        'Visits a day to the shop on lot A (Park Road), forecast',
        'The model with this exponent; its devices alone, weighted to all residents',
      ),
      visits_mill: words('Visits a day if it stood on lot B (Mill Road) instead, forecast', 'Likewise'),
    },
  },
  'site-forecast-checks': {
    title: 'One open shop, forecast as if it were not there, to measure the error of the model',
    columns: {
      shop: words('king, corner or north', 'The shops that are open before Park Road'),
      exponent: words(
        'Exponent of travel time',
        'Huff’s model, fitted to how visits divide between the two other shops',
      ),
      forecast: words(
        'Visits a day to the shop, forecast',
        'Its share, by the model with this exponent, of the visits to all three, zone by zone',
      ),
      counted: words('Visits a day to the shop, estimated', 'As visits_king in site-forecast-zones'),
    },
  },
  'site-thresholds': {
    title: 'One shortest visit at two shops',
    columns: {
      least_min: words('Minutes on the lot from which a device is a visitor', '0: everyone nearby'),
      visits_king: words(
        'Visits a day to the shop on King Street, as counted',
        'Mean of seven days; devices, weighted',
      ),
      visits_park: words('Visits a day to the shop on Park Road, estimated', 'Likewise'),
      missed_king: words(
        'Visits by devices to King Street that were not counted',
        'All seven days; known because the town is invented',
      ),
      missed_park: words('The same for Park Road', 'Likewise'),
      false_king: words(
        'Trips by devices past King Street that were counted',
        'All seven days; known because the town is invented',
      ),
      false_park: words('The same for Park Road', 'Likewise'),
    },
  },
  'latency-budget': {
    title: 'One stage of the example',
    columns: {
      stage: words('Name of the stage', 'Order of the stages'),
      share_ms: words('Its share', 'Set as an example'),
      sum_ms: words('Shares up to here', 'Sum of share_ms'),
    },
  },
  'research-year': {
    title: 'One step of an example year',
    columns: {
      step: words('Number of the step, from 1', 'Order of the steps'),
      arrive: words('Questions that reach it', 'go_on of the step before'),
      leave: words('Questions that end there', 'Set as an example'),
      go_on: words('Questions that go on', 'arrive less leave'),
    },
  },
})
