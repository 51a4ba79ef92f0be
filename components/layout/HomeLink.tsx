import { Logo } from '#components/figures/marks/Logo.tsx'
import { site } from '#content/facts/site.ts'

/** The logo and the name of the site, linked to home. */
export function HomeLink() {
  return (
    <a className="logo" href="/">
      <Logo />
      {site.name}
    </a>
  )
}
