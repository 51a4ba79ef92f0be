#!/usr/bin/env bash
# Subject: the periods of SDMX data as times, by `sdmx.to_pandas(..., datetime=True)` of sdmx1 2.28.0 (PyPI).
# One would guess: a period that SDMX 2.1 defines becomes its first day, as a quarter does, or is an error, as a week is.
# What happens: of the reporting month 2026-M02, seconds are made, of the trimester 2026-T2 (May to August) a month. Both are
# texts that pandas.to_datetime() reads in its own way. All months of a year are within one minute of 1 January.
# Seen:
#   2026-02    2026-02-01 00:00:00
#   2026-Q2    2026-04-01 00:00:00
#   2026-M02   2026-01-01 00:00:02
#   2026-M12   2026-01-01 00:00:12
#   2026-T2    2026-02-01 00:00:00
#   2026-T3    2026-03-01 00:00:00
#   2026-W02   DateParseError
#   2026-S2    DateParseError
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'sdmx1==2.28.0' 'pandas==3.0.1' 'numpy==2.4.6'
cat >show.py <<'PYTHON'
import warnings

warnings.simplefilter("ignore")

import sdmx
from sdmx.model import v21

structure = v21.DataStructureDefinition(id="VISITS")
structure.dimensions.append(v21.TimeDimension(id="TIME_PERIOD", order=1))
structure.measures.append(v21.PrimaryMeasure(id="OBS_VALUE"))
for period in ("2026-02", "2026-Q2", "2026-M02", "2026-M12", "2026-T2", "2026-T3", "2026-W02", "2026-S2"):
    data = v21.DataSet(structured_by=structure)
    key = structure.make_key(v21.Key, {"TIME_PERIOD": period})
    data.obs.append(v21.Observation(dimension=key, value=1, value_for=structure.measures[0]))
    try:
        first = sdmx.to_pandas(data, datetime=True).index.get_level_values("TIME_PERIOD")[0]
    except ValueError as error:
        first = type(error).__name__
    print(period.ljust(10), first)
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
