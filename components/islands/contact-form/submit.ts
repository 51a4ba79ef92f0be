import { type Reply, readReply } from './reply.ts'

interface Submission {
  endpoint: string
  body: FormData
  signal: AbortSignal
  failure: { unknown: string; network: string }
}

/** Longest wait for an answer, in milliseconds; enough for a long text on a slow line. */
export const patience = 60_000

/** `unanswered`: the wait was ended, by the limit or by leaving the page, and nobody here knows whether it arrived. */
export type Outcome = Reply | { kind: 'unanswered' }

/** Posts one enquiry. Never throws: a line that breaks is a refusal with the network text. */
export async function submitEnquiry({ endpoint, body, signal, failure }: Submission): Promise<Outcome> {
  const attempt = new AbortController()
  const giveUp = () => attempt.abort()
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, patience)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: attempt.signal,
    })
    return readReply(await response.text(), failure.unknown)
  } catch {
    return attempt.signal.aborted ? { kind: 'unanswered' } : { kind: 'refused', message: failure.network }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
