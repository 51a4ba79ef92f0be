import type { RefObject } from 'react'
import { signInForm as words } from '#content/en/login.ts'

interface PasswordFieldProps {
  field: RefObject<HTMLInputElement | null>
  shown: boolean
  onToggle: () => void
  invalid: boolean
}

/** The name of the toggle stays "Show password"; its pressed state says whether it is shown. */
export function PasswordField({ field, shown, onToggle, invalid }: PasswordFieldProps) {
  return (
    <div className="f w nl password">
      <label htmlFor="password">
        {words.password}
        <span aria-hidden="true">{words.required}</span>
      </label>
      <input
        ref={field}
        id="password"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        required
        aria-invalid={invalid || undefined}
      />
      <button type="button" aria-pressed={shown} aria-controls="password" onClick={onToggle}>
        {words.show} <span className="sr-only">{words.showWhat}</span>
      </button>
    </div>
  )
}
