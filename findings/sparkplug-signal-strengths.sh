#!/usr/bin/env bash
# Subject: a signal strength of -71 dBm as an Int8 of Sparkplug B, a payload of sensors in MQTT, written and read by
# sparkplug-payload 1.0.3 (npm), pysparkplug 0.6.1 and mqtt-spb-wrapper 2.1.2 (PyPI).
# One would guess: -71 from each, and an error at worst. The field of the message is an unsigned number of 32 bits.
# What happens: -71 is put there as 185, of 8 bits, or as 4294967225, of 32; the specification does not say. Three of nine
# pairs agree: two readers take the other form for a signal of 185 or of 4294967225 dBm, and one does not read its own.
# Seen:
#   sparkplug-payload writes 4294967225; read by sparkplug-payload -71, pysparkplug error, mqtt-spb-wrapper 4294967225
#   pysparkplug       writes 185; read by sparkplug-payload 185, pysparkplug -71, mqtt-spb-wrapper 185
#   mqtt-spb-wrapper  writes 185; read by sparkplug-payload 185, pysparkplug -71, mqtt-spb-wrapper 185
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

const [, , task, file] = process.argv
const sparkplug = get('spBv1.0')
const metrics = [{ name: 'rssi', type: 'Int8', value: -71 }]
if (task === 'write') writeFileSync(file, sparkplug.encodePayload({ timestamp: 1777896000000, seq: 0, metrics }))
else console.log(sparkplug.decodePayload(readFileSync(file)).metrics[0].value)
JAVASCRIPT
cat >pysparkplug_.py <<'PYTHON'
import pathlib
import sys

from pysparkplug import DataType, Metric, NBirth

task, file = sys.argv[1], pathlib.Path(sys.argv[2])
time = 1_777_896_000_000
if task == "write":
    metric = Metric(timestamp=time, name="rssi", datatype=DataType.INT8, value=-71)
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

task, file = sys.argv[1], pathlib.Path(sys.argv[2])
payload = Payload()
if task == "write":
    payload.timestamp = 1_777_896_000_000
    payload.seq = 0
    addMetric(payload, "rssi", None, MetricDataType.Int8, -71, payload.timestamp)
    file.write_bytes(payload.SerializeToString())
else:
    payload.ParseFromString(file.read_bytes())
    print(payload.metrics[0].int_value if task == "raw" else getMetricValue(payload.metrics[0]))
PYTHON
js() { node payload.cjs "$@"; }
py() { venv/bin/python -W ignore pysparkplug_.py "$@"; }
spb() { wrapper/bin/python -W ignore wrapper.py "$@"; }
for writer in js py spb; do
  $writer write sent
  case $writer in js) name=sparkplug-payload ;; py) name='pysparkplug      ' ;; spb) name='mqtt-spb-wrapper ' ;; esac
  echo "$name writes $(spb raw sent); read by sparkplug-payload $(js read sent), pysparkplug $(py read sent)," \
    "mqtt-spb-wrapper $(spb read sent)"
done >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
