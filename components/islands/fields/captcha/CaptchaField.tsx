import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenTouched } from '#components/islands/hydration/triggers.ts'
import { type Captcha, type CaptchaSettings, type CaptchaStatus, createCaptcha } from './captcha.ts'

interface CaptchaFieldProps extends CaptchaSettings {
  /** Receives the captcha, for the form. */
  captcha: RefObject<Captcha | null>
}

/** The captcha of a form. It sends no request to hCaptcha before the visitor touches the form. */
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
    <fieldset className="form-cell col-span-full gap-2 px-in pt-2 pb-4 text-ui">
      <legend className="float-left p-0 font-bold">{words.label}</legend>
      {/* The height of the widget, which appears at the first touch; its compact size is higher. */}
      <div className="min-h-20 noscript:hidden max-[24rem]:min-h-37 print:hidden" ref={place} />
      <p className="noscript:hidden print:hidden" role="status">
        {words.standing[status]}
      </p>
      <noscript>{words.withoutScript}</noscript>
    </fieldset>
  )
}
