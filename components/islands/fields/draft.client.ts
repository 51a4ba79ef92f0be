import { isCheckable, typedFields } from './typed-fields.client.ts'

/** What was typed, kept in this tab. `focused` is there only where the page reloads itself. */
interface Draft {
  values: [id: string, value: string][]
  focused?: string | undefined
}

const key = (name: string) => `island-draft:${name}`

/**
 * Keeps what stands in the fields, and nothing where all are empty; never a password or a check, so no honeypot
 * either. False when storage throws (blocked or full).
 */
export function keepDraft(name: string, marker: Element, focused?: string): boolean {
  const typed = typedFields(marker).filter((field) => !isCheckable(field) && field.type !== 'password' && field.value)
  const draft: Draft = { values: typed.map((field) => [field.id, field.value]), focused }
  try {
    if (typed.length || focused !== undefined) sessionStorage.setItem(key(name), JSON.stringify(draft))
    else dropDraft(name)
    return true
  } catch {
    return false
  }
}

/** Puts a kept draft back into empty fields, and takes it out of storage. True where the page reloaded itself. */
export function restoreDraft(name: string, marker: Element): boolean {
  try {
    const { values, focused }: Draft = JSON.parse(sessionStorage.getItem(key(name)) ?? '')
    dropDraft(name)
    const draft = new Map(values)
    for (const field of typedFields(marker)) {
      field.value ||= draft.get(field.id) ?? ''
      if (field.id === focused) field.focus()
    }
    return focused !== undefined
  } catch {
    // An unreadable draft is an empty one.
    return false
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(key(name))
  } catch {
    // Storage that throws holds no draft.
  }
}
