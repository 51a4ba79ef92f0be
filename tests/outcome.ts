/** A failed test or step: where it stands, and what it printed. Neither text has control codes. */
export interface Failure {
  name: string
  error: string
}

/** The result of a stage of the test run. A test that passed only at its second attempt counts as passed. */
export interface Outcome {
  passed: number
  skipped: number
  failures: readonly Failure[]
  secondAttempts: readonly Failure[]
}

export interface Stage extends Outcome {
  title: string
  /** How long it took. */
  seconds: number
}

export const onePassed: Outcome = { passed: 1, skipped: 0, failures: [], secondAttempts: [] }

/** One line for each stage with the time that it took, and one for all. */
export function stageTimes(stages: readonly Stage[]): string[] {
  const all = { title: 'All', seconds: stages.reduce((total, { seconds }) => total + seconds, 0) }
  return [...stages, all].map(({ title, seconds }) => `${Math.round(seconds).toString().padStart(5)} s  ${title}`)
}

/** The closing line that people and machines read. */
export function closingLine(stages: readonly Stage[]): string {
  const sum = (count: (stage: Stage) => number) => stages.reduce((total, stage) => total + count(stage), 0)
  const skipped = sum((stage) => stage.skipped)
  return `${sum((stage) => stage.passed)} passed, ${sum((stage) => stage.failures.length)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
