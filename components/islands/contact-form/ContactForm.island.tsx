/*
 * The contact form. An island because submitting a form without leaving the page needs a script: for the button's pending
 * state, the answer above the unchanged fields, and a single request per enquiry. Without a script it is a plain form, after
 * which the service redirects to /contact#sent (see `SentNotice` in components/contact/sections.tsx).
 */

import { useAnimate } from 'framer-motion/mini'
import { type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import { CaptchaField } from '#components/islands/fields/captcha/CaptchaField.tsx'
import type { Captcha, CaptchaSettings } from '#components/islands/fields/captcha/captcha.ts'
import { FieldLabel, Mistake } from '#components/islands/fields/labels.tsx'
import { useMistakes } from '#components/islands/fields/useMistakes.ts'
import { type ContactField, captchaName, contactFields, honeypotName } from '#content/contact-fields.ts'
import type { ContactFormLabels } from '#words/contact-form.ts'
import { useEnquiry } from './useEnquiry.ts'

interface ContactFormProps {
  /** Address of the form service, absolute or on this site. */
  endpoint: string
  accessKey: string
  /** Beginning of the subject of an enquiry whose topic is not on the page. */
  subject: string
  fromName: string
  /** Page to which the service redirects visitors without scripts. */
  redirect: string
  labels: ContactFormLabels
  privacyHref: string
  captcha: CaptchaSettings | null
}

/** The form's id, by which the topics above the form belong to it. */
export const formId = 'contact-form'

/** Id of the heading above the form, its accessible name. */
export const formTitleId = 'write'

/** Id of the text above the form on what to write: the description of its message. */
export const messageHintId = 'what-to-write'

/** The enquiry form; after success, the panel that takes its place. */
export function ContactForm(props: ContactFormProps) {
  const { endpoint, accessKey, subject, fromName, redirect, labels, privacyHref, captcha } = props
  const captchaHandle = useRef<Captcha>(null)
  const { state, submit, idField, startAgain } = useEnquiry({
    endpoint,
    accessKey,
    subject,
    fromName,
    failure: labels.failure,
    captcha: { handle: captchaHandle, notSent: captcha?.words.notSent ?? '' },
  })
  const { mistakes, status, handlers } = useMistakes(labels)
  const firstField = useRef<HTMLInputElement>(null)
  const sending = state.kind === 'submitting'

  useEffect(() => {
    if (state.kind === 'idle' && state.since === 'success') firstField.current?.focus()
  }, [state])

  return (
    <>
      {state.kind === 'failure' && <FailureBox title={labels.failure.title} text={state.message} kept={labels.kept} />}
      {state.kind === 'unanswered' && <FailureBox {...labels.unanswered} kept={labels.kept} />}
      {state.kind === 'success' ? (
        <SuccessPanel labels={labels.success} onAgain={startAgain} />
      ) : (
        <form
          className="form-cells border-2 border-ink bg-paper-deep"
          id={formId}
          aria-labelledby={formTitleId}
          action={endpoint}
          method="post"
          encType="multipart/form-data"
          onSubmit={submit}
          {...handlers}
        >
          <input type="hidden" name="access_key" value={accessKey} />
          <input type="hidden" name="from_name" value={fromName} />
          <input type="hidden" name="redirect" value={redirect} />
          <input type="hidden" name={captchaName} value="" />
          {/* No name: `useEnquiry` or pages/contact/+client.ts sends it. An id, so that the draft keeps it. */}
          <input type="hidden" id="enquiry-id" ref={idField} />
          {contactFields.map((field, index) => (
            <Field
              key={field.name}
              field={field}
              labels={labels}
              mistake={mistakes[field.name]}
              isSent={sending}
              ref={index === 0 ? firstField : undefined}
            />
          ))}
          <input type="checkbox" name={honeypotName} hidden tabIndex={-1} aria-hidden="true" />
          {import.meta.env.HAS_CAPTCHA && captcha && <CaptchaField {...captcha} captcha={captchaHandle} />}
          <p className="px-in py-4 text-ui">
            {labels.notice.before}
            <a href={privacyHref}>{labels.notice.link}</a>
            {labels.notice.after}
          </p>
          {/* Otherwise a double press selects text of the answer that replaces the button. */}
          <button
            type="submit"
            className="button min-h-20 -outline-offset-6 outline-paper select-none disabled:cursor-progress disabled:bg-mute"
            disabled={sending}
          >
            {sending ? labels.sending : labels.send}
          </button>
        </form>
      )}
      <p className="sr-only" role="status">
        {sending ? labels.sending : status}
      </p>
    </>
  )
}

interface FieldProps {
  field: ContactField
  labels: ContactFormLabels
  mistake: string | undefined
  /** Whether the text is on its way. What is typed after that would be cleared with it, and never arrive. */
  isSent: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

/** A field of the form, with its mistake below it. Uncontrolled, so that text typed before hydration stays. */
function Field({ field, labels, mistake, isSent, ref }: FieldProps) {
  const { name, type, autoComplete, required, width } = field
  const mistakeId = `${name}-mistake`
  const shared = {
    id: name,
    name,
    autoComplete,
    required,
    readOnly: isSent,
    'aria-invalid': mistake !== undefined || undefined,
    'aria-describedby':
      [name === 'message' && messageHintId, mistake && mistakeId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div
      className={width === 'full' ? 'form-cell col-span-full focus-within:bg-paper' : 'form-cell focus-within:bg-paper'}
    >
      <FieldLabel field={name} mark={required ? labels.required : labels.optional} isRequired={required}>
        {labels.fields[name]}
      </FieldLabel>
      {type === 'textarea' ? (
        <textarea className="form-input" rows={5} {...shared} />
      ) : (
        // The pattern is for visitors without scripts, because `required` accepts blanks. A textarea has none.
        <input className="form-input" type={type} ref={ref} pattern={required ? '.*\\S.*' : undefined} {...shared} />
      )}
      {mistake && <Mistake id={mistakeId}>{mistake}</Mistake>}
    </div>
  )
}

interface FailureBoxProps {
  title: string
  /** Plain text, which may come from the form service. */
  text: string
  /** Note that the text in the fields is kept. */
  kept: string
}

/** The box above the form after a failure. It takes the focus, because the pressed button may be far below. */
function FailureBox({ title, text, kept }: FailureBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const entering = useEntrance<HTMLDivElement>()
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      className="border-2 border-b-0 border-l-12 border-alert bg-paper px-in py-4"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <div ref={entering}>
        <b className="text-deck font-extrabold text-alert">{title}</b>
        {/* The text may come from the form service, as one long word. */}
        <p className="wrap-anywhere">{text}</p>
        <p className="text-mute">{kept}</p>
      </div>
    </div>
  )
}

interface SuccessPanelProps {
  labels: ContactFormLabels['success']
  onAgain: () => void
}

/** The confirmation in the form's place, with a way to send another enquiry. Takes the focus from the removed form. */
function SuccessPanel({ labels, onAgain }: SuccessPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const entering = useEntrance<HTMLElement>()
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      className="grid gap-4 border-2 border-ink bg-paper-deep p-in"
      aria-labelledby="contact-success"
      ref={entering}
    >
      <h3 className="text-display-1" id="contact-success" tabIndex={-1} ref={heading}>
        {labels.title}
      </h3>
      <p className="max-w-text text-balance">{labels.text}</p>
      <button type="button" className="button max-w-104" onClick={onAgain}>
        {labels.again}
      </button>
    </section>
  )
}

/** Animates the entrance of an element after a visitor's action, except under reduced motion. */
function useEntrance<T extends Element>() {
  const [scope, animate] = useAnimate<T>()
  useLayoutEffect(() => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    animate(scope.current, { opacity: [0, 1], transform: ['translateY(0.75rem)', 'none'] }, { duration: 0.3 })
  }, [scope, animate])
  return scope
}
