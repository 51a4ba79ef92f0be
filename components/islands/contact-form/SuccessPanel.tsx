import { useEffect, useRef } from 'react'
import type { ContactFormLabels } from '#words/contact-form.ts'
import { useEntrance } from './useEntrance.ts'

interface SuccessPanelProps {
  labels: ContactFormLabels['success']
  onAgain: () => void
}

/** The confirmation in the form's place, with a way to send another enquiry. Takes the focus from the removed form. */
export function SuccessPanel({ labels, onAgain }: SuccessPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const entering = useEntrance<HTMLElement>()
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="form-success" aria-labelledby="contact-success" ref={entering}>
      <h3 id="contact-success" tabIndex={-1} ref={heading}>
        {labels.title}
      </h3>
      <p>{labels.text}</p>
      <button type="button" className="button" onClick={onAgain}>
        {labels.again}
      </button>
    </section>
  )
}
