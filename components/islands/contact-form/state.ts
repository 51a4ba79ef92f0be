/** The state of the form (specification, section 4). `first` is the form as the page was loaded. */
export type ContactState =
  | { kind: 'idle'; since: 'first' | 'success' }
  | { kind: 'submitting' }
  | { kind: 'success' }
  | { kind: 'failure'; message: string }
  /** No answer in time: the enquiry may have arrived. */
  | { kind: 'unanswered' }

export type ContactEvent =
  | { kind: 'submit' }
  | { kind: 'sent' }
  | { kind: 'refused'; message: string }
  | { kind: 'unanswered' }
  | { kind: 'again' }

export const initialContactState: ContactState = { kind: 'idle', since: 'first' }

/** The state after an event. An event of another state, such as a late reply, changes nothing. */
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
