import { ContactForm } from '#components/islands/contact-form/ContactForm.island.tsx'
import { formTitleId } from '#components/islands/contact-form/fields.ts'
import { SentNotice } from '#components/islands/contact-form/SentNotice.tsx'
import { topicsId } from '#components/islands/contact-form/topic.ts'
import { Island } from '#components/islands/runtime/Island.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { OptionCards } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { captchaWith } from '#content/facts/captcha.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { ownAddress } from '#content/languages/languages.ts'
import { topics } from '#content/schema/topic.ts'
import { captchaWords } from '#words/captcha.ts'
import { contactFormLabels } from '#words/contact-form.ts'
import { contact } from '#words/pages/contact.ts'

/** The form, then the promised time to a reply with the steps after an enquiry. */
export function ContactEnquiry() {
  const { enquiry, promise, steps, subject, fromName } = contact
  return (
    <>
      <Section id="enquiry">
        <div className="enquiry-head">
          <h2 id={formTitleId}>{enquiry.title}</h2>
        </div>
        <div className="enquiry-form">
          <p>{enquiry.text}</p>
          <SentNotice />
          <ChosenTopic />
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
      </Section>
      <HeadedSection numeral={promise.numeral} isSpoken title={promise.title}>
        <OptionCards points={steps} />
      </HeadedSection>
    </>
  )
}

/** The chosen topic above the fields, with a way back to the choices. Of all names, contact.css shows that of the chosen one. */
function ChosenTopic() {
  const { chosen, change } = contact.enquiry
  return (
    <p className="chosen-topic">
      <span>
        {chosen}{' '}
        {topics.map((topic) => (
          <b key={topic} data-topic={topic}>
            {contact.topics.names[topic]}
          </b>
        ))}
      </span>
      <a href={`#${topicsId}`}>{change}</a>
    </p>
  )
}

/** Address that a browser without scripts is sent to after the form: absolute for the hosted service, a path for the local one. */
function noScriptDestination(): string {
  const sent = `${ownAddress('/contact')}#sent`
  return settings.formEndpoint.startsWith('/') ? sent : `${site.url}${sent}`
}
