import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { authorizationInProgress, certificationRegister } from '#content/facts/certifications.ts'
import { home } from '#words/pages/home.ts'

/** The certifications by name, the last one still in progress. */
export function SecurityRegister() {
  const { note, title, text, timings, links } = home.security
  return (
    <HeadedSection id="security" ground="deep" numeral="5" note={note} title={title} text={text}>
      <div className="standards-side">
        <p>{timings}</p>
        {links.map((link) => (
          <p key={link.href}>
            <ArrowLink to={link} />
          </p>
        ))}
      </div>
      <ul className="standards">
        {certificationRegister
          .filter(({ name }) => name !== authorizationInProgress)
          .map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        <li className="open">{authorizationInProgress}</li>
      </ul>
    </HeadedSection>
  )
}
