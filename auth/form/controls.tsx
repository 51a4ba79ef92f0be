import { type RefObject, useEffect, useRef } from 'react'
import { usePageTitle } from './hooks.ts'

interface ScreenTitleProps {
  children: string
  /** True for a screen that replaces another: its title is read out and names the page, and Tab continues from there. */
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
  /** While the service is asked. */
  busy: boolean
  words: { submit: string; submitting: string }
  /** `dialog` keeps a press before the script has loaded from posting the fields. */
  formMethod?: 'dialog'
}

/** The button that sends a form, and says so while the answer is awaited. */
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

/** A line below a form that is an action in words: the way back, or to another screen. */
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
 * What screen readers do not report by themselves: that a button changes while a request runs, or that a field was left
 * with a mistake. In the markup at all times.
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
