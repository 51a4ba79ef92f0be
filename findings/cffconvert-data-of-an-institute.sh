#!/usr/bin/env bash
# Subject: a data set of an institute, version 2.10, described in a CITATION.cff, made JSON-LD, RIS and text by cffconvert 2.0.0
# (PyPI).
# One would guess: a data set of an organization, as `type: dataset` and the single `name` of the author say.
# What happens: it is the source code of a person in schema.org, and something generic in RIS; the type is not looked at. And the
# version without quotes is a number, so the tenth revision of 2 is the first: 2.1.
# Seen:
#   schema.org SoftwareSourceCode 2.1 Person Institut de la statistique du Québec
#   RIS        TY  - GEN
#   text       Institut de la statistique du Québec (2026). Visits (version 2.1).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
script=$(realpath "$0")
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'cffconvert==2.0.0' 'setuptools==80.9.0'
cat >show.py <<'PYTHON'
import json

from cffconvert.citation import Citation

citation = Citation(
    """\
cff-version: 1.2.0
message: Please cite it so.
type: dataset
title: Visits
version: 2.10
date-released: 2026-08-12
authors:
  - name: Institut de la statistique du Québec
"""
)
citation.validate()
graph = json.loads(citation.as_schemaorg())
author = graph["author"][0]
print("schema.org", graph["@type"], graph["version"], author["@type"], author["name"])
print("RIS       ", citation.as_ris().splitlines()[0])
print("text      ", citation.as_apalike().strip())
PYTHON
venv/bin/python -W ignore show.py >seen
cat seen
sed -n 's/^#   //p' "$script" | diff - seen || { echo "the behaviour has changed" >&2; exit 1; }
