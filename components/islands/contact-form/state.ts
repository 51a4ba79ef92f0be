/** Where an enquiry stands (specification, section 4). `first` is the form as the page brought it. */
export type ContactState =
  | { kind: 'idle'; since: 'first' | 'success' }
  | { kind: 'submitting' }
  | { kind: 'success' }
  | { kind: 'failure'; message: string }
  /** Nobody answered in time: the enquiry may have arrived. */
  | { kind: 'unanswered' }

export type ContactEvent =
  | { kind: 'submit' }
  | { kind: 'sent' }
  | { kind: 'refused'; message: string }
  | { kind: 'unanswered' }
  | { kind: 'again' }

export const initialContactState: ContactState = { kind: 'idle', since: 'first' }

/** An event that does not belong to the state changes nothing: a late reply cannot undo what came after it. */
export function reduceContact(state: ContactState, event: ContactEvent): ContactState {
  switch (event.kind) {
    case 'submit':
      return state.kind === 'submitting' || state.kind === 'success' ? state : { kind: 'submitting' }
    case 'sent':
      return state.kind === 'submitting' ? { kind: 'success' } : state
    case 'refused':
      return state.kind === 'submitting' ? { kind: 'failure', message: event.message } : state
    case 'unanswered':
      return state.kind === 'submitting' ? { kind: 'unanswered' } : state
    case 'again':
      return state.kind === 'success' ? { kind: 'idle', since: 'success' } : state
  }
}
