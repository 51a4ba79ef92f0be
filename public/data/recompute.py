"""Finds the stays of the day again, from its fixes alone, and prints two tables of the article "From Sensor to Signal": the
stays, and what published detectors find in the same fixes. Given the devices of the sample counts, it prints those counts,
and how many of all counts agree with the published files beside it. Given the devices at the junction, it prints its turns.
Given the groups of the two sites, it prints the comparison of those sites, and the choice between two empty lots.

    python3 recompute.py [fixes.csv]               Python 3.9 or later; nothing to install
    python3 recompute.py district-devices.csv      with the other district files in the same folder
    python3 recompute.py junction-devices.csv      with district-sample.csv in the same folder
    python3 recompute.py site-groups.csv           with the other site files in the same folder

Written apart from the site's own code, so that one checks the other; recompute.mjs is the same check for Node, and prints
the same. Licence: CC BY 4.0, as the data.
"""

import math
import os
import re
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

DISTANCE = 120  # D: metres from the first fix of a stay
DURATION = 10  # T: minutes that a stay lasts at least
LONGEST_GAP = 5  # minutes of silence inside a stay, between two pieces of one, and from a core to its neighbours
HALF_WINDOW, FROM_MEDIAN = 3, 160  # of the filter: fixes before and after, and metres
DETOUR, DETOUR_METRES = 1.7, 100
SHARE = 0.68  # of the fixes that the printed radius holds
MINUTES_OF_DAY = 1440
DENSE_COUNT = 7  # fixes within D and the longest gap of a core, itself counted
TRIED_DISTANCES = [20, 30, 40, 60, 80, 120, 180, 250, 350, 500, 700, 1000]
TRIED_DURATIONS = [2, 3, 4, 5, 8, 10, 12, 15, 20, 30, 45, 60]
WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split()
TEXTS = ["time", "cell", "side", "reason", "zone", "shop", "from", "to"]  # columns that are no numbers
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?", re.IGNORECASE)
# Rows of the files of which the computation needs all: one that is missing would only change the results.
ROWS = {"district-devices.csv": 288, "district-sample.csv": 2, "junction-devices.csv": 10, "site-groups.csv": 60}
ROWS.update({"site-zones.csv": 10, "site-forecast-zones.csv": 10, "site-forecast-groups.csv": 12, "site-forecast-checks.csv": 3})
COUNTED = re.compile(r"devices|residents|seen|true|people|least|most|cars|days|group")  # columns of whole numbers
ABOVE_ZERO = re.compile(r"(residents|devices|days|trips|counted|drive_min_\w+)$")  # columns that divide
FLOORS = {"king": 3000, "park": 5200, "corner": 900, "north": 1600, "mill": 5200}  # floor space of the shops in m²
SITES = ["king", "park"]  # the two shops that are compared
RIVALS = ["corner", "north"]  # those that are open beside King Street before Park Road is
STUDENT, NORMAL = 2.201, 1.96  # quantiles for a 95% interval: of twelve groups, and of a fit
STUDENT_OF_CHECKS = 3.182  # the same for the errors of three shops, each left out in turn
# An example: dollars of rent a year for each m², dollars that a visit leaves for it, and days of a year.
RENTS = {"park": 370, "mill": 280, "visit": 6, "days": 360}
LEAST_DEVICES, ROUND_TO, NORMAL_QUANTILE = 10, 10, 1.96  # of the counts
SIDES = ["north", "south"]  # of the river, sampled apart


class Fix(NamedTuple):
    """Minutes after midnight, and metres east and north."""

    t: float
    x: float
    y: float


class Piece(NamedTuple):
    """A run of fixes, or several that are one stay, with the centre and the number of the fixes in those runs."""

    run: range
    x: float
    y: float
    count: int


class Stay(NamedTuple):
    place: str
    arrive: int
    leave: int
    radius: float


def main():
    source = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("fixes.csv")
    # What a table is, by a column that no other has.
    of_column = {"cars": junction_table, "devices_north": count_tables, "passers_king": site_tables}
    try:
        names = text_of(source).split("\n", 1)[0].split(",")
        tables_of = next((of_column[name] for name in of_column if name in names), stay_tables)
        tables = list(tables_of(source))
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}. Take the files that are published, and keep them in one folder.")
    except (ArithmeticError, LookupError, TypeError, ValueError):
        sys.exit(f"{source}: no result follows from these values. Take the files that are published.")
    sys.stdout.reconfigure(newline="\n")
    try:
        for cells in tables:
            print(*cells, sep="\t")
        sys.stdout.flush()
    except BrokenPipeError:  # as of `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if any(map(is_different, tables)):
        sys.exit(1)


def is_different(row):
    """Whether a row says that what is computed is not what is published."""
    return row[:1] in (("Published",), ("Withheld",)) and len(set(row[1:])) > 1


def stay_tables(source):
    everything = read(source)
    fixes = without_spikes(everything)
    stays = named(fixes, own_pieces(fixes, DISTANCE)(DURATION))
    if not stays:
        sys.exit(f"{source}: no run of fixes lasts {DURATION} minutes.")
    used = [("Fixes read", whole(len(everything))), ("Rejected", whole(len(everything) - len(fixes)))]
    return [*stay_table(stays), [], *detector_table(fixes, stays), [], *used]


def count_tables(source):
    """The counts of the fullest cell, and how many of all counts are the published ones."""

    def beside(name, *columns):
        return rows_of(source.with_name(name), *columns)

    sample = sample_beside(source)
    shown, hidden = [], []
    cells = devices_of(source, sample, "time", "cell", "devices_north", "devices_south", "true_people")
    for time in dict.fromkeys(row["time"] for row in cells):
        of_hour = [row for row in cells if row["time"] == time]
        devices = [[row[f"devices_{side}"] for side in SIDES] for row in of_hour]
        reasons = withheld([sum(counted) for counted in devices])
        for at, (row, counted) in enumerate(zip(of_hour, devices)):
            if at in reasons:
                hidden.append((time, row["cell"], reasons[at]))
            else:
                shown.append((time, row["cell"], *estimated(counted, sample)))
        shown.append((time, "all", *estimated([sum(side) for side in zip(*devices)], sample)))
    truth = {(row["time"], row["cell"]): row["true_people"] for row in cells}
    known = [one for one in shown if one[:2] in truth]
    fullest = max(known, key=lambda one: one[2])[1]
    published = [tuple(row.values()) for row in beside("district-counts.csv", "time", "cell", "people", "least", "most")]
    not_published = [tuple(row.values()) for row in beside("district-withheld.csv", "time", "cell", "reason")]
    yield f"Time, {fullest}", "People", "At least", "At most"
    for time, cell, *counts in known:
        if cell == fullest:
            yield time[:5], *[f"{count:,}" for count in counts]
    yield []
    yield "", "Computed", "In the file", "Equal"
    yield "Published", len(shown), len(published), sum(one in published for one in shown)
    yield "Withheld", len(hidden), len(not_published), sum(one in not_published for one in hidden)
    inside = sum(one[3] <= truth[one[:2]] <= one[4] for one in known)
    yield "Contain the truth", f"{inside} of {len(known)}", "", ""


def devices_of(source, sample, *columns):
    """Rows with devices of each side, of which no more can be in one place than the sample has."""
    rows = rows_of(source, *columns)
    for at, row in enumerate(rows, start=1):
        if any(row[f"devices_{side}"] > sample[side][1] for side in SIDES):
            sys.exit(f"{source}, row {at}: more devices than the sample. Take {source.name} as it is published.")
    return rows


def junction_table(source):
    """The turns of the junction that are published, with their intervals."""
    sample = sample_beside(source)
    shown = []
    for row in devices_of(source, sample, "from", "to", "cars", "devices_north", "devices_south", "true_people"):
        devices = [row[f"devices_{side}"] for side in SIDES]
        if sum(devices) >= LEAST_DEVICES:
            shown.append((row, *estimated(devices, sample)))
    yield "Turn", "Cars", "People", "Truly"
    for row, people, least, most in sorted(shown, key=lambda one: -one[1]):
        counted = f"{people:,} ({least:,}–{most:,})"
        yield f"{row['from']} to {row['to']}", whole(row['cars']), counted, whole(row['true_people'])


def sample_beside(source):
    """Residents and devices of each side of the river."""
    rows = rows_of(source.with_name("district-sample.csv"), "side", "residents", "devices")
    return {row["side"]: (row["residents"], row["devices"]) for row in rows}


def estimated(counted, sample):
    """People by the residents that each device stands for, with Wilson's interval for the effective number of devices."""
    everyone = sum(residents for residents, _ in sample.values())
    share = variance = 0
    for side, count in zip(SIDES, counted):
        residents, devices = sample[side]
        part = count / devices
        share += part * residents / everyone
        variance += (residents / everyone) ** 2 * (1 - devices / residents) * part * (1 - part) / (devices - 1)
    if variance == 0:
        least = most = share
    else:
        z = NORMAL_QUANTILE**2 / (share * (1 - share) / variance)
        half = NORMAL_QUANTILE / (1 + z) * math.sqrt(variance + z * variance / (4 * share * (1 - share)))
        least, most = ((share + z / 2) / (1 + z) + sign * half for sign in (-1, 1))
    return (
        rounded(share * everyone / ROUND_TO) * ROUND_TO,
        math.floor(least * everyone / ROUND_TO) * ROUND_TO,
        math.ceil(most * everyone / ROUND_TO) * ROUND_TO,
    )


def withheld(devices):
    """Cells with too few devices, and the smallest others until no count follows from the total by subtraction."""
    reasons = {cell: "few" for cell, count in enumerate(devices) if count < LEAST_DEVICES}
    others = [cell for cell in range(len(devices)) if cell not in reasons]
    for cell in sorted(others, key=lambda cell: devices[cell]):
        together = sum(devices[one] for one in reasons)
        if not reasons or (len(reasons) > 1 and together >= LEAST_DEVICES):
            break
        reasons[cell] = "protects"
    return reasons


def site_tables(source):
    """The comparison of two sites: its decision after so many days, and the counts of all of them."""

    def beside(name, *columns):
        return rows_of(source.with_name(f"site-{name}.csv"), *columns)

    def each(kind, names):
        return [f"{kind}_{name}" for name in names]

    counted = [*each("visits", SITES), *each("passers", SITES)]
    rows = rows_of(source, "days", *counted)
    zones = beside("zones", "zone", "trips", *each("visits", SITES), *each("seen", SITES), *each("drive_min", SITES))
    looks = list(dict.fromkeys(int(row["days"]) for row in rows))

    def of_groups(days, of):
        values = [of(row) for row in rows if row["days"] == days]
        mean = total(values) / len(values)
        variance = total([(value - mean) ** 2 for value in values]) / (len(values) * (len(values) - 1))
        return mean, STUDENT * math.sqrt(variance)

    def counts(kind, unit=lambda site: 1):
        for site in SITES:
            yield interval(*of_groups(max(looks), lambda row: row[f"{kind}_{site}"] / unit(site)), whole)

    known = [zone for zone in zones if zone["zone"] != "other"]
    yield "After", "Park Rd leads by", "At least", "At most", "Decision"
    for days in looks:
        lead, half = of_groups(days, lambda row: row["visits_park"] - row["visits_king"])
        ends = [whole(value).replace("-", "−") for value in (lead, lead - half, lead + half)]
        yield "1 day" if days == 1 else f"{days} days", *ends, decided(lead, half, "Park Road", "King Street")
    yield []
    yield "A day", "King Street", "Park Road"
    yield "Passers-by", *counts("passers")
    yield "Visits", *counts("visits")
    yield "Visits a day per 1,000 m²", *counts("visits", lambda site: FLOORS[site] / 1000)
    yield "Exponent of travel time", interval(*exponent(known, "park", ["park"]), one_decimal)
    yield "Floor space at which King Street draws level, m²", whole(rounded(even_size(zones) * FLOORS["king"] / 10) * 10)
    yield []
    seen = [*each("visits", ["king", "rivals"]), *each("seen", ["king", "rivals"]), *each("drive_min", FLOORS)]
    yield from lot_tables(
        beside("forecast-zones", "zone", *seen),
        beside("forecast-groups", "exponent", "visits_park", "visits_mill"),
        beside("forecast-checks", "shop", "forecast", "counted"),
    )


def lot_tables(zones, groups, checks):
    """The forecasts for one shop on two lots, with the error by the shops that are left out, and the lot to choose."""
    value, _ = exponent([zone for zone in zones if zone["zone"] != "other"], "rivals", RIVALS)

    def taking(lot, *shops):
        shares = [taken_share(zone, lot, value) for zone in zones]
        return total([share * total([zone[f"visits_{of}"] for of in shops]) for share, zone in zip(shares, zones)])

    needed = [rounded(RENTS[lot] * FLOORS[lot] / (RENTS["visit"] * RENTS["days"])) for lot in ("park", "mill")]
    before = total([zone["visits_king"] for zone in zones])
    lots = [(rounded(taking(lot, "king", "rivals")), rounded(taking(lot, "king"))) for lot in ("park", "mill")]

    def estimate(of_all, of_group, show=whole):
        squares = [(of_group(row) - of_all) ** 2 for row in groups]
        return interval(of_all, STUDENT * math.sqrt(total(squares) / (len(squares) * (len(squares) - 1))), show)

    off = {row["shop"]: row["forecast"] / row["counted"] - 1 for row in checks}
    yield "Left out", "Forecast", "Counted", "Off by"
    for row in checks:
        percent = one_decimal(off[row["shop"]] * 100).replace("-", "−")
        yield row["shop"], whole(row["forecast"]), whole(row["counted"]), f"{percent}%"
    error = STUDENT_OF_CHECKS * math.sqrt(total([one**2 for one in off.values()]) / len(off))
    lead = lots[0][0] - lots[1][0]
    spare = [visits * (1 - error) - least for (visits, _), least in zip(lots, needed)]
    of_lead = error * math.hypot(*(visits for visits, _ in lots))
    by_sample = estimate(lead, lambda row: row["visits_park"] - row["visits_mill"])
    yield []
    yield "A day", "Forecast", "Low end", "Needed", "Spare", "King St loses"
    names = "Lot A", "Lot B"
    for name, (visits, from_king), least, left in zip(names, lots, needed, spare):
        lost = f"{whole(from_king)} ±{whole(error * from_king)} ({whole(from_king / before * 100)}%)"
        forecast = f"{whole(visits)} ±{whole(error * visits)}"
        yield name, forecast, whole(visits * (1 - error)), whole(least), whole(left).replace("-", "−"), lost
    exponents = estimate(value, lambda row: row["exponent"], one_decimal)
    yield "Lot A leads by", f"{whole(lead)} ±{whole(of_lead)}", "", "", "", ""
    yield "By the sample alone", by_sample, "", "", "", ""
    yield "Exponent of travel time", exponents, "", "", "", ""
    yield "Decision", names[spare.index(max(spare))] if max(spare) > 0 else "None", "", "", "", ""


def decided(lead, error, one, other):
    """The one or the other, if it leads by more than the error."""
    if abs(lead) <= error:
        return "Not decided"
    return one if lead > 0 else other


def whole(value):
    return f"{rounded(value):,}"


def interval(value, half, show):
    return f"{show(value)} ({show(value - half)}–{show(value + half)})"


def one_decimal(value):
    return f"{value:.1f}"


def pull(zone, shop, value):
    """What draws people from a zone to a shop in Huff's model: floor space over minutes to an exponent."""
    return FLOORS[shop] / zone[f"drive_min_{shop}"] ** value


def taken_share(zone, lot, value):
    """The share of a zone's visits to each open shop that a shop on an empty lot takes."""
    own = pull(zone, lot, value)
    return own / (own + total([pull(zone, shop, value) for shop in ["king", *RIVALS]]))


def exponent(zones, seen, rivals):
    """The exponent of Huff's model that fits the split of each zone's devices between King Street and its rivals best, by scoring."""
    value, information = 1.0, 0.0
    for _ in range(30):
        slopes, bends = [], []
        for zone in zones:
            a, b = zone["seen_king"], zone[f"seen_{seen}"]
            own, theirs = pull(zone, "king", value), [pull(zone, shop, value) for shop in rivals]
            away = total([one * math.log(zone[f"drive_min_{shop}"]) for one, shop in zip(theirs, rivals)])
            nearer = away / total(theirs) - math.log(zone["drive_min_king"])
            share = own / (own + total(theirs))
            slopes.append(nearer * (a - (a + b) * share))
            bends.append((a + b) * nearer**2 * share * (1 - share))
        information = total(bends)
        value += total(slopes) / information
    return value, NORMAL / math.sqrt(information)


def even_size(zones):
    """The size of the shop on King Street, as a factor, at which both have as many visits: a zone's shares change as in Huff's model."""
    rows = [[zone[name] for name in ("trips", "visits_king", "visits_park")] for zone in zones]
    low, high = 0.1, 10.0
    for _ in range(60):
        factor = (low + high) / 2
        if total([(b - factor * a) / (1 + (factor - 1) * a / trips) for trips, a, b in rows]) > 0:
            low = factor
        else:
            high = factor
    return (low + high) / 2


def total(values):
    """In the order of the list, as JavaScript adds: since Python 3.12, `sum` compensates for rounding."""
    result = 0.0
    for value in values:
        result += value
    return result


def text_of(source):
    try:
        return source.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        sys.exit(f"{source}: not in UTF-8. Take {source.name} as it is published.")


def rows_of(source, *columns):
    """The rows of a file, with these of its columns; the files have no quotes. Ends with the place of a fault that editing
    the file has left."""
    as_published = f"Take {source.name} as it is published."
    head, *lines = text_of(source).rstrip().split("\n")
    if ";" in head:
        sys.exit(f"{source}: its cells are separated by ; instead of a comma. {as_published}")
    names = head.split(",")
    for name in columns:
        if name not in names:
            sys.exit(f"{source}: no column {name}. {as_published}")
    if not lines:
        sys.exit(f"{source}: no rows. {as_published}")
    count, needed = sum(map(bool, lines)), ROWS.get(source.name)
    if needed not in (None, count):
        sys.exit(f"{source}: the number of rows is {count}, not {needed}. {as_published}")

    def cell(name, text, line):
        if name in TEXTS:
            return text
        number = float(text) if NUMBER.fullmatch(text) else math.nan
        if not math.isfinite(number):
            sys.exit(f"{source}, line {line}: {name} is no number. {as_published}")
        if COUNTED.match(name) and not (number >= 0 and number.is_integer()):
            sys.exit(f"{source}, line {line}: {name} is no count. {as_published}")
        if number <= 0 and ABOVE_ZERO.match(name):
            sys.exit(f"{source}, line {line}: {name} is not above 0. {as_published}")
        return number

    def row(line, text):
        cells = text.split(",")
        if len(cells) != len(names):
            sys.exit(f"{source}, line {line}: {len(cells)} cells in {len(names)} columns. {as_published}")
        return {name: cell(name, cells[names.index(name)], line) for name in columns}

    return [row(line, text) for line, text in enumerate(lines, start=2) if text]


def stay_table(stays):
    rest = sum(stay.leave - stay.arrive for stay in stays)
    yield "Place", "Arrive", "Leave", "Dwell, min", "Radius, m"
    for place, arrive, leave, radius in stays:
        yield place, clock(arrive), clock(leave), f"{leave - arrive:,}", rounded(radius)
    yield "At rest", "", "", f"{rest:,}", ""
    yield f"Moving, {in_words(len(stays) - 1)} trips", "", "", f"{MINUTES_OF_DAY - rest:,}", ""
    yield "The day", "", "", f"{MINUTES_OF_DAY:,}", ""


def detector_table(fixes, stays):
    short = min(stays, key=lambda stay: stay.leave - stay.arrive)
    yield "Detector", "Stays found", f"{short.place}, min", f"Pairs with {in_words(len(stays))}"
    for name, detector in [
        ("Li and colleagues (2008)", anchored),
        ("Hariharan and Toyama (2004)", roaming),
        ("Birant and Kut (2007)", dense),
        ("Ours: runs capped and merged", own),
    ]:
        found = detector(fixes, DISTANCE)(DURATION)
        again = [(first, last) for first, last in found if first < short.leave and last > short.arrive]
        minutes = rounded(again[0][1]) - rounded(again[0][0]) if again else 0
        tried = [detector(fixes, distance) for distance in TRIED_DISTANCES]
        counts = [len(find(duration)) for find in tried for duration in TRIED_DURATIONS]
        yield name, len(found), minutes, counts.count(len(stays))


def read(source):
    """Times in minutes and places in metres. No verdict and no truth of the file is read."""
    fixes = [Fix(*row.values()) for row in rows_of(source, "t_min", "east_m", "north_m")]
    for row, (before, after) in enumerate(zip(fixes, fixes[1:]), start=1):
        if after.t <= before.t:
            late = f"row {row + 1}: not later than row {row}"
            sys.exit(f"{source}, {late}. Take {source.name} as it is published.")
    return fixes


def metres(a, b):
    return math.hypot(a.x - b.x, a.y - b.y)


def median(values):
    """The upper one of an even count."""
    return sorted(values)[len(values) // 2]


def rounded(value):
    """To whole numbers, halves up, which `round` does not."""
    return math.floor(value + 0.5)


def clock(minutes):
    return f"{minutes // 60:02}:{minutes % 60:02}"


def in_words(count):
    return WORDS[count] if count < len(WORDS) else str(count)


def without_spikes(fixes):
    """Drops a fix that is far from the median of its neighbours and forces a detour there and back."""

    def is_spike(at):
        if at in (0, len(fixes) - 1):
            return False
        before, fix, after = fixes[at - 1 : at + 2]
        if metres(before, fix) + metres(fix, after) <= DETOUR * metres(before, after) + DETOUR_METRES:
            return False
        near = fixes[max(0, at - HALF_WINDOW) : at + HALF_WINDOW + 1]
        middle = Fix(fix.t, median([one.x for one in near]), median([one.y for one in near]))
        return metres(fix, middle) > FROM_MEDIAN

    return tuple(fix for at, fix in enumerate(fixes) if not is_spike(at))


# A detector takes the fixes and D, and returns a function of T, because most of its work is the same for every T. That
# function returns the first and the last minute of each stay.


def runs(fixes, joins):
    """Runs of at least T minutes, by T. `joins` says whether the fix at `end` may join the run from `start`."""

    @cache
    def end_of(start):
        end = start + 1
        while end < len(fixes) and joins(start, end):
            end += 1
        return end

    def of_at_least(duration):
        found = []
        start = 0
        while start < len(fixes):
            end = end_of(start)
            if fixes[end - 1].t - fixes[start].t >= duration:
                found.append(range(start, end))
                start = end
            else:
                start += 1
        return found

    return of_at_least


def span(fixes, run):
    return fixes[run[0]].t, fixes[run[-1]].t


def anchored(fixes, distance):
    """Runs of fixes within D of their first."""
    find = runs(fixes, lambda start, end: metres(fixes[start], fixes[end]) <= distance)
    return lambda duration: [span(fixes, run) for run in find(duration)]


def roaming(fixes, distance):
    """Runs in which no two fixes are farther apart than 2D."""
    find = runs(fixes, lambda start, end: all(metres(one, fixes[end]) <= 2 * distance for one in fixes[start:end]))
    return lambda duration: [span(fixes, run) for run in find(duration)]


def dense(fixes, distance):
    """Clusters of fixes that are dense in space and time (ST-DBSCAN): each joins the cores that it can reach, and their
    neighbours."""
    near = [
        [at for at in around if metres(one, fixes[at]) <= distance] for one, around in zip(fixes, near_in_time(fixes))
    ]
    seen = set()
    clusters = []
    for seed in range(len(fixes)):
        if seed in seen or len(near[seed]) < DENSE_COUNT:
            continue
        seen.add(seed)
        members = [seed]
        for member in members:
            if len(near[member]) >= DENSE_COUNT:
                reached = [at for at in near[member] if at not in seen]
                seen.update(reached)
                members += reached
        times = [fixes[member].t for member in members]
        clusters.append((min(times), max(times)))
    return lambda duration: [(first, last) for first, last in clusters if last - first >= duration]


@cache
def near_in_time(fixes):
    return [[at for at, other in enumerate(fixes) if abs(other.t - one.t) <= LONGEST_GAP] for one in fixes]


def own(fixes, distance):
    """Runs that a silence ends, too; neighbouring runs are one stay."""
    find = own_pieces(fixes, distance)
    return lambda duration: [span(fixes, piece.run) for piece in find(duration)]


def own_pieces(fixes, distance):
    def joins(start, end):
        return metres(fixes[start], fixes[end]) <= distance and fixes[end].t - fixes[end - 1].t <= LONGEST_GAP

    def continues(before, piece):
        silence = fixes[piece.run[0]].t - fixes[before.run[-1]].t
        return silence <= LONGEST_GAP and metres(before, piece) <= distance

    find = runs(fixes, joins)

    def pieces(duration):
        found = []
        for run in find(duration):
            xs, ys = [fixes[at].x for at in run], [fixes[at].y for at in run]
            piece = Piece(run, sum(xs) / len(run), sum(ys) / len(run), len(run))
            if found and continues(found[-1], piece):
                piece = merged(found.pop(), piece)
            found.append(piece)
        return found

    return pieces


def merged(earlier, later):
    count = earlier.count + later.count
    x = (earlier.x * earlier.count + later.x * later.count) / count
    y = (earlier.y * earlier.count + later.y * later.count) / count
    return Piece(range(earlier.run.start, later.run.stop), x, y, count)


def named(fixes, pieces):
    """Gives each stay its place, its whole minutes, and the radius that holds 68% of its fixes."""
    centres = []
    stays = []
    for index, piece in enumerate(pieces):
        place = next((at for at, centre in enumerate(centres) if metres(centre, piece) < DISTANCE), len(centres))
        if place == len(centres):
            centres.append(piece)
        first, last = span(fixes, piece.run)
        arrive = 0 if index == 0 else rounded(first)
        leave = MINUTES_OF_DAY if index == len(pieces) - 1 else rounded(last)
        away = sorted(metres(fixes[at], piece) for at in piece.run)
        stays.append(Stay(f"S{place + 1}", arrive, leave, away[math.floor(len(away) * SHARE)]))
    return stays


if __name__ == "__main__":
    main()
