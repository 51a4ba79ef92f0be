# `npm run readers`: runs one PyPI package of kinds/data.ts (readers of the published tables) on the built site, and
# prints what it read.

import io

from input import records, root, show

tables = [table["name"] for table in records["tables"]]
layers = [table["name"] for table in records["tables"] if table["layer"]]
parquets = [table["name"] for table in records["tables"] if table["parquet"]]


def path(name, end):
    return f"{root}/data/{name}.{end}"


def kind(name):
    """The type of a column by the name that a program gives it."""
    name = str(name).lower()
    for word, type in (("bool", "boolean"), ("int", "integer"), ("float", "number"), ("double", "number"), ("time", "time")):
        if word in name and "json" not in name:
            return type
    return "string" if any(word in name for word in ("str", "object", "varchar", "utf8")) else name


def frames(read, of, chosen=tables, end="csv"):
    found = {name: read(path(name, end)) for name in chosen}
    return {name: len(one) for name, one in found.items()}, {name: of(one) for name, one in found.items()}


def pandas():
    import pandas as library

    def types(frame):
        return {column: kind(type) for column, type in frame.dtypes.items()}

    rows, csv = frames(library.read_csv, types)
    return {"CSV: rows": rows, "CSV: types": csv}


def polars():
    import polars as library

    def types(frame):
        return {column: kind(type) for column, type in frame.schema.items() if column != "geometry"}

    rows, csv = frames(library.read_csv, types)
    again, parquet = frames(library.read_parquet, types, parquets, "parquet")
    return {"CSV: rows": rows, "CSV: types": csv, "Parquet: rows": again, "Parquet: types": parquet}


def duckdb():
    import duckdb as library

    def read(function):
        return lambda file: library.sql(f"SELECT * FROM {function}('{file}')")

    def types(relation):
        return {column: kind(type) for column, type in zip(relation.columns, relation.types) if column != "geometry"}

    rows, csv = frames(read("read_csv"), types)
    again, parquet = frames(read("read_parquet"), types, parquets, "parquet")
    return {"CSV: rows": rows, "CSV: types": csv, "Parquet: rows": again, "Parquet: types": parquet}


def pyarrow():
    from pyarrow import csv, parquet

    def types(table):
        return {field.name: kind(field.type) for field in table.schema if field.name != "geometry"}

    rows, of_csv = frames(csv.read_csv, types)
    again, of_parquet = frames(parquet.read_table, types, parquets, "parquet")
    return {"CSV: rows": rows, "CSV: types": of_csv, "Parquet: rows": again, "Parquet: types": of_parquet}


def csvkit():
    import agate

    return {"CSV: rows": {name: len(agate.Table.from_csv(path(name, "csv")).rows) for name in tables}}


def frictionless():
    from frictionless import Package

    report = Package(f"{root}/data/datapackage.json").validate()
    return {"CSV: faults": [f"{title}: {message}" for title, message in report.flatten(["title", "message"])]}


def geopandas():
    import geopandas as library

    def types(frame):
        return {column: kind(type) for column, type in frame.dtypes.items() if column != "geometry"}

    found = {name: library.read_file(path(name, "geojson")) for name in layers}
    again = {name: len(library.read_file(io.StringIO(frame.to_json()))) for name, frame in found.items()}
    return {
        "GeoJSON: rows": {name: len(frame) for name, frame in found.items()},
        "GeoJSON: types": {name: types(frame) for name, frame in found.items()},
        "GeoJSON: system": {name: str(frame.crs) for name, frame in found.items()},
        "GeoJSON: written again": again,
        "GeoParquet: rows": {name: len(library.read_parquet(path(name, "parquet"))) for name in layers if name in parquets},
    }


def pyogrio():
    from pyogrio import read_info

    found = {name: read_info(path(name, "geojson")) for name in layers}
    return {
        "GeoJSON: rows": {name: int(info["features"]) for name, info in found.items()},
        "GeoJSON: types": {name: {field: kind(type) for field, type in zip(info["fields"], info["dtypes"])} for name, info in found.items()},
        "GeoJSON: system": {name: info["crs"] for name, info in found.items()},
    }


def movingpandas():
    from movingpandas import read_mf_json

    return {"Moving Features: positions": len(read_mf_json(path("fixes", "mf.json")).df)}


def gpxpy():
    import gpxpy as library

    with open(path("fixes", "gpx"), encoding="utf-8") as file:
        return {"GPX: positions": library.parse(file).get_track_points_no()}


show(
    {
        "pandas": pandas,
        "polars": polars,
        "duckdb": duckdb,
        "pyarrow": pyarrow,
        "csvkit": csvkit,
        "frictionless": frictionless,
        "geopandas": geopandas,
        "pyogrio": pyogrio,
        "movingpandas": movingpandas,
        "gpxpy": gpxpy,
    }
)
