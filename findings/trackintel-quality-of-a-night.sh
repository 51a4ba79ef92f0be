#!/usr/bin/env bash
# Subject: how completely a phone was tracked in a week, by hour of day, by weekday and by week, by trackintel 1.4.2 (PyPI).
# One would guess: an hour that was tracked in one night of 14 has a quality of 1/14; the documentation says that an hour counts once
# for each tracked day of the user. A week is named by its Monday, as its column is: `week_monday`.
# What happens: each hour and weekday is compared with the days from its own first to its own last record, not with those of the
# user, so what was tracked once is complete, and a weekday gets better if its second week is lost. The week is named by the Sunday
# that ends it.
# Seen: two weeks from Monday 4 May 2026, a stay from 08:00 to 20:00 each day, the first until 04:00 on Tuesday
#   hours: 08 1.00, 19 1.00, 02 1.00, 05 none
#   weekdays: Monday 0.58, Tuesday 0.58, Sunday 0.50; Tuesday without its second week 0.67
#   week_monday: Sunday 10 May, Sunday 17 May
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --no-compile --disable-pip-version-check 'trackintel==1.4.2' 'geopandas==1.2.0' 'pandas==2.3.3' \
  'numpy==2.4.6' 'shapely==2.2.0' 'scikit-learn==1.8.0' 'networkx==3.6.1'
cat >show.py <<'PYTHON'
import warnings

warnings.simplefilter("ignore")

import geopandas
import pandas
import trackintel
from shapely.geometry import Point


def stays(days):
    starts = [pandas.Timestamp("2026-05-04 08:00", tz="UTC") + pandas.Timedelta(days=day) for day in days]
    ends = [start + pandas.Timedelta(hours=20 if start.day == 4 else 12) for start in starts]
    table = geopandas.GeoDataFrame(
        {"user_id": 1, "started_at": starts, "finished_at": ends}, geometry=[Point(-75.7, 45.4)] * len(starts), crs=4326
    )
    table.index.name = "id"
    return trackintel.Staypoints(table)


def quality(table, granularity, column):
    found = trackintel.analysis.temporal_tracking_quality(table, granularity=granularity)
    return found.set_index(column)["quality"]


hours = quality(stays(range(14)), "hour", "hour")
print("hours:", ", ".join(f"{hour:02} {hours[hour]:.2f}" if hour in hours else f"{hour:02} none" for hour in (8, 19, 2, 5)))
weekdays = quality(stays(range(14)), "weekday", "weekday")
shorter = quality(stays([day for day in range(14) if day != 8]), "weekday", "weekday")
names = {0: "Monday", 1: "Tuesday", 6: "Sunday"}
print("weekdays:", ", ".join(f"{name} {weekdays[day]:.2f}" for day, name in names.items()) + "; "
      f"Tuesday without its second week {shorter[1]:.2f}")
weeks = quality(stays(range(14)), "week", "week_monday")
print("week_monday:", ", ".join(f"{day:%A %-d %B}" for day in weeks.index))
PYTHON
venv/bin/python show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
