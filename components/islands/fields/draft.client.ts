/** The typed text of an island's fields, kept in this tab. `focused` is set when the page reloads itself. */
interface Draft {
  values: [id: string, value: string][]
  focused?: string | undefined
}

const key = (name: string) => `island-draft:${name}`

/**
 * Stores the text and the choices of the fields, or removes the draft if all have their initial values. Passwords and
 * checkboxes are left out, and with them the honeypot. False when storage is blocked or full.
 */
export function keepDraft(name: string, marker: Element, focused?: string): boolean {
  const typed = typedFields(marker).filter(isKept)
  const draft: Draft = { values: typed.map((field) => [field.id, field.value]), focused }
  try {
    if (typed.length || focused !== undefined) sessionStorage.setItem(key(name), JSON.stringify(draft))
    else dropDraft(name)
    return true
  } catch {
    return false
  }
}

/** Moves a draft from storage into the fields that are empty, and makes its choices. A field that it does not name stays. True after a reload by the page itself. */
export function restoreDraft(name: string, marker: Element): boolean {
  try {
    const { values, focused }: Draft = JSON.parse(sessionStorage.getItem(key(name)) ?? '')
    dropDraft(name)
    const draft = new Map(values)
    for (const field of typedFields(marker)) {
      if (isCheckable(field)) field.checked ||= draft.has(field.id)
      else field.value ||= draft.get(field.id) ?? ''
      if (field.id === focused) field.focus()
    }
    return focused !== undefined
  } catch {
    // Ignores an unreadable draft.
    return false
  }
}

function isKept(field: TypedField): boolean {
  if (isCheckable(field)) return field.type === 'radio' && field.checked && !field.defaultChecked
  return field.type !== 'password' && field.value !== ''
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(key(name))
  } catch {
    // Blocked storage contains no draft.
  }
}

/** Drops the drafts of all islands. */
export function dropDrafts(): void {
  try {
    for (const stored of Object.keys(sessionStorage)) if (stored.startsWith(key(''))) sessionStorage.removeItem(stored)
  } catch {
    // Blocked storage contains no draft.
  }
}

export type TypedField = HTMLInputElement | HTMLTextAreaElement

const named = '[id]:is(textarea, input):not([type=file], [name$=-response])'

/**
 * The fields to store: those of an island that have an id, and fields elsewhere on the page that belong to its form.
 * Excludes files, which scripts cannot set, and a captcha's fields, whose token works once.
 */
export function typedFields(marker: Element): TypedField[] {
  return [...document.querySelectorAll<TypedField>(named)].filter((field) => marker.contains(field.form ?? field))
}

/** Whether a field is ticked rather than typed into. */
export function isCheckable(field: TypedField): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
