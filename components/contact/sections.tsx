/* /contact: the topic of an enquiry and its form, tests on a visitor's own data, and the direct address. */

import {
  ContactForm,
  formId,
  formTitleId,
  messageHintId,
} from '#components/islands/contact-form/ContactForm.island.tsx'
import { topicId, topicsId } from '#components/islands/contact-form/topic-ids.ts'
import { Island } from '#components/islands/hydration/Island.tsx'
import { Definitions, LinkedRows } from '#components/ui/points.tsx'
import { HeadedSection, Section } from '#components/ui/Section.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import { captchaWith } from '#content/facts/captcha.ts'
import { settings } from '#content/facts/settings.ts'
import { site } from '#content/facts/site.ts'
import { ownAddress } from '#content/languages/languages.ts'
import { type Topic, testId, topics } from '#content/schema/topic.ts'
import { captchaWords } from '#words/captcha.ts'
import { contactFormLabels } from '#words/contact-form.ts'
import { contact, serviceTests } from '#words/pages/contact.ts'
import { colon } from '#words/print.ts'
import { withTests } from '#words/sectors.ts'

const topicWords = contact.topics

/**
 * The topics of an enquiry: the four option cards, then the others. They are radio buttons of the form below them, and work
 * without scripts. The chosen one sets the subject of the enquiry.
 */
export function Topics() {
  const isCard = (topic: Topic) => topicWords.texts[topic] !== undefined
  return (
    <fieldset className="until-sent grid min-w-0 grid-cols-12 border-0 p-0 print:block" id={topicsId}>
      <legend className="block px-in pb-2 text-deck font-bold">{topicWords.legend}</legend>
      {topics.filter(isCard).map((topic, index) => (
        <div className={index === 0 ? cards.first : cards.other} key={topic}>
          <TopicChoice topic={topic} isFirst={index === 0} />
          <label className="text-name max-narrow:text-ui fr:max-narrow:text-note" htmlFor={topicId(topic)}>
            <UnbrokenText text={topicWords.names[topic]} />
          </label>
          <p className="col-start-2 text-ui max-narrow:group-not-has-checked:hidden" id={textId(topic)}>
            {topicWords.texts[topic]}
          </p>
        </div>
      ))}
      {/* On a phone these fill the rows of the cards. */}
      <div className="col-span-full grid grid-cols-3 bg-ground max-plates:grid-cols-2 max-narrow:contents">
        {topics
          .filter((topic) => !isCard(topic))
          .map((topic) => (
            <div
              className="topic flex items-center gap-2 border-t border-ink px-in py-3 text-ui font-bold plates:not-nth-[3n+1]:border-l narrow:max-plates:even:border-l max-narrow:col-span-6 max-narrow:min-w-0 max-narrow:pr-1"
              key={topic}
            >
              <TopicChoice topic={topic} />
              <span>
                <label className="fr:max-narrow:text-note" htmlFor={topicId(topic)}>
                  <UnbrokenText text={topicWords.names[topic]} />
                </label>
                <span className="block text-note font-normal max-narrow:hidden" id={textId(topic)}>
                  {topicWords.readers[topic]}
                </span>
              </span>
            </div>
          ))}
      </div>
    </fieldset>
  )
}

/** A topic with a text under its name. On a phone the cards are compact, so that the form comes soon. */
const card =
  'topic group col-span-3 grid grid-cols-[auto_minmax(0,1fr)] content-start items-baseline gap-x-3 gap-y-2 border-t-2 border-ink px-in py-4 break-inside-avoid max-plates:col-span-6 max-narrow:content-center max-narrow:items-center max-narrow:gap-x-2 max-narrow:gap-y-1 max-narrow:py-3 max-narrow:pr-1'

// Four in a row, two on a narrower page. On a phone the first, which is chosen, has a row of its own for its text.
const cards = { first: `${card} max-narrow:col-span-full`, other: `${card} max-narrow:border-t` }

function TopicChoice({ topic, isFirst = false }: { topic: Topic; isFirst?: boolean }) {
  return (
    <input
      className="topic-radio"
      type="radio"
      id={topicId(topic)}
      name="subject"
      form={formId}
      value={`${contact.subject}${colon}${topicWords.names[topic]}`}
      defaultChecked={isFirst}
      aria-describedby={textId(topic)}
    />
  )
}

const textId = (topic: Topic) => `${topicId(topic)}-text`

/** The form, then the promised time to a reply with the steps after an enquiry. */
export function ContactEnquiry() {
  const { enquiry, promise, steps, subject, fromName } = contact
  return (
    <>
      <Section id="enquiry">
        <div className="field-1 py-4">
          <h2 className="text-title-2" id={formTitleId}>
            {enquiry.title}
          </h2>
        </div>
        <div className="group/enquiry field-2-4 p-0">
          <p className="until-sent unlined max-w-measure px-in py-4">{enquiry.text}</p>
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
        <ol className="fields">
          {steps.map(({ name, text }, index) => (
            <li className={index === 1 ? step.afterSending : step.other} key={name}>
              <h3 className="text-title-1">{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </HeadedSection>
    </>
  )
}

const step = {
  afterSending:
    'reached-by-sending unlined field-each plates:col-span-3 grid content-start gap-3 border-t-2 border-ink pt-in pb-8 max-narrow:pb-4',
  other:
    'unlined field-each plates:col-span-3 grid content-start gap-3 border-t-2 border-ink pt-in pb-8 max-narrow:pb-4',
}

/**
 * The chosen topic above the fields with what to write, and a link back to the choices. contact.css shows only the chosen one,
 * or in its place the test that the address names.
 */
function ChosenTopic() {
  const words = contact.enquiry
  return (
    <div className="border-2 border-b-0 border-ink bg-paper-deep px-in py-3 text-ui group-not-has-[form]/enquiry:hidden">
      <p className="text-note">
        <span className="chosen-topic">
          {words.chosen}{' '}
          {topics.map((topic) => (
            <b key={topic} data-topic={topic}>
              {topicWords.names[topic]}
            </b>
          ))}
        </span>
        <a className="float-right ml-4" href={`#${topicsId}`}>
          {words.change}
        </a>
      </p>
      <div className="clear-both" id={messageHintId}>
        <p className="chosen-topic">
          {topics.map((topic) => (
            <span key={topic} data-topic={topic}>
              {topicWords.hints[topic]}
            </span>
          ))}
        </p>
        {withTests.map(({ slug, test: { label, write, get } }) => (
          <Test slug={slug} name={label} rows={{ [words.write]: write, [words.get]: get }} key={slug} />
        ))}
        {serviceTests.map(({ service, name, text }) => (
          <Test slug={service} name={name} rows={{ [words.test]: text }} key={service} />
        ))}
      </div>
    </div>
  )
}

interface TestProps {
  /** That of the sector or the service. */
  slug: string
  name: string
  /** What is said of the test, by the names of the rows. */
  rows: Readonly<Record<string, string>>
}

/** The test that a button of a sector or a service offers: what to write, what comes back, and when. Its name ends the subject. */
function Test({ slug, name, rows }: TestProps) {
  const { enquiry, subject } = contact
  return (
    <div className="form-of-test" id={testId(slug)} data-subject={`${subject}${colon}${name}`}>
      <h3 className="pt-1 pb-2 text-title-1">{name}</h3>
      <dl className="grid auto-cols-fr grid-flow-col gap-x-6 gap-y-2 max-plates:grid-flow-row">
        {Object.entries({ ...rows, [enquiry.when]: enquiry.answer }).map(([term, text]) => (
          <div key={term}>
            <dt className="term">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Address that a browser without scripts is sent to after the form: absolute for the hosted service, a path for the local one. */
function noScriptDestination(): string {
  const sent = `${ownAddress('/contact')}#sent`
  return settings.formEndpoint.startsWith('/') ? sent : `${site.url}${sent}`
}

/** The confirmation for visitors without scripts, whom the form service redirects to /contact#sent; otherwise hidden. */
function SentNotice() {
  const { title, text, again } = contactFormLabels.success
  return (
    <section
      className="mb-8 grid gap-4 border-2 border-ink bg-paper-deep p-in not-target:hidden"
      id="sent"
      aria-labelledby="sent-title"
      data-nosnippet=""
    >
      <h3 className="text-display-1" id="sent-title">
        {title}
      </h3>
      <p className="max-w-text">{text}</p>
      <a className="button max-w-104" href="#enquiry">
        {again}
      </a>
    </section>
  )
}

/** The offers by which a buyer can test the services, with links to them. */
export function Pilots() {
  const { title, text, offers } = contact.pilots
  return (
    <HeadedSection id="pilots" ground="deep" numeral={offers.length} isSpoken title={title} text={text}>
      <Definitions points={offers} />
    </HeadedSection>
  )
}

/** The email address in large type, and what to know before writing. */
export function ContactDirect() {
  const { title, rows } = contact.direct
  return (
    <HeadedSection ground="night" numeral="@" title={title}>
      <p className="pb-[0.5em] text-display-2 max-narrow:text-title-2 max-slim:text-title-1">
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
      <LinkedRows points={rows} />
    </HeadedSection>
  )
}
