import { contactFormLabels } from '#words/contact-form.ts'

/** The confirmation for visitors without scripts, to whom the form service answers with /contact#sent; hidden elsewhere. */
export function SentNotice() {
  const { title, text, again } = contactFormLabels.success
  return (
    <section className="form-success form-sent" id="sent" aria-labelledby="sent-title" data-nosnippet="">
      <h3 id="sent-title">{title}</h3>
      <p>{text}</p>
      <p>
        <a className="button" href="#enquiry">
          {again}
        </a>
      </p>
    </section>
  )
}
