import type { RefObject } from 'react'
import { signInForm } from '#words/login.ts'

interface CodeFieldProps {
  field: RefObject<HTMLInputElement | null>
  label: string
  invalid: boolean
  /** Ids of the elements that describe the field. */
  describedBy: string
}

/** Id of the field of a code, and its name in the form. */
export const codeField = 'code'

/** The field of a code. It takes spaces, since apps show and copy a code as "123 456". */
export function CodeField({ field, label, invalid, describedBy }: CodeFieldProps) {
  return (
    <div className="form-field full-row row-start">
      <label htmlFor={codeField}>
        {label}
        <span aria-hidden="true">{signInForm.required}</span>
      </label>
      <input
        ref={field}
        id={codeField}
        name={codeField}
        className="code-field"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        required
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
      />
    </div>
  )
}
