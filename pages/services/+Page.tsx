import { InnerPage } from '#components/layout/InnerPage.tsx'
import { ServiceDisclosure } from '#components/service/ServiceDisclosure.tsx'
import { ServiceIndex } from '#components/service/ServiceIndex.tsx'
import { LinkLine } from '#components/ui/links.tsx'
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
          <LinkLine to={servicesList.links} />
        </>
      }
    >
      {services.map((service) => (
        <ServiceDisclosure service={service} key={service.slug} />
      ))}
    </InnerPage>
  )
}
