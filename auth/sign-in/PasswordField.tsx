import type { RefObject } from 'react'
import { signInForm as words } from '#content/en/login.ts'

interface PasswordFieldProps {
  field: RefObject<HTMLInputElement | null>
  id: string
  label: string
  /** After "Show", for those who do not see which field the toggle stands in. */
  showWhat: string
  autoComplete: 'current-password' | 'new-password'
  shown: boolean
  onToggle: () => void
  invalid: boolean
  /** Id of what is to be known of the password. */
  describedBy?: string
}

/** The name of the toggle stays "Show password"; its pressed state says whether it is shown. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, id, label, showWhat, autoComplete, shown, onToggle, invalid, describedBy } = props
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
      <button type="button" aria-pressed={shown} aria-controls={id} onClick={onToggle}>
        {words.show} <span className="sr-only">{showWhat}</span>
      </button>
    </div>
  )
}
