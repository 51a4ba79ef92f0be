import { ContactDirect } from '#components/contact/ContactDirect.tsx'
import { ContactEnquiry } from '#components/contact/ContactEnquiry.tsx'
import { Layout } from '#components/layout/Layout.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { contact } from '#content/en/pages/contact.ts'

export function Page() {
  const { back, title, options } = contact
  return (
    <Layout ground="amber" current="/contact">
      <TitleBlock ground="amber" back={back} title={title}>
        <div className="options">
          {options.map((option, index) => (
            <a href="#enquiry" key={option.title}>
              <span className="marginal">5.{index + 1}</span>
              <h2>{option.title}</h2>
              <p>{option.text}</p>
            </a>
          ))}
        </div>
      </TitleBlock>
      <ContactEnquiry />
      <ContactDirect />
    </Layout>
  )
}
