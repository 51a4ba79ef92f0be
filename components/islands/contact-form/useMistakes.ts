import { type SyntheticEvent, useState } from 'react'
import { judge, type Mistakes } from './mistake.ts'

/**
 * The faults of the fields, which stay beside them until they are mended. The browser finds them, at a submit or on leaving
 * a field; its own bubble, which goes away by itself, is not shown.
 */
export function useMistakes() {
  const [mistakes, setMistakes] = useState<Mistakes>({})

  function check(field: EventTarget) {
    const judged = judge(field)
    if (judged) setMistakes((present) => ({ ...present, [judged.name]: judged.mistake }))
  }

  return {
    mistakes,
    /** For a submit of a form with faults, which reports one field after another. The first takes the focus. */
    reportInvalid(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      check(event.target)
      if (event.target === event.currentTarget.querySelector(':is(input, textarea):invalid')) focusOn(event.target)
    },
    /** For typing: a fault that is shown is judged again, and no other is. */
    recheck(event: SyntheticEvent<HTMLFormElement>) {
      const judged = judge(event.target)
      if (judged && mistakes[judged.name] !== undefined) check(event.target)
    },
    /** For leaving a field: one that is empty may be filled in later. */
    recheckFilled(event: SyntheticEvent<HTMLFormElement>) {
      if (event.target instanceof HTMLInputElement && event.target.value !== '') check(event.target)
    },
  }
}

function focusOn(target: EventTarget): void {
  if (target instanceof HTMLElement) target.focus()
}
