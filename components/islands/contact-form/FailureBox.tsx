import { useEffect, useRef } from 'react'
import { useEntrance } from './useEntrance.ts'

interface FailureBoxProps {
  title: string
  /** Plain text, which may come from the form service. */
  text: string
  /** The note that the fields keep their text. */
  kept: string
}

/** The box above the form after a failure. It takes the focus, because the pressed button may be far below. */
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
