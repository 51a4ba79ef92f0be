// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { ContactForm } from '#components/islands/contact-form/ContactForm.island.tsx'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { contactFormProps } from './contact-form-props.ts'

quietConsole()

beforeEach(() => {
  document.body.innerHTML = renderToString(<ContactForm {...contactFormProps} />)
})

describe('the form without scripts', () => {
  it('is sent to the service, and redirected to the notice', () => {
    const form = document.querySelector('form')
    expect(form?.getAttribute('action')).toBe('https://forms.example/submit')
    expect(form?.method).toBe('post')
    expect(form?.enctype).toBe('multipart/form-data')
    expect(form?.noValidate).toBe(false)
    expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
      access_key: 'key-1',
      from_name: 'Cairnline website',
      redirect: 'https://www.cairnline.example/contact#sent',
      'h-captcha-response': '',
    })
    expect(document.querySelector('#sent, [role=alert]')).toBeNull()
  })

  it('hides the honeypot from people and password managers', () => {
    const honeypot = document.querySelector<HTMLInputElement>('[name=botcheck]')
    expect(honeypot).toMatchObject({
      type: 'checkbox',
      hidden: true,
      tabIndex: -1,
      checked: false,
    })
    expect(honeypot?.getAttribute('aria-hidden')).toBe('true')
  })
})
