#!/usr/bin/env bash
# Subject: times of a track in NetCDF as whole minutes in 32 bits, one of them with half a second, by xarray 2026.9.0 (PyPI).
# One would guess: the time is rounded to its minute, or is refused; a warning at most about a fraction.
# What happens: a warning says that milliseconds are written in place of minutes. They do not fit into 32 bits, which it does
# not say, and wrap: all times of the file are in another month, the whole minutes too.
# Seen: 2026-05-04T10:00:00 and 2026-05-04T10:01:00 come back so; with 2026-05-04T10:01:00.500 in place of the second:
# 2026-01-24T23:54:25.408 and 2026-01-24T23:55:25.908, milliseconds since 2026-01-01 as int32, 1 warning
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'xarray==2026.9.0' 'netCDF4==1.7.5.1.post1' 'numpy==2.4.6'
venv/bin/python - <<'PYTHON'
import warnings

import numpy
import xarray


def read_back(name, *times):
    track = xarray.Dataset(coords={"time": ("fix", numpy.array(times, dtype="datetime64[ns]"))})
    track.time.encoding = {"units": "minutes since 2026-01-01", "dtype": "int32"}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        track.to_netcdf(name)
    with xarray.open_dataset(name) as read:
        return read.time.values.astype("datetime64[ms]").astype(str).tolist(), read.time.encoding, caught


whole, *_ = read_back("whole.nc", "2026-05-04T10:00:00", "2026-05-04T10:01:00")
assert whole == ["2026-05-04T10:00:00.000", "2026-05-04T10:01:00.000"], whole
half, encoding, caught = read_back("half.nc", "2026-05-04T10:00:00", "2026-05-04T10:01:00.500")
seen = f"{' and '.join(half)}, {encoding['units']} as {encoding['dtype']}, {len(caught)} warning"
print(seen)
expected = "2026-01-24T23:54:25.408 and 2026-01-24T23:55:25.908, milliseconds since 2026-01-01 as int32, 1 warning"
assert seen == expected, "the behaviour has changed"
PYTHON
