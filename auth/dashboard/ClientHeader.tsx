import { BareHeader } from '#components/layout/Header.tsx'
import { dashboard } from '#words/welcome.ts'
import { accountId } from './account-id.ts'

/** The header of the dashboard's page, with an empty element that the island fills with the account. */
export function ClientHeader() {
  return (
    <BareHeader navigation={dashboard.header.navigation}>
      <div className="account" id={accountId} />
    </BareHeader>
  )
}
