import { rounded } from '#content/dataset/georeference.ts'
import { type Table, tabulate } from '#content/dataset/table.ts'
import { day } from '#content/day/day.ts'

/** Entities of the social figure. */
export const graphNodes = (): Table =>
  tabulate('graph-nodes', day().network.nodes, [
    { name: 'entity', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    { name: 'ties', type: 'integer', unit: '1', of: ({ degree }) => degree },
    { name: 'betweenness', type: 'number', unit: '1', of: ({ betweenness }) => rounded(betweenness, 4) },
  ])

/** Ties of the social figure. */
export const graphTies = (): Table =>
  tabulate('graph-ties', day().network.ties, [
    { name: 'from_entity', type: 'integer', unit: 'none', of: ({ a }) => a + 1 },
    { name: 'to_entity', type: 'integer', unit: 'none', of: ({ b }) => b + 1 },
    { name: 'days', type: 'integer', unit: '1', of: ({ days }) => days },
  ])
