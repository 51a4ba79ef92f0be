import type { AnyTableName } from '#content/data-tables.ts'
import { dayWord } from '#content/en/day-words.ts'
import { typeset } from '#content/en/language/typography.ts'
import { figureTableWords } from './figure-dictionary.ts'
import { type ColumnWords, clock, type TableWords } from './words-of-tables.ts'

const place = (
  what: string,
  ground = 'the map',
  origin = 'Map units of 15 m, rounded to the centimetre',
  corner = '0° north',
): Readonly<Record<string, ColumnWords>> => ({
  east_m: { meaning: `${what}: metres east of the south-west corner of ${ground}`, origin },
  north_m: { meaning: `${what}: metres north of that corner`, origin: 'As east_m' },
  lon_deg: { meaning: `${what}: longitude, WGS 84`, origin: `From east_m, with the corner at ${corner}, 0° east` },
  lat_deg: { meaning: `${what}: latitude, WGS 84`, origin: 'From north_m, likewise' },
})

const placeOfStay: ColumnWords = {
  meaning: 'Name of the place, S1 to S8',
  origin: `The first earlier place within ${dayWord('day.D')} m, else a new one`,
}

/** Words of every column of the dataset. The build stops at a column without words, and at words without a column. */
export const dictionary = typeset<Readonly<Record<AnyTableName, TableWords>>>({
  fixes: {
    title: 'One fix of the receiver',
    columns: {
      fix: { meaning: 'Number of the fix, from 1', origin: 'Order of time' },
      t_min: { meaning: 'Minutes after midnight', origin: 'One a minute at rest, four in motion, less those lost' },
      time: clock('The same', 't_min'),
      ...place('The fix'),
      kept: {
        meaning: 'Whether the filter keeps it',
        origin: `No if over ${dayWord('day.filter.metres')} m from the median of ${dayWord('day.filter.window.word')} fixes around it, with a detour there and back`,
      },
      thrown: {
        meaning: 'Whether it is false, thrown off its place',
        origin: 'Known because the day is synthetic; no detector uses it',
      },
    },
  },
  stays: {
    title: 'One stay, found in the kept fixes',
    columns: {
      stay: { meaning: 'Number of the stay, from 1', origin: 'Order of arrival' },
      place: placeOfStay,
      arrive_min: { meaning: 'Arrival, minutes after midnight', origin: 'First fix, rounded; 0 for the first stay' },
      leave_min: { meaning: 'Departure, minutes after midnight', origin: 'Last fix, rounded; 1440 for the last stay' },
      arrive: clock('Arrival', 'arrive_min'),
      leave: clock('Departure', 'leave_min, empty at 1440'),
      dwell_min: { meaning: 'Length of the stay', origin: 'leave_min less arrive_min' },
      ...place('Its centre'),
      envelope_m: { meaning: 'Radius that holds 68% of its fixes', origin: 'Distances of its fixes from the centre' },
      fixes: { meaning: 'Count of its fixes', origin: 'Kept fixes from first_fix to last_fix' },
      first_fix: { meaning: 'Its first fix', origin: 'Number in fixes' },
      last_fix: { meaning: 'Its last fix', origin: 'Number in fixes' },
    },
  },
  trips: {
    title: 'One trip, between two stays',
    columns: {
      trip: { meaning: 'Number of the trip, from 1', origin: 'Order of departure' },
      from_place: { meaning: 'Place that it leaves', origin: 'Place of the stay before' },
      to_place: { meaning: 'Place that it reaches', origin: 'Place of the stay after' },
      depart_min: { meaning: 'Departure, minutes after midnight', origin: 'leave_min of the stay before' },
      arrive_min: { meaning: 'Arrival, minutes after midnight', origin: 'arrive_min of the stay after' },
      depart: clock('Departure', 'depart_min'),
      arrive: clock('Arrival', 'arrive_min'),
      duration_min: { meaning: 'Duration of the trip', origin: 'arrive_min less depart_min' },
      length_km: { meaning: 'Distance travelled', origin: 'Sum of the straight lines through its kept fixes' },
      median_kmh: { meaning: 'Median speed', origin: 'Median of the speeds from fix to fix' },
      fixes: { meaning: 'Count of its fixes', origin: 'From the last of one stay to the first of the next' },
      first_fix: { meaning: 'Its first fix', origin: 'Number in fixes' },
      last_fix: { meaning: 'Its last fix', origin: 'Number in fixes' },
    },
  },
  places: {
    title: 'One place, of one stay or more',
    columns: {
      place: placeOfStay,
      stays: { meaning: 'Count of the stays there', origin: 'Rows of stays' },
      dwell_min: { meaning: 'Time spent there', origin: 'Sum over its stays' },
      share_of_rest: {
        meaning: 'Share of the time at rest, 0 to 1',
        origin: `dwell_min over ${dayWord('day.rest.minutes')}`,
      },
      entropy_bit: { meaning: 'Its part of the day’s entropy', origin: '−p log₂ p of its share' },
      ...place('Its first stay'),
    },
  },
  'fence-events': {
    title: 'One event at the geofence',
    columns: {
      event: { meaning: 'Number of the event, from 1', origin: 'Order of time' },
      kind: {
        meaning: 'enters, stops, alert or leaves',
        origin: `In through the inner ring, out through the outer; the alert after ${dayWord('day.T')} minutes at rest`,
      },
      t_min: { meaning: 'Minutes after midnight', origin: 'Between two fixes, the track moves straight and evenly' },
      time: clock('The same', 't_min'),
      place: { meaning: 'Place inside the fence', origin: 'As in stays' },
      ...place('Where it happened'),
    },
  },
  'signal-observations': {
    title: 'One received strength, on a separate plot',
    columns: {
      observation: { meaning: 'Number of the observation, from 1', origin: 'Order of the anchors' },
      anchor: { meaning: 'Receiver of known place', origin: 'Surveyed, on the plot of the signals figure' },
      ...place('The anchor', 'its plot', 'Rounded to the centimetre', '0.02° south'),
      strength_dbm: { meaning: 'Received strength', origin: 'Log-distance path loss, with 2.2 dB of normal error' },
      range_m: { meaning: 'Distance that it suggests', origin: 'The same model, solved for distance' },
      range_error_m: { meaning: 'Standard error of that distance', origin: 'First-order propagation of the 2.2 dB' },
    },
  },
  ...figureTableWords,
})
