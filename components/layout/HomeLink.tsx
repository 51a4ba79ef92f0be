import { Logo } from '#components/figures/marks/Logo.tsx'
import { site } from '#content/facts/site.ts'

/** The logo and the name of the site, linked to home. */
export function HomeLink({ id }: { id?: string | undefined }) {
  return (
    <a className="logo" href="/">
      {site.name}
      <Logo id={id} />
    </a>
  )
}
