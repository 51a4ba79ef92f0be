import { rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { item } from '#content/day/item.ts'
import { mesh, meshPlan } from '#content/day/radio/ranging-mesh.ts'
import { plot } from '#content/day/radio/trilateration.ts'
import { staticFixes } from '#content/day/readings/sample.ts'

const metres = (units: number) => rounded(units / plot.unitsPerMetre, 2)

/** Fixes of a receiver that stands still, from its true place. */
export const staticFixesTable = (): Table =>
  tabulate('static-fixes', staticFixes().fixes, [
    { name: 'fix', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    { name: 'east_m', type: 'number', unit: 'm', of: ({ east }) => rounded(east, 4) },
    { name: 'north_m', type: 'number', unit: 'm', of: ({ north }) => rounded(north, 4) },
  ])

/** Radios of the mesh: where they truly are, and where their ranges place them. */
export const meshNodes = (): Table =>
  tabulate('mesh-nodes', mesh().points, [
    { name: 'node', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    { name: 'surveyed', type: 'boolean', unit: 'none', of: (_, index) => index < meshPlan.anchors },
    { name: 'true_east_m', type: 'number', unit: 'm', of: (_, index) => metres(item(meshPlan.nodes, index).x) },
    {
      name: 'true_north_m',
      type: 'number',
      unit: 'm',
      of: (_, index) => metres(plot.height - item(meshPlan.nodes, index).y),
    },
    { name: 'found_east_m', type: 'number', unit: 'm', of: ({ x }) => metres(x) },
    { name: 'found_north_m', type: 'number', unit: 'm', of: ({ y }) => metres(plot.height - y) },
  ])

/** Ranges of the mesh. */
export const meshRanges = (): Table =>
  tabulate('mesh-ranges', mesh().ranges, [
    { name: 'from_node', type: 'integer', unit: 'none', of: ({ a }) => a + 1 },
    { name: 'to_node', type: 'integer', unit: 'none', of: ({ b }) => b + 1 },
    { name: 'range_m', type: 'number', unit: 'm', of: ({ range }) => metres(range) },
  ])
