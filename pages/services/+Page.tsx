import { InnerPage } from '#components/layout/InnerPage.tsx'
import { ServiceDisclosure } from '#components/service/ServiceDisclosure.tsx'
import { ServiceIndex } from '#components/service/ServiceIndex.tsx'
import { TextLink } from '#components/ui/links.tsx'
import { Section } from '#components/ui/Section.tsx'
import { servicesList } from '#words/pages/services.ts'
import { services } from '#words/services.ts'

// The list of services ends as home does.
const words = { ...servicesList, closing: { ...servicesList.closing, tall: true } }

export function Page() {
  return (
    <InnerPage
      current="/services"
      words={words}
      opening={
        <>
          <ServiceIndex services={services} />
          <MoreLinks />
        </>
      }
    >
      {services.map((service) => (
        <ServiceDisclosure service={service} key={service.slug} />
      ))}
      <Section>
        <p className="note py-3">{servicesList.sources}</p>
      </Section>
    </InnerPage>
  )
}

/** What a buyer asks next, in one line below the index. */
function MoreLinks() {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 py-4 text-ui">
      {servicesList.links.map((link) => (
        <TextLink className="opaque py-0.5" to={link} key={link.href} />
      ))}
    </p>
  )
}
