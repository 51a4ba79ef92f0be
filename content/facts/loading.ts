/* Lines of code that load the published dataset in common programs, as /data shows them. */

import record from '#content/day/results/record.json' with { type: 'json' }

const { stay } = record.method

/** Programs that load the dataset, each with lines that do so. They are the same in every language. */
export const loading = {
  pandas: `import pandas as pd
fixes = pd.read_csv('fixes.csv')
fixes['time'] = pd.Timestamp('2000-01-01') + pd.to_timedelta(fixes.t_min, unit='min')
kept = fixes[fixes.kept].set_index('time')
print(kept.head())`,
  GeoPandas: `import geopandas as gpd
fixes = gpd.read_file('fixes.geojson')
metres = '+proj=tmerc +lat_0=0 +lon_0=0 +ellps=WGS84'
print(fixes.to_crs(metres).total_bounds)
fixes.to_parquet('again.parquet')`,
  MovingPandas: `from datetime import timedelta
import movingpandas as mpd
track = mpd.read_mf_json('fixes.mf.json')
finder = mpd.TrajectoryStopDetector(track)
print(finder.get_stop_points(min_duration=timedelta(minutes=${stay.duration_min}), max_diameter=2 * ${stay.distance_m}))`,
  DuckDB: `SELECT place, sum(dwell_min) AS minutes
FROM 'stays.csv'
GROUP BY place
ORDER BY minutes DESC
LIMIT 3;`,
  R: `library(sf)
stays <- readr::read_csv('stays.csv')
trips <- st_read('trips.geojson')
print(sum(stays$dwell_min))
plot(st_geometry(trips))`,
} as const
