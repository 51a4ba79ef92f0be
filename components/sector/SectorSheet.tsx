import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { HeadedSection } from '#components/ui/HeadedSection.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Definitions, LinkedRows, Register, Rows } from '#components/ui/points.tsx'
import { Section } from '#components/ui/Section.tsx'
import { SectionHead } from '#components/ui/SectionHead.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { TitleFigure } from '#components/ui/TitleFigure.tsx'
import type { Note } from '#components/ui/title/Notes.tsx'
import { PageContents } from '#components/ui/title/PageContents.tsx'
import type { ServiceUse } from '#content/schema/join-uses.ts'
import type { Sector } from '#content/schema/sector.ts'
import type { Mark } from '#content/schema/words.ts'
import { crossings } from '#words/pages/crossings.ts'
import { sectorDetail, sectorSections } from '#words/pages/sectors.ts'
import { cardsOn, sectorNumber, usesOf } from '#words/sectors.ts'
import { CrossingReadings } from './CrossingReadings.tsx'
import { ServiceReasons } from './ServiceReasons.tsx'

/** Main content of a sector's page (specification, section 2). */
export function SectorSheet({ sector }: { sector: Sector }) {
  const { back, headings, actions, complianceLinks } = sectorDetail
  const number = sectorNumber(sector)
  const prefix = `${number}.`
  const uses = usesOf(sector)
  const cards = cardsOn(sector)
  const titles = { ...headings, crossings: crossings.title }
  const shown = sectorSections
    .filter((id) => id !== 'crossings' || sector.readings === 'crossings')
    .flatMap((id) => [
      { id: String(id), title: titles[id] },
      ...(id === 'useCases' ? cards.map(({ slug, title }) => ({ id: slug, title })) : []),
    ])
  const head = (id: string) => {
    const index = shown.findIndex((section) => section.id === id)
    return { id, numeral: String(index + 1), prefix, title: shown[index]?.title ?? '' }
  }
  return (
    <>
      <TitleBlock back={back} title={sector.title} lead={sector.intro} notes={margin(uses, number)}>
        <PageContents sections={shown} />
      </TitleBlock>
      <TitleFigure figure={sector.icon} />
      <HeadedSection {...head('reading')} text={sector.fullDescription} />
      {sector.readings === 'crossings' && <CrossingReadings {...head('crossings')} />}
      <HeadedSection ground="deep" {...head('benefits')}>
        <Definitions points={sector.benefits} />
      </HeadedSection>
      <HeadedSection {...head('useCases')}>
        <Rows points={sector.useCases} />
      </HeadedSection>
      {cards.map(({ slug, section }) => (
        <HeadedSection ground="deep" {...head(slug)} text={section.text} link={section.next} key={slug}>
          <LinkedRows points={section.questions} />
        </HeadedSection>
      ))}
      <HeadedSection ground="amber" {...head('services')} text={sectorDetail.servicesNote(sector.title)}>
        <ServiceReasons uses={uses} />
      </HeadedSection>
      <HeadedSection {...head('technologies')}>
        <Register items={sector.technologies} />
      </HeadedSection>
      <Section ground="deep" id="compliance">
        <SectionHead {...head('compliance')}>
          <p className="compliance-links">
            {complianceLinks.map((link) => (
              <ArrowLink to={link} key={link.href} />
            ))}
          </p>
        </SectionHead>
        <Rows points={sector.compliance} />
      </Section>
      <HeadedSection {...head('features')}>
        <Definitions points={sector.keyFeatures} />
      </HeadedSection>
      <Sources />
      <ClosingBand title={sector.closing.title} text={sector.closing.text} actions={actions} />
    </>
  )
}

/** Marginal notes of the title: the number of the sector, and links to the services that it uses. */
function margin(uses: readonly ServiceUse[], number: string): Note[] {
  const linksTo = (mark: Mark) =>
    uses
      .filter((use) => use.mark === mark)
      .map(({ service }) => ({ label: `${service.number} ${service.title}`, href: `/services/${service.slug}` }))
  const notes = [
    { label: sectorDetail.leansOn, links: linksTo('leans-on') },
    { label: sectorDetail.adds, links: linksTo('adds') },
  ]
  return [sectorDetail.number(number), ...notes.filter(({ links }) => links.length > 0)]
}
