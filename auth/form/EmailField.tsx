import type { RefObject } from 'react'
import { signInForm as words } from '#words/login.ts'

interface EmailFieldProps {
  field: RefObject<HTMLInputElement | null>
  email: string
  /** The mistake in the typed text, shown below the field. */
  mistake: string | undefined
  /** Whether the service refuses the email. */
  refused: boolean
  /** Id of the element that describes the field. */
  describedBy?: string | undefined
}

const mistakeId = 'email-mistake'

/** The email field, named for password managers. Uncontrolled, so that text typed before hydration stays. */
export function EmailField({ field, email, mistake, refused, describedBy }: EmailFieldProps) {
  return (
    <div className="form-field full-row row-start">
      <label htmlFor="email">
        {words.email}
        <span aria-hidden="true">{words.required}</span>
      </label>
      <input
        ref={field}
        id="email"
        name="email"
        type="email"
        defaultValue={email}
        autoComplete="username"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        required
        aria-invalid={refused || mistake !== undefined || undefined}
        aria-describedby={mistake ? mistakeId : describedBy}
      />
      {mistake && (
        <p className="mistake" id={mistakeId}>
          {mistake}
        </p>
      )}
    </div>
  )
}
