import { type RefObject, useEffect, useRef } from 'react'
import { usePageTitle } from './hooks.ts'

interface ScreenTitleProps {
  children: string
  /** True for a screen that replaces another: its title takes the focus, is read out, and becomes the page's title. */
  takesFocus: boolean
}

/** The heading of a sign-in screen. */
export function ScreenTitle({ children, takesFocus }: ScreenTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  usePageTitle(takesFocus ? children : undefined)
  return (
    // Focused only so that screen readers read it, so it needs no outline.
    <h2
      ref={title}
      className="border-b px-in pt-[0.35em] pb-[0.5em] text-title-2 wrap-anywhere outline-none"
      tabIndex={takesFocus ? -1 : undefined}
    >
      {children}
    </h2>
  )
}

interface SubmitButtonProps {
  button: RefObject<HTMLButtonElement | null>
  /** Whether a request is pending. */
  busy: boolean
  words: { submit: string; submitting: string }
  /** `dialog` prevents the browser from posting the fields if the button is pressed before the script has loaded. */
  formMethod?: 'dialog'
}

/** The submit button of a form, with a message while a request is pending. */
export function SubmitButton({ button, busy, words, formMethod }: SubmitButtonProps) {
  return (
    <button
      ref={button}
      className="button button-amber form-button min-h-20 w-full gap-3"
      type="submit"
      formMethod={formMethod}
      disabled={busy}
    >
      {busy ? words.submitting : words.submit}
    </button>
  )
}

interface ActionLineProps {
  label: string
  onAct: () => void
}

/** A link-like action below a form: back, or to another screen. */
export function ActionLine({ label, onAct }: ActionLineProps) {
  return (
    <p className="form-text text-ui">
      <button type="button" className="text-button" onClick={onAct}>
        {label}
      </button>
    </p>
  )
}

/**
 * Live region for changes that screen readers do not announce: a button during a request, or a mistake in a field that has
 * lost the focus. It is always in the markup.
 */
export function Progress({ children }: { children: string | false }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  )
}

/** The text of a form field; empty for a field that does not exist. */
export function textOf(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
