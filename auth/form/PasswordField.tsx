import { type RefObject, useEffect, useState } from 'react'
import { signInForm as words } from '#content/en/login.ts'

interface PasswordFieldProps {
  field: RefObject<HTMLInputElement | null>
  id: string
  label: string
  /** After "Show", for those who do not see which field the toggle stands in. */
  showWhat: string
  autoComplete: 'current-password' | 'new-password'
  invalid: boolean
  /** Id of what is to be known of the password. */
  describedBy?: string
}

/**
 * The name of the toggle stays "Show password"; its pressed state says whether it is shown. Sending the form hides it:
 * password managers keep what stands in a field for passwords, and whoever looks over a shoulder has seen enough.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { field, id, label, showWhat, autoComplete, invalid, describedBy } = props
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const form = field.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [field])

  return (
    <div className="f w nl password">
      <label htmlFor={id}>
        {label}
        <span aria-hidden="true">{words.required}</span>
      </label>
      <input
        ref={field}
        id={id}
        name={id}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        required
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
      <button type="button" aria-pressed={shown} aria-controls={id} onClick={() => setShown(!shown)}>
        {words.show} <span className="sr-only">{showWhat}</span>
      </button>
    </div>
  )
}
