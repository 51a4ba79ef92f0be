import { InnerPage } from '#components/layout/InnerPage.tsx'
import { FactSheet } from '#components/trust/sections.tsx'
import { procurement } from '#words/pages/publications/procurement.ts'

export function Page() {
  return (
    <InnerPage current="/trust/procurement" words={procurement} action={procurement.action}>
      <FactSheet facts={procurement.facts} link={procurement.documents} />
    </InnerPage>
  )
}
