import { useEffect, useRef } from 'react'
import { useEntrance } from './useEntrance.ts'

interface FailureBoxProps {
  title: string
  /** May come from the form service, and is text. */
  text: string
  /** Says that nothing is lost. */
  kept: string
}

/** Above the form, which keeps what was written. It takes the focus, as the pressed button may be far below. */
export function FailureBox({ title, text, kept }: FailureBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const entering = useEntrance<HTMLDivElement>()
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="form-failure" role="alert" tabIndex={-1} ref={box}>
      <div ref={entering}>
        <b>{title}</b>
        <p>{text}</p>
        <p className="kept">{kept}</p>
      </div>
    </div>
  )
}
