import type { ContactFormProps } from '#components/islands/contact-form/ContactForm.island.tsx'
import { contactFormLabels } from '#content/en/contact-form.ts'

export const contactFormProps: ContactFormProps = {
  endpoint: 'https://forms.example/submit',
  accessKey: 'key-1',
  subject: 'New Contact Form Submission - Cairnline',
  fromName: 'Cairnline website',
  redirect: 'https://www.cairnline.example/contact#sent',
  labels: contactFormLabels,
  privacyHref: '/privacy',
  captcha: null,
}
