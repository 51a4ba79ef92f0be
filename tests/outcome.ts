/** A test or a step that went wrong. `name` says where it stands, `error` what it said; neither has control codes. */
export interface Failure {
  name: string
  error: string
}

/** What a stage of the test run came to. A test that passed only at its second attempt is among the passed. */
export interface Outcome {
  passed: number
  skipped: number
  failures: readonly Failure[]
  secondAttempts: readonly Failure[]
}

export interface Stage extends Outcome {
  title: string
}

export const onePassed: Outcome = { passed: 1, skipped: 0, failures: [], secondAttempts: [] }

/** The closing line that people and machines read. */
export function closingLine(stages: readonly Stage[]): string {
  const sum = (count: (stage: Stage) => number) => stages.reduce((total, stage) => total + count(stage), 0)
  const skipped = sum((stage) => stage.skipped)
  return `${sum((stage) => stage.passed)} passed, ${sum((stage) => stage.failures.length)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
