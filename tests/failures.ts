import type { Failure, Stage } from './outcome.ts'

/** Limits that keep the summary within the last hundred lines of a log, which are often all that somebody sees. */
const shown = { tests: 10, linesOfOne: 12, linesOfAll: 60 }

/** Lists failed tests, and tests that passed only at their second attempt, by stage, with the first lines of each error. */
export function failureLines(stages: readonly Stage[]): string[] {
  return [
    ...listed('passed at the second attempt', stages, (stage) => stage.secondAttempts, 2),
    ...listed('failed', stages, (stage) => stage.failures, shown.linesOfOne),
  ]
}

function listed(verdict: string, stages: readonly Stage[], which: (stage: Stage) => readonly Failure[], most: number) {
  const all = stages.flatMap((stage) => which(stage).map((failure) => ({ stage: stage.title, ...failure })))
  const first = all.slice(0, shown.tests)
  const each = Math.min(most, Math.floor(shown.linesOfAll / first.length))
  const lines = first.flatMap(({ stage, name, error }, index) => [
    ...(stage === first[index - 1]?.stage ? [] : [`== ${stage}, ${verdict}:`]),
    `  ${name}`,
    ...firstLines(error, each).map((line) => `      ${line}`),
  ])
  return all.length > first.length ? [...lines, `  and ${all.length - first.length} more that ${verdict}`] : lines
}

function firstLines(error: string, most: number): string[] {
  return error
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at (new Promise|.*node_modules)/.test(line))
    .slice(0, most)
    .map((line) => (line.length > 200 ? `${line.slice(0, 200)}…` : line))
}
