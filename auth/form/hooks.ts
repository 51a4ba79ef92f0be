/*
 * React hooks that all forms of auth/ share (sign-in, passwords, codes, passkeys, the account): one submission at a time, focus
 * after a failure, the page's title.
 */

import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'

/** Moves the focus to an element when a form reports a failure: the field to correct, or the button to retry. */
export function useFailureFocus(failure: string | undefined, element: RefObject<HTMLElement | null>): void {
  const focus = useEffectEvent(() => element.current?.focus())

  useEffect(() => {
    if (failure !== undefined) focus()
  }, [failure])
}

/** False at build and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
}

function unchanging() {
  return () => {}
}

/** @param isWanted whether the page still waits for the result */
type Task = (isWanted: () => boolean) => Promise<void>

/**
 * A function that runs one task at a time and ignores calls while one is pending, such as a second press of a button.
 * Leaving the page ends the wait: after a restore from the back/forward cache, a new task may start.
 */
export function useOneAtATime(): (task: Task) => Promise<void> {
  const pending = useRef<Task>(null)

  useRestored(() => {
    pending.current = null
  })

  return async (task) => {
    if (pending.current !== null) return
    pending.current = task
    const isWanted = () => pending.current === task
    try {
      await task(isWanted)
    } finally {
      if (isWanted()) pending.current = null
    }
  }
}

/** The title that the page was built with: its name, " | ", and the name of the site. Empty at build. */
const built = typeof document === 'undefined' ? '' : document.title

/** Sets the page's title for a screen that has replaced its content. @param screen undefined for the page's own content */
export function usePageTitle(screen: string | undefined): void {
  useEffect(() => {
    if (screen === undefined) return
    document.title = built.replace(/^.*(?= \| )|^$/, screen)
    return () => {
      document.title = built
    }
  }, [screen])
}

/** Calls a function when the page returns from the back/forward cache in the state it was left in (HTML, `pageshow`). */
function useRestored(restored: () => void): void {
  const onRestored = useEffectEvent(restored)

  useEffect(() => {
    const show = (event: PageTransitionEvent) => event.persisted && onRestored()
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
}

/** @param isWanted whether the page still waits for the outcome */
type Send<Typed, Failure> = (typed: Typed, isWanted: () => boolean) => Promise<Failure | undefined>

/**
 * The state of a form that sends one request at a time, from a press to its outcome. A page that returns from the
 * back/forward cache waits for nothing.
 * @param mistakeIn the mistake in what was typed that can be found without a request
 * @param send sends the request, and resolves to the failure to show, or to undefined if another screen follows, until which
 *   the form stays busy
 * @param first the failure that the form shows at once
 */
export function useSubmission<Typed, Failure extends string>(
  mistakeIn: (typed: Typed) => Failure | undefined,
  send: Send<Typed, Failure>,
  first?: Failure,
) {
  const [state, setState] = useState<{ busy: boolean; failure?: Failure | undefined }>({ busy: false, failure: first })
  const oneAtATime = useOneAtATime()
  const reset = () => setState({ busy: false })

  useRestored(reset)

  return {
    ...state,
    submit(typed: Typed): void {
      void oneAtATime(async (isWanted) => {
        const mistake = mistakeIn(typed)
        if (mistake !== undefined) return setState({ busy: false, failure: mistake })
        setState({ busy: true })
        const failure = await send(typed, isWanted)
        if (failure !== undefined && isWanted()) setState({ busy: false, failure })
      })
    },
    /** Call when the visitor edits the form, to clear the messages about the last attempt. */
    edit: () => setState((now) => (now.busy ? now : { busy: false })),
    /** Makes the form ready again, if the screen that should replace it did not load. */
    reset,
  }
}
