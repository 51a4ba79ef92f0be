import { InnerPage } from '#components/layout/InnerPage.tsx'
import { FoldIndex } from '#components/service/FoldIndex.tsx'
import { ServiceFold } from '#components/service/ServiceFold.tsx'
import { servicesList } from '#words/pages/services.ts'
import { services } from '#words/services.ts'

export function Page() {
  return (
    <InnerPage current="/services" words={servicesList} opening={<FoldIndex services={services} />}>
      <div className="staggered">
        {services.map((service) => (
          <ServiceFold service={service} key={service.slug} />
        ))}
      </div>
    </InnerPage>
  )
}
