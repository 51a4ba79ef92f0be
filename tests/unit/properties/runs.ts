import fc from 'fast-check'

/** One seed, so that a failure is the same on every machine. Change it to look elsewhere. */
fc.configureGlobal({ seed: 20_260_214, numRuns: 300 })

export { fc }
