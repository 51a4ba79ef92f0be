import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { Paragraphs } from '#components/ui/Paragraphs.tsx'
import { Definitions, Register, Rows } from '#components/ui/points.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { TitleFigure } from '#components/ui/TitleFigure.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import type { Service } from '#content/schema/service.ts'
import { serviceDetail, serviceSections } from '#words/pages/services.ts'
import { Capability } from './Capability.tsx'
import { FigureReading, Readings } from './Readings.tsx'

/** Main content of a service's page (specification, section 2). */
export function ServiceSheet({ service }: { service: Service }) {
  const { back, headings, actions, number } = serviceDetail
  const prefix = `${service.number}.`
  const titles = { ...headings, scenario: service.scenario.title }
  return (
    <>
      <TitleBlock
        back={back}
        title={service.title}
        lead={service.intro}
        notes={[number(service.number), ...(service.readsAndWrites ?? [])]}
      >
        <PageContents sections={serviceSections.map((id) => ({ id, title: titles[id] }))} />
      </TitleBlock>
      <TitleFigure figure={service.icon} />
      <HeadedSection
        id="description"
        numeral="1"
        prefix={prefix}
        title={headings.description}
        text={service.fullDescription}
        link={service.further}
      >
        {service.readings && <Readings readings={service.readings} />}
      </HeadedSection>
      <HeadedSection id="features" ground="deep" numeral="2" prefix={prefix} title={headings.features}>
        <Definitions points={service.features} />
        {service.method && <FigureReading figure={service.method} />}
      </HeadedSection>
      <HeadedSection id="capabilities" numeral="3" prefix={prefix} title={headings.capabilities}>
        <Rows points={service.capabilities.map(({ name, text }) => ({ name, text: <Capability text={text} /> }))} />
      </HeadedSection>
      <HeadedSection
        id="scenario"
        ground="night"
        numeral="4"
        prefix={prefix}
        note={headings.scenario}
        title={service.scenario.title}
      >
        <div className="fields">
          <div className="field-2-4 scenario">
            <Paragraphs texts={service.scenario.paragraphs} />
          </div>
        </div>
      </HeadedSection>
      <HeadedSection id="technologies" numeral="5" prefix={prefix} title={headings.technologies}>
        <Register items={service.technologies} />
      </HeadedSection>
      <Sources />
      <ClosingBand title={service.closing.title} text={service.closing.text} actions={actions} />
    </>
  )
}
