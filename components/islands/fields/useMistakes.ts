import { type SyntheticEvent, useState } from 'react'

/** Messages about mistakes in a form's fields. */
interface MistakeWords {
  /** Messages for empty required fields, by field name. */
  missing: Readonly<Record<string, string>>
  /** For a text that is not an email address. */
  malformed: string
  /** Follows the number of fields with a mistake, where it is two or more. */
  several: string
}

/**
 * The mistakes of a form's fields, with the page's messages. Each stays beside its field until it is corrected. The browser
 * validates, at a submit or when a field loses the focus; its own message bubble, which is in the browser's language and
 * disappears, is suppressed.
 */
export function useMistakes(words: MistakeWords) {
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string | undefined>>>({})
  const [status, setStatus] = useState('')

  /** Updates the shown mistake of a field, and returns it. */
  function check(field: EventTarget): string {
    if (!isField(field)) return ''
    const mistake = mistakeIn(field, words)
    setMistakes((shown) => ({ ...shown, [field.name]: mistake }))
    return mistake ?? ''
  }

  return {
    /** By the field's name. */
    mistakes,
    /** Text for a live region: what moving the focus does not announce. */
    status,
    handlers: {
      /** For a submit of a form with mistakes, which reports one field after another. The first takes the focus. */
      onInvalidCapture(event: SyntheticEvent<HTMLFormElement>) {
        event.preventDefault()
        check(event.target)
        const [first, ...others] = event.currentTarget.querySelectorAll<HTMLElement>(':is(input, textarea):invalid')
        if (event.target !== first) return
        // Before the status: the field that loses the focus may set another.
        first.focus()
        setStatus(others.length > 0 ? `${others.length + 1} ${words.several}` : '')
      },
      /** For typing: a mistake that is shown is judged again, and no other is. */
      onInput({ target }: SyntheticEvent<HTMLFormElement>) {
        if (isField(target) && mistakes[target.name] !== undefined) check(target)
        setStatus('')
      },
      /** For leaving a field: one that is empty may be filled in later. The focus is elsewhere, so that the status tells. */
      onBlur({ target }: SyntheticEvent<HTMLFormElement>) {
        if (isField(target) && target.value !== '') setStatus(check(target))
      },
    },
  }
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function mistakeIn(field: HTMLInputElement | HTMLTextAreaElement, words: MistakeWords): string | undefined {
  const { valid, valueMissing } = field.validity
  if (valid) return undefined
  return valueMissing ? words.missing[field.name] : words.malformed
}
