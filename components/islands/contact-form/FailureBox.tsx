import { useEffect, useRef } from 'react'
import { useEntrance } from '#components/islands/contact-form/useEntrance.ts'
import type { ContactFormLabels } from '#content/en/contact-form.ts'

interface FailureBoxProps {
  /** Comes from the form service, and is text. */
  message: string
  labels: ContactFormLabels['failure']
}

/** Above the form, which keeps what was written. It takes the focus, as the pressed button may be far below. */
export function FailureBox({ message, labels }: FailureBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const entering = useEntrance<HTMLDivElement>()
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="form-failure" role="alert" tabIndex={-1} ref={box}>
      <div ref={entering}>
        <b>{labels.title}</b>
        <p>{message}</p>
        <p className="kept">{labels.kept}</p>
      </div>
    </div>
  )
}
