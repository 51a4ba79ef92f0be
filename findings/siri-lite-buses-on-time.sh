#!/usr/bin/env bash
# Subject: the next buses of a stop in a SIRI StopMonitoring response, read by siri-lite 0.14.0 (PyPI).
# One would guess: the bus that runs on time, without a prediction, is listed with its timetable's time; the cancelled one is left
# out or marked as such.
# What happens: the other way round. A call that has an aimed time only, as SIRI has it for a bus without a prediction, is left
# out; the cancelled one is the next bus, and nothing says that it is cancelled.
# Seen:
#   line 12 at 12:05
#   line 18 at 12:12
#   cancelled in any field: False
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'siri-lite==0.14.0'
cat >show.py <<'PYTHON'
from siri_lite.siri_client import parse_stop_monitoring_response


def visit(line, **call):
    return {"MonitoredVehicleJourney": {"LineRef": line, "MonitoredCall": {"StopPointName": "Rideau", **call}}}


response = {
    "ServiceDelivery": {
        "StopMonitoringDelivery": [
            {
                "MonitoredStopVisit": [
                    visit("7", AimedArrivalTime="2026-05-04T12:00:00Z"),
                    visit(
                        "12",
                        AimedArrivalTime="2026-05-04T12:05:00Z",
                        ExpectedArrivalTime="2026-05-04T12:05:00Z",
                        ArrivalStatus="cancelled",
                    ),
                    visit(
                        "18",
                        AimedArrivalTime="2026-05-04T12:10:00Z",
                        ExpectedArrivalTime="2026-05-04T12:12:00Z",
                        ArrivalStatus="delayed",
                    ),
                ]
            }
        ]
    }
}
calls = parse_stop_monitoring_response(response)
for call in calls:
    print("line", call.line_ref, "at", call.expected_arrival_time[11:16])
print("cancelled in any field:", any("cancel" in str(vars(call)).lower() for call in calls))
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
