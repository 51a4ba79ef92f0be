/*
 * The hook by which forms show mistakes at their fields, before anything is sent: contact, sign-in and forgotten password.
 */

import { type SyntheticEvent, useState } from 'react'
import { emailAddress, visibleText } from './typed-text.ts'

/** Messages about mistakes in a form's fields. */
interface MistakeWords {
  /** Messages for empty required fields, by field name. */
  missing: Readonly<Record<string, string>>
  /** For a text that is not an email address. */
  malformed: string
  /** For an email address with accents before the @. */
  accented: string
  /** Follows the number of fields with a mistake, where it is two or more. */
  several: string
}

/**
 * The mistakes of a form's fields, with the page's messages, at a submit or when a field loses the focus. Each stays beside
 * its field until it is corrected. The browser does not validate: it accepts blanks, browsers disagree about accented
 * domains, and its message is in its own language and disappears.
 */
export function useMistakes(words: MistakeWords) {
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string | undefined>>>({})
  const [status, setStatus] = useState('')

  /** Updates the shown mistake of a field, and returns it. */
  function check(field: Field): string {
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
      /** Until the form is hydrated, the browser validates. */
      ref(form: HTMLFormElement | null) {
        if (form) form.noValidate = true
      },
      /** Stops the submit of a form with mistakes. The first field with one takes the focus. */
      onSubmitCapture(event: SyntheticEvent<HTMLFormElement>) {
        const [first, ...others] = [...event.currentTarget.elements]
          .filter(isField)
          .filter((field) => check(field) !== '')
        if (first === undefined) return
        event.preventDefault()
        event.stopPropagation()
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

type Field = HTMLInputElement | HTMLTextAreaElement

function isField(target: EventTarget): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function mistakeIn({ name, type, value, required, autocomplete }: Field, words: MistakeWords): string | undefined {
  // A password may consist of any characters, also while it is shown.
  const text = autocomplete.endsWith('password') ? value : visibleText(value)
  if (text === '') return required ? words.missing[name] : undefined
  if (type !== 'email' || isAddress(emailAddress(text))) return undefined
  return isAddress(emailAddress(text.normalize('NFD').replace(/\p{M}(?=.*@)/gu, ''))) ? words.accented : words.malformed
}

/**
 * Whether a text is an email address, as every browser judges one in ASCII (HTML, "valid email address"), at a domain that
 * mail reaches: `ada@city` is half an address, and our reply to it would be lost.
 */
function isAddress(text: string): boolean {
  const field = document.createElement('input')
  field.type = 'email'
  field.value = text
  return /@.+\../.test(text) && !field.validity.typeMismatch
}
