export type Reply = { kind: 'sent' } | { kind: 'refused'; message: string }

/**
 * Reads the form service's answer. Only the boolean `success: true` with a status of success means sent; any other answer is
 * a refusal, JSON or not. Depending on the status, the service's message is at the top or in `body`. It is cut at
 * `longestMessage`.
 * @param ok whether the status is one of success
 * @param unknown the message for an answer without one, or with one that contradicts its status
 */
export function readReply(text: string, ok: boolean, unknown: string): Reply {
  const reply = parse(text)
  if (reply.success === true) return ok ? { kind: 'sent' } : { kind: 'refused', message: unknown }
  return { kind: 'refused', message: words(reply.message) ?? words(fieldsOf(reply.body).message) ?? unknown }
}

function parse(text: string): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return {}
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Longest message that is shown, in characters. A far longer one takes the browser seconds to lay out. */
export const longestMessage = 500

function words(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const characters = [...value.slice(0, 2 * longestMessage + 2)]
  return characters.length > longestMessage ? `${characters.slice(0, longestMessage).join('')}…` : value
}
