import { useEffect, useRef } from 'react'
import { usePageTitle } from './usePageTitle.ts'

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
    <h2 ref={title} tabIndex={takesFocus ? -1 : undefined}>
      {children}
    </h2>
  )
}
