/*
 * Tables of the simulated day that /data publishes as CSV, behind the figures of sectors and of worked examples: "recovery",
 * "convoy", "junction", "mixing", "cells", "warning", and the forecast. A change takes effect with
 * `npm run results -w content/day`.
 */

import { type Cell, cellLoads } from '#day/counts/cell-load.ts'
import { mixing } from '#day/counts/mixing.ts'
import { exponentialLeft, haiti, lineLeft } from '#day/counts/recovery.ts'
import { junctionTurns } from '#day/counts/turns.ts'
import { hoursSaved, reports } from '#day/counts/warning.ts'
import { timeOfDay } from '#day/dataset/day-tables.ts'
import { metresColumns } from '#day/dataset/georeference.ts'
import { table } from '#day/dataset/table.ts'
import { cellForecast, originHour } from '#day/experiments/cell-forecast.ts'
import { contactsPanel } from '#day/experiments/contacts-panel.ts'
import { type ConvoyStreet, convoyRoutes } from '#day/experiments/convoy-routes.ts'
import { junctionPanel } from '#day/experiments/junction-panel.ts'
import { item } from '#day/item.ts'
import { rounded } from '#day/rounded.ts'

const half = haiti.halved[1] * 7
const share = (left: number): number => rounded(1 - haiti.displaced * left, 4)

const panelShare = (from: number, to: number) => item(item(contactsPanel().shares, from), to)

/** Tables of the worked examples of articles and sectors: recovery, a convoy, a junction, radio cells, a warning and a forecast. */
export const exampleTables = {
  /** Two returns with the same half-way point, by week: the share of the capital's people present. */
  recovery: table(
    () => Array.from({ length: 21 }, (_, week) => week),
    [
      { name: 'week', type: 'integer', unit: 'week', of: (week) => week },
      { name: 'line', type: 'number', unit: '1', of: (week) => share(lineLeft(week * 7, half)) },
      { name: 'exponential', type: 'number', unit: '1', of: (week) => share(exponentialLeft(week * 7, half)) },
    ],
  ),
  /** Streets that a convoy uses, with the mornings on which it does. */
  'convoy-streets': table(
    () => convoyRoutes().streets,
    [
      ...metresColumns('from_', ({ ends: [from] }: ConvoyStreet) => from),
      ...metresColumns('to_', ({ ends: [, to] }: ConvoyStreet) => to),
      { name: 'mornings', type: 'integer', unit: '1', of: ({ mornings }) => mornings },
    ],
  ),
  /** How predictable the convoy is, by the minute. */
  'convoy-minutes': table(
    () => convoyRoutes().minutes,
    [
      { name: 'minute', type: 'integer', unit: 'min', of: ({ minute }) => minute },
      { name: 'streets', type: 'integer', unit: '1', of: ({ streets }) => streets },
      { name: 'usual_share', type: 'number', unit: '1', of: ({ share }) => rounded(share, 4) },
      { name: 'bridge', type: 'boolean', unit: 'none', of: ({ isBridge }) => isBridge },
    ],
  ),
  /** Flows of one junction in its busiest hour. */
  'junction-turns': table(
    () => junctionTurns().turns,
    [
      { name: 'from', type: 'text', unit: 'none', of: ({ from }) => from },
      { name: 'to', type: 'text', unit: 'none', of: ({ to }) => to },
      { name: 'walk', type: 'integer', unit: '1', of: ({ people }) => people.walk },
      { name: 'bus', type: 'integer', unit: '1', of: ({ people }) => people.bus },
      { name: 'car', type: 'integer', unit: '1', of: ({ people }) => people.car },
    ],
  ),
  /** The devices of the sample in the same flows. No client receives this; here nobody is real. */
  'junction-devices': table(
    () => junctionPanel().turns,
    [
      { name: 'from', type: 'text', unit: 'none', of: ({ turn }) => turn.from },
      { name: 'to', type: 'text', unit: 'none', of: ({ turn }) => turn.to },
      { name: 'cars', type: 'integer', unit: '1', of: ({ turn }) => turn.people.car },
      { name: 'devices_north', type: 'integer', unit: '1', of: ({ devices }) => devices.north },
      { name: 'devices_south', type: 'integer', unit: '1', of: ({ devices }) => devices.south },
      { name: 'true_people', type: 'integer', unit: '1', of: ({ turn }) => turn.sum },
    ],
  ),
  /** Trips between districts, and who is near whom. */
  'district-contacts': table(
    () => mixing().flows.flatMap((row, from) => row.map((trips, to) => ({ from, to, trips }))),
    [
      { name: 'home', type: 'integer', unit: 'none', of: ({ from }) => from + 1 },
      { name: 'other', type: 'integer', unit: 'none', of: ({ to }) => to + 1 },
      { name: 'trips', type: 'integer', unit: '1', of: ({ trips }) => trips },
      {
        name: 'near_share',
        type: 'number',
        unit: '1',
        of: ({ from, to }) => rounded(item(item(mixing().shares, from), to), 4),
      },
      { name: 'panel_share', type: 'number', unit: '1', of: ({ from, to }) => panelShare(from, to).value },
      { name: 'panel_least', type: 'number', unit: '1', of: ({ from, to }) => panelShare(from, to).least },
      { name: 'panel_most', type: 'number', unit: '1', of: ({ from, to }) => panelShare(from, to).most },
    ],
  ),
  /** Radio cells, each in its busiest hour and its busiest quarter. */
  'cell-loads': table(
    () => cellLoads().cells,
    [
      { name: 'cell', type: 'text', unit: 'none', of: ({ name }: Cell) => name },
      ...metresColumns('', ({ mast }: Cell) => mast),
      { name: 'circuits', type: 'integer', unit: '1', of: ({ circuits }) => circuits },
      { name: 'hour_from', type: 'time', unit: 'none', of: ({ hour }) => timeOfDay(hour.start) },
      { name: 'hour_load', type: 'number', unit: '1', of: ({ hour }) => rounded(hour.load, 2) },
      { name: 'hour_lost', type: 'number', unit: '1', of: ({ hour }) => rounded(hour.blocked, 4) },
      { name: 'quarter_from', type: 'time', unit: 'none', of: ({ quarter }) => timeOfDay(quarter.start) },
      { name: 'quarter_load', type: 'number', unit: '1', of: ({ quarter }) => rounded(quarter.load, 2) },
      { name: 'quarter_lost', type: 'number', unit: '1', of: ({ quarter }) => rounded(quarter.blocked, 4) },
      { name: 'to_add', type: 'integer', unit: '1', of: ({ toAdd }) => toAdd },
      { name: 'years', type: 'integer', unit: '1', of: ({ years }) => years },
    ],
  ),
  /** Hours that perfect knowledge and two reports save one convoy, by the chance that its road is blocked. */
  warning: table(
    () => Array.from({ length: 21 }, (_, step) => step / 20),
    [
      { name: 'chance', type: 'number', unit: '1', of: (chance) => chance },
      { name: 'perfect_h', type: 'number', unit: 'h', of: (chance) => rounded(hoursSaved(chance, 0), 4) },
      { name: 'good_h', type: 'number', unit: 'h', of: (chance) => rounded(hoursSaved(chance, 1 / reports.good), 4) },
      { name: 'poor_h', type: 'number', unit: 'h', of: (chance) => rounded(hoursSaved(chance, 1 / reports.poor), 4) },
    ],
  ),
  /** The forecast of one cell, with what then happened. */
  forecast: table(
    () => cellForecast().fan,
    [
      { name: 'lead_h', type: 'integer', unit: 'h', of: (_, lead) => lead },
      { name: 'from', type: 'time', unit: 'none', of: (_, lead) => timeOfDay(((originHour + lead) % 24) * 60) },
      { name: 'p5', type: 'number', unit: '1', of: ({ p5 }) => rounded(p5, 2) },
      { name: 'p25', type: 'number', unit: '1', of: ({ p25 }) => rounded(p25, 2) },
      { name: 'p50', type: 'number', unit: '1', of: ({ p50 }) => rounded(p50, 2) },
      { name: 'p75', type: 'number', unit: '1', of: ({ p75 }) => rounded(p75, 2) },
      { name: 'p95', type: 'number', unit: '1', of: ({ p95 }) => rounded(p95, 2) },
      { name: 'truth', type: 'number', unit: '1', of: (_, lead) => rounded(item(cellForecast().truth, lead), 2) },
    ],
  ),
}
