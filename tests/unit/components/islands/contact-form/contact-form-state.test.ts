import { describe, expect, it } from 'vitest'
import { type ContactEvent, type ContactState, reduceContact } from '#components/islands/contact-form/state.ts'

const states: Record<string, ContactState> = {
  idle: { kind: 'idle', since: 'first' },
  submitting: { kind: 'submitting' },
  success: { kind: 'success' },
  failure: { kind: 'failure', message: 'No.' },
  unanswered: { kind: 'unanswered' },
}

const events: Record<string, ContactEvent> = {
  submit: { kind: 'submit' },
  sent: { kind: 'sent' },
  refused: { kind: 'refused', message: 'Why not.' },
  unanswered: { kind: 'unanswered' },
  again: { kind: 'again' },
}

const transitions: [string, string, ContactState][] = [
  ['idle', 'submit', { kind: 'submitting' }],
  ['failure', 'submit', { kind: 'submitting' }],
  ['unanswered', 'submit', { kind: 'submitting' }],
  ['submitting', 'unanswered', { kind: 'unanswered' }],
  ['submitting', 'sent', { kind: 'success' }],
  ['submitting', 'refused', { kind: 'failure', message: 'Why not.' }],
  ['success', 'again', { kind: 'idle', since: 'success' }],
]

describe('reduceContact', () => {
  it.each(transitions)('goes from %s by %s', (from, by, to) => {
    expect(reduce(from, by)).toEqual(to)
  })

  const others = Object.keys(states).flatMap((from) =>
    Object.keys(events)
      .filter((by) => !transitions.some((transition) => transition[0] === from && transition[1] === by))
      .map((by) => [from, by] as const),
  )

  it.each(others)('stays in %s by %s', (from, by) => {
    expect(reduce(from, by)).toBe(states[from])
  })
})

function reduce(from: string, by: string): ContactState {
  const state = states[from]
  const event = events[by]
  if (state === undefined || event === undefined) throw new Error(`No state ${from} or event ${by}`)
  return reduceContact(state, event)
}
