import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Notes } from '#components/ui/Notes.tsx'
import { Definitions, NamedRows, Register } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { TitleFigure } from '#components/ui/TitleFigure.tsx'
import { sectorDetail } from '#content/en/pages/sectors.ts'
import { sectorNumber, usesOf } from '#content/en/sectors.ts'
import type { ServiceUse } from '#content/schema/join-uses.ts'
import type { Sector } from '#content/schema/sector.ts'
import type { Mark } from '#content/schema/use.ts'
import { CrossingReadings } from './CrossingReadings.tsx'
import { ServiceReasons } from './ServiceReasons.tsx'

/** The whole page of one sector (specification, section 2). */
export function SectorSheet({ sector }: { sector: Sector }) {
  const { back, headings, actions, complianceLinks } = sectorDetail
  const number = sectorNumber(sector)
  const prefix = `${number}.`
  const uses = usesOf(sector)
  // Readings are a section of their own, which moves the numbers of those below it.
  const numeral = (place: number) => String(sector.readings ? place + 1 : place)
  return (
    <>
      <TitleBlock back={back} title={sector.title} lead={sector.intro} notes={<Notes lines={margin(uses, number)} />} />
      <TitleFigure figure={sector.icon} />
      <Section>
        <SectionHead numeral="1" prefix={prefix} title={headings.reading}>
          {sector.fullDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </SectionHead>
      </Section>
      {sector.readings === 'crossings' && <CrossingReadings numeral="2" prefix={prefix} />}
      <Section ground="deep">
        <SectionHead numeral={numeral(2)} prefix={prefix} title={headings.benefits} />
        <Definitions points={sector.benefits} />
      </Section>
      <Section>
        <SectionHead numeral={numeral(3)} prefix={prefix} title={headings.useCases} />
        <NamedRows points={sector.useCases} />
      </Section>
      <Section ground="amber">
        <SectionHead numeral={numeral(4)} prefix={prefix} title={headings.services}>
          <p>{sectorDetail.servicesNote}</p>
        </SectionHead>
        <ServiceReasons uses={uses} />
      </Section>
      <Section>
        <SectionHead numeral={numeral(5)} prefix={prefix} title={headings.technologies} />
        <Register items={sector.technologies} />
      </Section>
      <Section ground="deep">
        <SectionHead numeral={numeral(6)} prefix={prefix} title={headings.compliance}>
          <p className="compliance-links">
            {complianceLinks.map((link) => (
              <ArrowLink to={link} key={link.href} />
            ))}
          </p>
        </SectionHead>
        <NamedRows points={sector.compliance} />
      </Section>
      <Section>
        <SectionHead numeral={numeral(7)} prefix={prefix} title={headings.features} />
        <Definitions points={sector.keyFeatures} />
      </Section>
      <ClosingBand title={sector.closing.title} text={sector.closing.text} actions={actions} />
    </>
  )
}

function margin(uses: readonly ServiceUse[], number: string): string[] {
  const numbers = (mark: Mark) =>
    uses
      .filter((use) => use.mark === mark)
      .map(({ service }) => service.number)
      .join(', ')
  const adds = numbers('adds')
  return [
    sectorDetail.number(number),
    sectorDetail.leansOn(numbers('leans-on')),
    ...(adds === '' ? [] : [sectorDetail.adds(adds)]),
  ]
}
