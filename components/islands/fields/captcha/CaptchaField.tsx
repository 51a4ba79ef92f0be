import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenTouched } from '#components/islands/runtime/when.ts'
import { type Captcha, type CaptchaSettings, type CaptchaStatus, createCaptcha } from './captcha.ts'

interface CaptchaFieldProps extends CaptchaSettings {
  /** Set to the captcha, for the form. */
  captcha: RefObject<Captcha | null>
}

/** The captcha among the fields of a form. It requests nothing of hCaptcha until the visitor touches the form. */
export function CaptchaField({ siteKey, words, captcha }: CaptchaFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<CaptchaStatus>('untouched')

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!place.current || !form) return
    const { open, close, ...handle } = createCaptcha({ place: place.current, siteKey, tell: setStatus })
    captcha.current = handle
    whenTouched(form, open)
    return () => {
      captcha.current = null
      close()
    }
  }, [siteKey, captcha])

  return (
    <fieldset className="captcha-field">
      <legend>{words.label}</legend>
      <div ref={place} />
      <p role="status">{words.standing[status]}</p>
      <noscript>{words.withoutScript}</noscript>
    </fieldset>
  )
}
