/*
 * Tables of the simulated day that /data publishes as CSV, behind the figures "social" and "mesh", and behind the fixes of a
 * receiver at rest on /about/precision. A change takes effect with `npm run results -w content/day`.
 */

import { metres, onPlot } from '#day/dataset/day-tables.ts'
import { table } from '#day/dataset/table.ts'
import { day } from '#day/day.ts'
import { staticFixes } from '#day/experiments/standing-receiver.ts'
import { item } from '#day/item.ts'
import { mesh, meshPlan } from '#day/radio/ranging-mesh.ts'
import { rounded } from '#day/rounded.ts'

/** Tables of the graph of meetings and of radios that measure distances. */
export const networkTables = {
  /** Entities of the social figure. */
  'graph-nodes': table(
    () => day().network.nodes,
    [
      { name: 'entity', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'ties', type: 'integer', unit: '1', of: ({ degree }) => degree },
      { name: 'betweenness', type: 'number', unit: '1', of: ({ betweenness }) => rounded(betweenness, 4) },
    ],
  ),
  /** Ties of the social figure. */
  'graph-ties': table(
    () => day().network.ties,
    [
      { name: 'from_entity', type: 'integer', unit: 'none', of: ({ a }) => a + 1 },
      { name: 'to_entity', type: 'integer', unit: 'none', of: ({ b }) => b + 1 },
      { name: 'days', type: 'integer', unit: '1', of: ({ days }) => days },
    ],
  ),
  /** Radios of the mesh: where they truly are, and where their ranges place them. */
  'mesh-nodes': table(
    () => mesh().points.map((point, index) => ({ truth: onPlot(item(meshPlan.nodes, index)), found: onPlot(point) })),
    [
      { name: 'node', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'surveyed', type: 'boolean', unit: 'none', of: (_, index) => index < meshPlan.anchors },
      { name: 'true_east_m', type: 'number', unit: 'm', of: ({ truth }) => truth.east },
      { name: 'true_north_m', type: 'number', unit: 'm', of: ({ truth }) => truth.north },
      { name: 'found_east_m', type: 'number', unit: 'm', of: ({ found }) => found.east },
      { name: 'found_north_m', type: 'number', unit: 'm', of: ({ found }) => found.north },
    ],
  ),
  /** Ranges of the mesh. */
  'mesh-ranges': table(
    () => mesh().ranges,
    [
      { name: 'from_node', type: 'integer', unit: 'none', of: ({ a }) => a + 1 },
      { name: 'to_node', type: 'integer', unit: 'none', of: ({ b }) => b + 1 },
      { name: 'range_m', type: 'number', unit: 'm', of: ({ range }) => metres(range) },
    ],
  ),
  /** Fixes of a receiver that stands still, from its true place. */
  'static-fixes': table(
    () => staticFixes().fixes,
    [
      { name: 'fix', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
      { name: 'east_m', type: 'number', unit: 'm', of: ({ east }) => rounded(east, 4) },
      { name: 'north_m', type: 'number', unit: 'm', of: ({ north }) => rounded(north, 4) },
    ],
  ),
}
