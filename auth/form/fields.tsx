import { type RefObject, useEffect, useState } from 'react'
import { signInForm as words } from '#words/login.ts'
import { RequiredLabel } from './controls.tsx'

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
      <RequiredLabel field="email">{words.email}</RequiredLabel>
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

interface PasswordFieldProps {
  field: RefObject<HTMLInputElement | null>
  id: string
  label: string
  /** Ends the name of the toggle, "Show …" or "Hide …", for screen readers. */
  showWhat: string
  autoComplete: 'current-password' | 'new-password'
  invalid: boolean
  /** Ids of the elements that describe the field. */
  describedBy?: string | undefined
  /** A note below the field. */
  note?: string | undefined
}

/**
 * A password field with a toggle, whose name says what it does next: "Show password", "Hide password". A submit hides the
 * password, because password managers save the text of password fields only.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { field, id, label, showWhat, autoComplete, invalid, describedBy, note } = props
  const [shown, setShown] = useState(false)
  const noteId = `${id}-note`

  useEffect(() => {
    const form = field.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [field])

  return (
    <div className="form-field full-row row-start">
      <RequiredLabel field={id}>{label}</RequiredLabel>
      <div className="password">
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
          aria-describedby={[describedBy, note && noteId].filter(Boolean).join(' ') || undefined}
        />
        <button type="button" aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? words.hide : words.show} <span className="sr-only">{showWhat}</span>
        </button>
      </div>
      {note && (
        <p className="mistake" id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}
