#!/usr/bin/env bash
# Subject: the predicted time of an arrival in GTFS-Realtime, by gtfs-realtime-bindings 2.2.0 (npm).
# One would guess: a number of seconds, or an object with which no sum can be made.
# What happens: an object that is a number in products and comparisons and a text in sums. Code that shows the time by
# "time * 1000" works; code that adds a minute puts "60" behind the digits. And a prediction that only has a time says of
# its delay, which is not there, 0.
# Seen: time * 1000 is 1777888900000, time > 1777888800 is true, time + 60 is "177788890060", delay 0
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'gtfs-realtime-bindings@2.2.0' >/dev/null
cat >show.mjs <<'JAVASCRIPT'
import assert from 'node:assert/strict'
import bindings from 'gtfs-realtime-bindings'

const { FeedMessage } = bindings.transit_realtime
const bytes = FeedMessage.encode(
  FeedMessage.fromObject({
    header: { gtfsRealtimeVersion: '2.0', timestamp: 1777888800 },
    entity: [
      { id: '1', tripUpdate: { trip: { tripId: 't' }, stopTimeUpdate: [{ stopId: 's', arrival: { time: 1777888900 } }] } },
    ],
  }),
).finish()
const { time, delay } = FeedMessage.decode(bytes).entity[0].tripUpdate.stopTimeUpdate[0].arrival
const seen =
  `time * 1000 is ${time * 1000}, time > 1777888800 is ${time > 1777888800}, ` +
  `time + 60 is ${JSON.stringify(time + 60)}, delay ${delay}`
console.log(seen)
assert.equal(
  seen,
  'time * 1000 is 1777888900000, time > 1777888800 is true, time + 60 is "177788890060", delay 0',
  'the behaviour has changed',
)
JAVASCRIPT
node show.mjs
