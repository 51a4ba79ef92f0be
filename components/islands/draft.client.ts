import { isCheckable, typedFields } from '#components/islands/typed-fields.client.ts'

/**
 * What was typed, kept in this tab over one reload. The entry itself is the guard against a second reload, so it
 * outlives its content until the island has hydrated.
 */
interface Draft {
  values: [id: string, value: string][]
  focused?: string
}

const key = (name: string) => `island-draft:${name}`

/** Returns false when storage throws (blocked or full): without a guard nothing may reload. Passwords are not kept. */
export function keepDraft(name: string, marker: Element): boolean {
  const typed = typedFields(marker).filter((field) => !isCheckable(field) && field.type !== 'password' && field.value)
  const values = typed.map((field) => [field.id, field.value])
  try {
    sessionStorage.setItem(key(name), JSON.stringify({ values, focused: document.activeElement?.id }))
    return true
  } catch {
    return false
  }
}

export function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(key(name)) !== null
  } catch {
    return false
  }
}

/** Puts a kept draft back into empty fields, and empties it: the text must not return after it was sent. */
export function restoreDraft(name: string, marker: Element): void {
  try {
    const { values, focused }: Draft = JSON.parse(sessionStorage.getItem(key(name)) ?? '')
    sessionStorage.setItem(key(name), '')
    const draft = new Map(values)
    for (const field of typedFields(marker)) {
      field.value ||= draft.get(field.id) ?? ''
      if (field.id === focused) field.focus()
    }
  } catch {
    // An unreadable draft is an empty one.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(key(name))
  } catch {
    // Storage that throws holds no draft.
  }
}
