import { ContactForm } from '#components/islands/contact-form/ContactForm.island.tsx'
import { SentNotice } from '#components/islands/contact-form/SentNotice.tsx'
import { Island } from '#components/islands/runtime/Island.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { letter } from '#components/ui/points.tsx'
import { captchaWith } from '#content/facts/captcha.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { ownAddress } from '#content/languages/languages.ts'
import { captchaWords } from '#words/captcha.ts'
import { contactFormLabels } from '#words/contact-form.ts'
import { contact } from '#words/pages/contact.ts'

/** Section with the promised time to a reply, the steps after an enquiry, and the form. */
export function ContactEnquiry() {
  const { promise, steps, subject, fromName } = contact
  return (
    <HeadedSection id="enquiry" numeral={promise.numeral} isSpoken title={promise.title} text={promise.text}>
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className="marginal" aria-hidden="true">
              {letter(index)}
            </span>
            <b>{step.title}</b>
            {step.text}
          </li>
        ))}
      </ol>
      <div className="enquiry-form">
        <SentNotice />
        <Island
          name="contact-form"
          Component={ContactForm}
          props={{
            endpoint: settings.formEndpoint,
            accessKey: settings.formAccessKey,
            subject,
            fromName,
            redirect: noScriptDestination(),
            labels: contactFormLabels,
            privacyHref: ownAddress('/privacy'),
            captcha: captchaWith(captchaWords),
          }}
        />
      </div>
    </HeadedSection>
  )
}

/** Address that a browser without scripts is sent to after the form: absolute for the hosted service, a path for the local one. */
function noScriptDestination(): string {
  const sent = `${ownAddress('/contact')}#sent`
  return settings.formEndpoint.startsWith('/') ? sent : `${site.url}${sent}`
}
