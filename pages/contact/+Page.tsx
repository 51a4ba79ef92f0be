import { ContactDirect, ContactEnquiry, Pilots, Topics } from '#components/contact/sections.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { contact } from '#words/pages/contact.ts'

export function Page() {
  const { back, title, lead } = contact
  return (
    <Layout ground="amber" current="/contact">
      <TitleBlock ground="amber" back={back} title={title} lead={lead}>
        <Topics />
      </TitleBlock>
      <ContactEnquiry />
      <Pilots />
      <ContactDirect />
    </Layout>
  )
}
