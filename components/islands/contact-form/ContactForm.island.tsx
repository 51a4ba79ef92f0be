/*
 * An island because a form that is sent without leaving the page needs a script: for the button that waits, the answer
 * above the unchanged fields, and a single request for an enquiry. Without a script it is a plain form, whose answer
 * leads to /contact#sent (see `SentNotice`).
 */
import { useEffect, useRef } from 'react'
import { CaptchaField } from '#components/islands/fields/captcha/CaptchaField.tsx'
import type { Captcha, CaptchaSettings } from '#components/islands/fields/captcha/captcha.ts'
import { useMistakes } from '#components/islands/fields/useMistakes.ts'
import type { ContactFormLabels } from '#words/contact-form.ts'
import { FailureBox } from './FailureBox.tsx'
import { Field } from './Field.tsx'
import { captchaName, contactFields, formId, formTitleId, honeypotName } from './fields.ts'
import { SuccessPanel } from './SuccessPanel.tsx'
import { useEnquiry } from './useEnquiry.ts'

export interface ContactFormProps {
  /** Address of the form service, absolute or on this site. */
  endpoint: string
  accessKey: string
  /** Begins the subject of an enquiry whose topic is not on the page. */
  subject: string
  fromName: string
  /** Page to which the service redirects visitors without scripts. */
  redirect: string
  labels: ContactFormLabels
  privacyHref: string
  captcha: CaptchaSettings | null
}

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
          className="form"
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
          {/* No name: `sendEnquiryId` sends it. An id, so that the draft keeps it. */}
          <input type="hidden" id="enquiry-id" ref={idField} />
          {contactFields.map((field, index) => (
            <Field
              key={field.name}
              field={field}
              labels={labels}
              mistake={mistakes[field.name]}
              ref={index === 0 ? firstField : undefined}
            />
          ))}
          <input type="checkbox" name={honeypotName} hidden tabIndex={-1} aria-hidden="true" />
          {import.meta.env.HAS_CAPTCHA && captcha && <CaptchaField {...captcha} captcha={captchaHandle} />}
          <p className="sm">
            {labels.notice.before}
            <a href={privacyHref}>{labels.notice.link}</a>
            {labels.notice.after}
          </p>
          <button type="submit" className="button" disabled={sending}>
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
