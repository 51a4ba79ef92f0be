import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Moves the focus to an element each time that a form reports a failure: to the field to correct, or the button to retry. */
export function useFailureFocus(failure: string | undefined, element: RefObject<HTMLElement | null>): void {
  const focus = useEffectEvent(() => element.current?.focus())

  useEffect(() => {
    if (failure !== undefined) focus()
  }, [failure])
}
