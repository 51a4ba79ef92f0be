/* Fields for all forms of auth/: a frame with a label, and those for email and password. */

import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { signInForm as words } from '#words/login.ts'

interface FieldProps {
  /** Id of the input element. */
  id: string
  label: string
  /** Whether the field is visibly marked as required. Screen readers use the element's `required`. */
  isRequired: boolean
  /** The input element and its notes. */
  children: ReactNode
}

/** A field of a form, below its label. */
export function Field({ id, label, isRequired, children }: FieldProps) {
  return (
    <div className="border-b focus-within:bg-raised has-aria-[invalid=true]:[box-shadow:inset_0.5rem_0_var(--color-alert)]">
      <label className="flex flex-wrap justify-between gap-x-4 px-in pt-2 text-ui font-bold" htmlFor={id}>
        {label}
        {isRequired && (
          <span className="data text-mute" aria-hidden="true">
            {words.required}
          </span>
        )}
      </label>
      {children}
    </div>
  )
}

/** A note on a mistake, below its field. */
function Mistake({ id, children }: { id: string; children: string }) {
  return (
    <p className="px-in pb-3 font-bold text-alert" id={id}>
      {children}
    </p>
  )
}

interface EmailFieldProps {
  input: RefObject<HTMLInputElement | null>
  email: string
  /** The mistake in the typed text, shown below the field. */
  mistake: string | undefined
  /** Whether the service refuses the email. */
  refused: boolean
  /** Id of the element that describes the field. */
  describedBy?: string | undefined
  /** Whether the browser may offer passkeys in the field. */
  offersPasskeys?: boolean
}

const emailMistakeId = 'email-mistake'

/** The email field, named for password managers. Uncontrolled, so that text typed before hydration stays. */
export function EmailField({ input, email, mistake, refused, describedBy, offersPasskeys }: EmailFieldProps) {
  return (
    <Field id="email" label={words.email} isRequired>
      <input
        ref={input}
        className="form-input min-h-16"
        id="email"
        name="email"
        type="email"
        defaultValue={email}
        autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        required
        aria-invalid={refused || mistake !== undefined || undefined}
        aria-describedby={mistake ? emailMistakeId : describedBy}
      />
      {mistake && <Mistake id={emailMistakeId}>{mistake}</Mistake>}
    </Field>
  )
}

interface PasswordFieldProps {
  input: RefObject<HTMLInputElement | null>
  id: string
  label: string
  /** Ends the name of the toggle, "Show …" or "Hide …", for screen readers. */
  showWhat: string
  autoComplete: 'current-password' | 'new-password'
  /** Whether a failure above the form concerns the field. */
  invalid?: boolean
  /** Ids of the elements that describe the field. */
  describedBy?: string | undefined
  /** What to correct, shown below the field. */
  mistake?: string | undefined
}

/**
 * A password field with a toggle, whose label names its next action: "Show password", "Hide password". A submit hides the
 * password, because password managers save the text of password fields only.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { input, id, label, showWhat, autoComplete, invalid, describedBy, mistake } = props
  const [shown, setShown] = useState(false)
  const mistakeId = `${id}-mistake`

  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [input])

  return (
    <Field id={id} label={label} isRequired>
      <div className="relative">
        <input
          ref={input}
          className="form-input min-h-16 pr-24"
          id={id}
          name={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          required
          aria-invalid={invalid || mistake !== undefined || undefined}
          aria-describedby={[describedBy, mistake && mistakeId].filter(Boolean).join(' ') || undefined}
        />
        <button
          className="text-button absolute right-0 bottom-0 h-16 px-in text-ui font-bold focus-visible:-outline-offset-4"
          type="button"
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {/* An element of its own: a translated page would keep a text that is beside an element. */}
          <span>{shown ? words.hide : words.show}</span> <span className="sr-only">{showWhat}</span>
        </button>
      </div>
      {mistake && <Mistake id={mistakeId}>{mistake}</Mistake>}
    </Field>
  )
}
