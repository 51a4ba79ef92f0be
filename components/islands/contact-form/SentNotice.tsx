import { contactFormLabels } from '#content/en/contact-form.ts'

/** Where the form service brings a visitor without scripts: shown at /contact#sent, and nowhere else. */
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
