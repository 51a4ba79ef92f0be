import type { RefObject } from 'react'

interface SubmitButtonProps {
  button: RefObject<HTMLButtonElement | null>
  /** While the service is asked. */
  busy: boolean
  words: { submit: string; submitting: string }
  /** `dialog` keeps a press before the script has loaded from posting the fields. */
  formMethod?: 'dialog'
}

/** The button that sends a form, and says so while the answer is awaited. */
export function SubmitButton({ button, busy, words, formMethod }: SubmitButtonProps) {
  return (
    <button ref={button} className="button button-amber" type="submit" formMethod={formMethod} disabled={busy}>
      {busy ? words.submitting : words.submit}
    </button>
  )
}
