import { type Outcome, readReply } from '#components/islands/contact-form/reply.ts'

interface Submission {
  endpoint: string
  body: FormData
  signal: AbortSignal
  failure: { unknown: string; network: string }
}

/** A service silent for this long, in milliseconds, is not reached; long enough for a long text on a slow line. */
export const patience = 60_000

/** Posts one enquiry. Never throws: no answer, a broken one or an abort is a refusal with the network text. */
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
    return { kind: 'refused', message: failure.network }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
