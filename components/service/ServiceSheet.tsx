import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { Definitions, NamedRows, Register } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { TitleFigure } from '#components/ui/TitleFigure.tsx'
import { serviceDetail } from '#content/en/pages/services.ts'
import type { Service } from '#content/schema/service.ts'
import { Capability } from './Capability.tsx'
import { FigureReading, Readings } from './Readings.tsx'

/** The whole page of one service (specification, section 2). */
export function ServiceSheet({ service }: { service: Service }) {
  const { back, headings, actions, number } = serviceDetail
  const prefix = `${service.number}.`
  return (
    <>
      <TitleBlock
        back={back}
        title={service.title}
        lead={service.intro}
        notes={<Notes lines={[number(service.number), ...(service.readsAndWrites ?? [])]} />}
      />
      <TitleFigure figure={service.icon} />
      <Section>
        <SectionHead numeral="1" prefix={prefix} title={headings.description}>
          {service.fullDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </SectionHead>
        {service.readings && <Readings readings={service.readings} />}
      </Section>
      <Section ground="deep">
        <SectionHead numeral="2" prefix={prefix} title={headings.features} />
        <Definitions points={service.features} />
        {service.method && <FigureReading figure={service.method} />}
      </Section>
      <Section>
        <SectionHead numeral="3" prefix={prefix} title={headings.capabilities} />
        <NamedRows points={service.capabilities}>{(point) => <Capability text={point.text} />}</NamedRows>
      </Section>
      <Section ground="night">
        <SectionHead numeral="4" prefix={prefix} note={headings.scenario} title={service.scenario.title} />
        <div className="fields">
          <div className="field-2-4 scenario">
            {service.scenario.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section>
        <SectionHead numeral="5" prefix={prefix} title={headings.technologies} />
        <Register items={service.technologies} />
      </Section>
      <ClosingBand title={service.closing.title} text={service.closing.text} actions={actions} />
    </>
  )
}
