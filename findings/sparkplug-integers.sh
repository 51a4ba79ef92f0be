#!/usr/bin/env bash
# Subject: a count of 1,234 visitors as a UInt32 and a signal strength of -71 dBm as an Int8 of Sparkplug B, a payload of sensors
# in MQTT, written and read by sparkplug-payload 1.0.3 (npm), pysparkplug 0.6.1 and mqtt-spb-wrapper 2.1.2 (PyPI).
# One would guess: the number that was written from each reader, and an error at worst: the message names the type.
# What happens: for the count, one library uses the long field and two the short one. Who reads the other field finds nothing
# there: no value, or 0, which is a count, too. For the signal, the short field has no sign, and -71 is put there as 185, of 8
# bits, or as 4294967225, of 32; the specification does not say. Readers take the other form for a signal of 185 or 4294967225.
# Seen:
#   UInt32 1234: sparkplug-payload writes long 1234; read by sparkplug-payload 1234, pysparkplug 1234, mqtt-spb-wrapper 0
#   UInt32 1234: pysparkplug writes int 1234; read by sparkplug-payload null, pysparkplug 1234, mqtt-spb-wrapper 1234
#   UInt32 1234: mqtt-spb-wrapper writes int 1234; read by sparkplug-payload null, pysparkplug 1234, mqtt-spb-wrapper 1234
#   Int8 -71: sparkplug-payload writes int 4294967225; read by sparkplug-payload -71, pysparkplug error, mqtt-spb-wrapper 4294967225
#   Int8 -71: pysparkplug writes int 185; read by sparkplug-payload 185, pysparkplug -71, mqtt-spb-wrapper 185
#   Int8 -71: mqtt-spb-wrapper writes int 185; read by sparkplug-payload 185, pysparkplug -71, mqtt-spb-wrapper 185
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . 'sparkplug-payload@1.0.3' >/dev/null
# Two environments: each library needs a protobuf of its own.
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'pysparkplug==0.6.1'
python3 -m venv wrapper
wrapper/bin/pip install --quiet --disable-pip-version-check 'mqtt-spb-wrapper==2.1.2'
cat >payload.cjs <<'JAVASCRIPT'
const { get } = require('sparkplug-payload')
const { readFileSync, writeFileSync } = require('node:fs')

const [, , task, type, value] = process.argv
const sparkplug = get('spBv1.0')
const metrics = [{ name: 'reading', type, value: Number(value) }]
if (task === 'write') writeFileSync('sent', sparkplug.encodePayload({ timestamp: 1777896000000, seq: 0, metrics }))
else console.log(String(sparkplug.decodePayload(readFileSync('sent')).metrics[0].value))
JAVASCRIPT
cat >pysparkplug_.py <<'PYTHON'
import pathlib
import sys

from pysparkplug import DataType, Metric, NBirth

task, kind, value = sys.argv[1:]
file = pathlib.Path("sent")
time = 1_777_896_000_000
if task == "write":
    metric = Metric(timestamp=time, name="reading", datatype=DataType[kind.upper()], value=int(value))
    file.write_bytes(NBirth(timestamp=time, seq=0, metrics=(metric,)).encode())
else:
    try:
        print(NBirth.decode(file.read_bytes()).metrics[0].value)
    except OverflowError:
        print("error")
PYTHON
cat >wrapper.py <<'PYTHON'
import pathlib
import sys

from mqtt_spb_wrapper.spb_protobuf import MetricDataType, Payload, addMetric, getMetricValue

task, kind, value = sys.argv[1:]
file = pathlib.Path("sent")
payload = Payload()
if task == "write":
    payload.timestamp = 1_777_896_000_000
    payload.seq = 0
    addMetric(payload, "reading", None, getattr(MetricDataType, kind), int(value), payload.timestamp)
    file.write_bytes(payload.SerializeToString())
else:
    payload.ParseFromString(file.read_bytes())
    (metric,) = payload.metrics
    field = metric.WhichOneof("value")
    print(f"{field.removesuffix('_value')} {getattr(metric, field)}" if task == "field" else getMetricValue(metric))
PYTHON
sparkplug-payload() { node payload.cjs "$@"; }
pysparkplug() { venv/bin/python -W ignore pysparkplug_.py "$@"; }
mqtt-spb-wrapper() { wrapper/bin/python -W ignore wrapper.py "$@"; }
libraries=(sparkplug-payload pysparkplug mqtt-spb-wrapper)
for number in 'UInt32 1234' 'Int8 -71'; do
  # shellcheck disable=SC2086 # type and value are two arguments
  for writer in "${libraries[@]}"; do
    "$writer" write $number
    read_by=()
    for reader in "${libraries[@]}"; do read_by+=("$reader $("$reader" read $number)"); done
    echo "$number: $writer writes $(mqtt-spb-wrapper field $number); read by ${read_by[0]}, ${read_by[1]}, ${read_by[2]}"
  done
done >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
