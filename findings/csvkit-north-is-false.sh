#!/usr/bin/env bash
# Subject: a table of positions and counts, sorted by csvsort and written as JSON by csvjson, of csvkit 2.2.0 (PyPI).
# One would guess: rows change their order and nothing else.
# What happens: a column of N alone is read as "no", and counts of 0 and 1 alone as "no" and "yes": the hemisphere of all Canada
# is False, and visitors of quiet minutes are True. One count of 2 would make numbers of all. And 10:01 is ten minutes and a
# second.
# Seen: a table as it is, sorted by its time, as JSON, and sorted with --no-inference
#   time,latitude,hemisphere,visitors
#   10:01,45.42,N,1
#   10:00,45.43,N,0
#   time,latitude,hemisphere,visitors
#   0:10:00,45.43,False,False
#   0:10:01,45.42,False,True
#   [{"time": "0:10:01", "latitude": 45.42, "hemisphere": false, "visitors": true}, {"time": "0:10:00", "latitude": 45.43, "hemisphere": false, "visitors": false}]
#   time,latitude,hemisphere,visitors
#   10:00,45.43,N,0
#   10:01,45.42,N,1
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'csvkit==2.2.0' 'agate==1.14.2'
printf '%s\n' time,latitude,hemisphere,visitors 10:01,45.42,N,1 10:00,45.43,N,0 >table.csv
{
  cat table.csv
  venv/bin/csvsort --columns time table.csv
  venv/bin/csvjson table.csv
  echo
  venv/bin/csvsort --columns time --no-inference table.csv
} >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
