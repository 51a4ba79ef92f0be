#!/usr/bin/env bash
# Subject: a count of 1,234 visitors as a UInt32 of Sparkplug B, a payload of sensors in MQTT, written and read by
# sparkplug-payload 1.0.3 (npm), pysparkplug 0.6.1 and mqtt-spb-wrapper 2.1.2 (PyPI).
# One would guess: 1,234 from each: the message names the type, and the number fits into either of the two fields for integers.
# What happens: one library uses the long field for it and two the short one. Who reads the other field finds nothing there: no
# value, or 0, which is a count, too. pysparkplug takes the field that is set.
# Seen:
#   sparkplug-payload writes long_value; read by sparkplug-payload 1234, pysparkplug 1234, mqtt-spb-wrapper 0
#   pysparkplug       writes int_value; read by sparkplug-payload null, pysparkplug 1234, mqtt-spb-wrapper 1234
#   mqtt-spb-wrapper  writes int_value; read by sparkplug-payload null, pysparkplug 1234, mqtt-spb-wrapper 1234
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
const metrics = [{ name: 'visitors', type: 'UInt32', value: 1234 }]
if (task === 'write') writeFileSync(file, sparkplug.encodePayload({ timestamp: 1777896000000, seq: 0, metrics }))
else console.log(String(sparkplug.decodePayload(readFileSync(file)).metrics[0].value))
JAVASCRIPT
cat >pysparkplug_.py <<'PYTHON'
import pathlib
import sys

from pysparkplug import DataType, Metric, NBirth

task, file = sys.argv[1], pathlib.Path(sys.argv[2])
time = 1_777_896_000_000
if task == "write":
    metric = Metric(timestamp=time, name="visitors", datatype=DataType.UINT32, value=1234)
    file.write_bytes(NBirth(timestamp=time, seq=0, metrics=(metric,)).encode())
else:
    print(NBirth.decode(file.read_bytes()).metrics[0].value)
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
    addMetric(payload, "visitors", None, MetricDataType.UInt32, 1234, payload.timestamp)
    file.write_bytes(payload.SerializeToString())
else:
    payload.ParseFromString(file.read_bytes())
    (metric,) = payload.metrics
    print(metric.WhichOneof("value") if task == "field" else getMetricValue(metric))
PYTHON
js() { node payload.cjs "$@"; }
py() { venv/bin/python -W ignore pysparkplug_.py "$@"; }
spb() { wrapper/bin/python -W ignore wrapper.py "$@"; }
for writer in js py spb; do
  $writer write sent
  case $writer in js) name=sparkplug-payload ;; py) name='pysparkplug      ' ;; spb) name='mqtt-spb-wrapper ' ;; esac
  echo "$name writes $(spb field sent); read by sparkplug-payload $(js read sent), pysparkplug $(py read sent)," \
    "mqtt-spb-wrapper $(spb read sent)"
done >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
