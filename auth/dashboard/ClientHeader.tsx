import { path } from '#auth/constants.ts'
import { Logo } from '#components/figures/Logo.tsx'
import { dashboard as words } from '#content/en/welcome.ts'
import { site } from '#content/site.ts'
import { accountId } from './account-id.ts'

/** Header of the dashboard. The island puts the account into its last fields once somebody is known to be signed in. */
export function ClientHeader() {
  return (
    <header className="header bare night">
      <div className="sheet sheet-plain bar">
        <a className="logo" href={path.home}>
          <Logo />
          {site.name}
        </a>
        <nav className="main-links" aria-label={words.header.navigation}>
          <a href={path.home}>{words.header.back}</a>
        </nav>
        <div className="account" id={accountId} />
      </div>
    </header>
  )
}
