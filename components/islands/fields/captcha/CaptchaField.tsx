import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Captcha, type CaptchaSettings, createCaptcha, type Standing } from './captcha.ts'

interface CaptchaFieldProps extends CaptchaSettings {
  /** Set to the captcha, for the form. */
  captcha: RefObject<Captcha | null>
}

/** Events of a touch. Password managers announce what they fill in by `change`. */
const touches = ['focusin', 'pointerdown', 'input', 'change']

/** The captcha among the fields of a form. It requests nothing of hCaptcha until the visitor touches the form. */
export function CaptchaField({ siteKey, words, captcha }: CaptchaFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const [standing, setStanding] = useState<Standing>('untouched')

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!place.current || !form) return
    const { open, close, ...handle } = createCaptcha({ place: place.current, siteKey, tell: setStanding })
    captcha.current = handle
    const waiting = new AbortController()
    const touched = () => {
      waiting.abort()
      open()
    }
    if (form.contains(document.activeElement)) touched()
    else for (const touch of touches) form.addEventListener(touch, touched, { signal: waiting.signal })
    return () => {
      waiting.abort()
      captcha.current = null
      close()
    }
  }, [siteKey, captcha])

  return (
    <fieldset className="captcha-field">
      <legend>{words.label}</legend>
      <div ref={place} />
      <p role="status">{words.standing[standing]}</p>
      <noscript>{words.withoutScript}</noscript>
    </fieldset>
  )
}
