export type Reply = { kind: 'sent' } | { kind: 'refused'; message: string }

/**
 * Reads the form service's answer. Sent is only what says `success: true`, the boolean; any other JSON, and what is
 * not JSON, is a refusal. The service puts its message at the top or in `body`, depending on the status.
 */
export function readReply(text: string, unknown: string): Reply {
  const reply = parse(text)
  if (reply.success === true) return { kind: 'sent' }
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

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
