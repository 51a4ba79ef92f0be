import { useEffect, useRef } from 'react'

interface ScreenTitleProps {
  children: string
  /** Where a screen takes the place of another: its title is read out, and Tab goes on from there. */
  takesFocus: boolean
}

/** The heading of a screen of sign-in. */
export function ScreenTitle({ children, takesFocus }: ScreenTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={title} tabIndex={takesFocus ? -1 : undefined}>
      {children}
    </h2>
  )
}
