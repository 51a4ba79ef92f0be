import { path } from '#auth/limits.ts'
import { BareHeader } from '#components/layout/BareHeader.tsx'
import { dashboard } from '#content/en/welcome.ts'
import { accountId } from './account-id.ts'

const { navigation, back } = dashboard.header

/** Header of the dashboard. The island puts the account into its last fields once somebody is known to be signed in. */
export function ClientHeader() {
  return (
    <BareHeader navigation={navigation} back={{ label: back, href: path.home }}>
      <div className="account" id={accountId} />
    </BareHeader>
  )
}
