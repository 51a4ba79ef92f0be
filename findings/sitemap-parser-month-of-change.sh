#!/usr/bin/env bash
# Subject: a page whose last change is given as a month or a year, by ultimate-sitemap-parser 1.8.1 (PyPI).
# One would guess: both are W3C dates, which sitemaps allow, so the reading is the first day, or none.
# What happens: what is not said comes from the clock of the reader. The same file has another date each day.
# Seen: 2024-05 is today's day in May 2024; 2024 is today's day and month in 2024
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'ultimate-sitemap-parser==1.8.1'
venv/bin/python - <<'PYTHON'
from datetime import date

from usp.tree import sitemap_from_str

SITEMAP = """<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://example.com/day</loc><lastmod>2024-05-04</lastmod></url>
<url><loc>https://example.com/month</loc><lastmod>2024-05</lastmod></url>
<url><loc>https://example.com/year</loc><lastmod>2024</lastmod></url>
</urlset>"""
today = date.today()
day, month, year = (page.last_modified.date() for page in sitemap_from_str(SITEMAP).all_pages())
assert day == date(2024, 5, 4)
print(f"read on {today}: {month} and {year}")
# May has 31 days and 2024 a 29 February, so each day of a reading exists in them.
assert month == today.replace(year=2024, month=5) and year == today.replace(year=2024), "the behaviour has changed"
print("2024-05 is today's day in May 2024; 2024 is today's day and month in 2024")
PYTHON
