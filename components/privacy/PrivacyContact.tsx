import { privacy } from '#words/pages/privacy.ts'

/** Addresses for requests about one's own data. */
export function PrivacyContact() {
  const { title, text, email, phone } = privacy.rights.contact
  return (
    <div className="privacy-contact">
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="privacy-addresses">
        <a href={email.href}>{email.label}</a>
        {phone && <a href={phone.href}>{phone.label}</a>}
      </p>
    </div>
  )
}
