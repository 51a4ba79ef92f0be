import { type Reply, readReply } from './reply.ts'

interface Submission {
  endpoint: string
  body: FormData
  signal: AbortSignal
  failure: { unknown: string; network: string }
}

/** Longest wait for an answer, in milliseconds; enough for a long text on a slow line. */
export const enquiryTimeout = 60_000

/** `unanswered`: the wait ended at the limit or by leaving the page. Whether the enquiry has arrived is unknown. */
export type Outcome = Reply | { kind: 'unanswered' }

/** Posts one enquiry. Never rejects: a network failure is a refusal with the text for it. */
export async function submitEnquiry({ endpoint, body, signal, failure }: Submission): Promise<Outcome> {
  const attempt = new AbortController()
  const giveUp = () => attempt.abort()
  signal.addEventListener('abort', giveUp)
  const timer = setTimeout(giveUp, enquiryTimeout)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: attempt.signal,
    })
    return readReply(await response.text(), response.ok, failure.unknown)
  } catch {
    return attempt.signal.aborted ? { kind: 'unanswered' } : { kind: 'refused', message: failure.network }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
