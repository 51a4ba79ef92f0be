import { paths } from '#auth/paths.ts'
import { BareHeader } from '#components/layout/BareHeader.tsx'
import { dashboard } from '#words/welcome.ts'
import { accountId } from './account-id.ts'

const { navigation, back } = dashboard.header

/** The header of the dashboard's page, with an empty element that the island fills with the account. */
export function ClientHeader() {
  return (
    <BareHeader navigation={navigation} back={{ label: back, href: paths.home }}>
      <div className="account" id={accountId} />
    </BareHeader>
  )
}
