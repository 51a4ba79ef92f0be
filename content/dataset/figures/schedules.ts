import { type Table, tabulate } from '#content/dataset/table.ts'
import { branchesOf } from '#content/day/counts/forecast.ts'
import { spentStages } from '#content/facts/latency-budget.ts'
import { researchYear } from '#content/facts/research-year.ts'

/** An example of how the promised latency of an alert is spent, stage by stage. */
export const latencyShares = (): Table =>
  tabulate('latency-budget', spentStages(), [
    { name: 'stage', type: 'text', unit: 'none', of: ({ stage }) => stage },
    { name: 'share_ms', type: 'integer', unit: 'ms', of: ({ share }) => share },
    { name: 'sum_ms', type: 'integer', unit: 'ms', of: ({ to }) => to },
  ])

/** An example year of research: how many questions reach each step, and leave there. */
export const researchSteps = (): Table =>
  tabulate('research-year', branchesOf(researchYear.questions, researchYear.leaves), [
    { name: 'step', type: 'integer', unit: 'none', of: (_, index) => index + 1 },
    { name: 'arrive', type: 'integer', unit: '1', of: ({ arrive }) => arrive },
    { name: 'leave', type: 'integer', unit: '1', of: ({ leave }) => leave },
    { name: 'go_on', type: 'integer', unit: '1', of: ({ goOn }) => goOn },
  ])
