import { checks } from './checks.ts'
import type { Expected } from './expected.ts'
import { type Deployment, NoAnswer } from './request.ts'

/** The result of one check: nothing in `faults` where the host does what it must. */
export interface Finding {
  name: string
  faults: readonly string[]
  /** Whether they are for the operator to know, and no reason to go back to the release before. */
  isAdvice?: true | undefined
}

/** Asks a deployed site for all that its host must do. A site that stops answering ends it, with that as the last fault. */
export async function* checkDeployment(site: Deployment, expected: Expected): AsyncGenerator<Finding> {
  for (const { name, run, isAdvice } of checks) {
    try {
      yield { name, faults: await run(site, expected), isAdvice }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      yield { name, faults: [error.message] }
      return
    }
  }
}
