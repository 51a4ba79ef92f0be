/*
 * Joins the tables of the simulated day from which single figures are drawn, in the order in which /data publishes them. A
 * change takes effect with `npm run results -w content/day`.
 */

import { countTables } from '#day/dataset/figure-tables/count-tables.ts'
import { exampleTables } from '#day/dataset/figure-tables/example-tables.ts'
import { instantTables, mapTables } from '#day/dataset/figure-tables/map-tables.ts'
import { networkTables } from '#day/dataset/figure-tables/network-tables.ts'
import { siteTables } from '#day/dataset/figure-tables/site-tables.ts'
import { stayTables } from '#day/dataset/figure-tables/stay-tables.ts'
import type { Table } from '../../../format.ts'

/** Tables that one figure or two are drawn from, beside those of the day itself. They are published as CSV, in this order. */
const figureTables = {
  ...mapTables,
  ...countTables,
  ...exampleTables,
  ...networkTables,
  ...stayTables,
  ...siteTables,
  ...instantTables,
}

type FigureTableName = keyof typeof figureTables

export const figureTableNames = Object.keys(figureTables) as FigureTableName[]

/** A table of a figure. */
export const figureTableOf = (name: FigureTableName): Table => figureTables[name](name)
