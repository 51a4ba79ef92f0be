import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { FigureStrip } from '#components/figures/FigureStrip.tsx'
import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedOnPhone } from '#components/ui/FoldedOnPhone.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { NoteBeside } from '#components/ui/NoteBeside.tsx'
import { Definitions, LetteredList, LinkedRows, letter, OptionCards, Rows } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection, type HeadedSectionProps, Section, SectionHead } from '#components/ui/Section.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import type { ServiceUse } from '#content/schema/join-uses.ts'
import type { Sector } from '#content/schema/sector.ts'
import { contactForTest } from '#content/schema/topic.ts'
import { figureWords } from '#words/figures.ts'
import { layout } from '#words/layout.ts'
import { crossings } from '#words/pages/crossings.ts'
import { sectorDetail, sectorSections } from '#words/pages/sectors.ts'
import { cardsOn, usesOf } from '#words/sectors.ts'

/** Main content of a sector's page (specification, section 2). */
export function SectorContent({ sector }: { sector: Sector }) {
  const { back, headings, complianceLinks, fold } = sectorDetail
  const test = { label: sector.test.label, href: contactForTest(sector.slug) }
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
    return { id, numeral: String(index + 1), title: shown[index]?.title ?? '' }
  }
  return (
    <>
      <TitleBlock
        kind="document"
        back={back}
        title={sector.title}
        lead={sector.intro}
        sections={shown}
        action={test}
        note={sectorDetail.reply}
        other={layout.briefing}
        paper={sector.paper}
      />
      <UseCases sector={sector} {...head('useCases')} />
      <SpecimenBand specimen={sector.specimen} />
      {cards.map(({ slug, section }) => (
        <HeadedSection ground="deep" {...head(slug)} text={section.text} link={section.next} key={slug}>
          <LinkedRows points={section.questions} />
        </HeadedSection>
      ))}
      <HeadedSection {...head('reading')} text={sector.fullDescription} link={sector.further} />
      {sector.readings === 'crossings' && <CrossingReadings {...head('crossings')} />}
      <HeadedSection ground="deep" {...head('benefits')}>
        <Definitions points={sector.benefits} />
      </HeadedSection>
      <HeadedSection ground="amber" {...head('services')} text={sectorDetail.servicesNote}>
        <ServiceReasons uses={uses} />
      </HeadedSection>
      <HeadedSection {...head('technologies')}>
        <FoldedOnPhone label={fold.technologies(sector.technologies.length)}>
          <LetteredList items={sector.technologies} />
        </FoldedOnPhone>
      </HeadedSection>
      <Section ground="deep" id="compliance">
        <SectionHead {...head('compliance')}>
          <ul className="opaque mt-6 flex max-w-text flex-wrap gap-x-8 gap-y-2 print:hidden">
            {complianceLinks.map((link) => (
              <li key={link.href}>
                <ArrowLink to={link} />
              </li>
            ))}
          </ul>
        </SectionHead>
        <FoldedOnPhone label={fold.compliance(sector.compliance.length)}>
          <Rows points={sector.compliance} />
        </FoldedOnPhone>
      </Section>
      <HeadedSection {...head('features')}>
        <FoldedOnPhone label={fold.features(sector.keyFeatures.length)}>
          <Definitions points={sector.keyFeatures} />
        </FoldedOnPhone>
      </HeadedSection>
      <Sources />
      <ClosingBand title={sector.closing.title} text={sector.closing.text} actions={[test, layout.briefing]} />
    </>
  )
}

/** What buyers look for first: the use cases, of which the first three are beside the figure of the sector, or below it. */
function UseCases({ sector: { icon, useCases }, id, numeral, title }: UseCasesSection) {
  const beside = 3
  return (
    <Section id={id}>
      <div className="contents print:grid print:grid-cols-[3fr_2fr]">
        <div className="unlined field-1-2 flex gap-4 px-in pt-4 pb-3 wide:row-1 print:col-span-full">
          <span className={useCasesTitle} aria-hidden="true">
            {numeral}
          </span>
          <h2 className={useCasesTitle}>{title}</h2>
        </div>
        <figure className="field-3-4 bg-ground p-0 max-wide:pb-6 wide:row-[1/3] print:col-2 print:row-2">
          <FigureFrame figure={icon} eager />
          <FigureCaption figure={icon}>{figureWords[icon].caption}</FigureCaption>
        </figure>
        <div className="unlined field-1-2 px-0 wide:row-2 print:col-1 print:row-2">
          {useCases.slice(0, beside).map((useCase, index) => (
            <UseCase {...useCase} mark={letter(index)} key={useCase.name} />
          ))}
        </div>
      </div>
      <div className="fields border-b border-ink print:columns-2">
        {useCases.slice(beside).map((useCase, index) => (
          <UseCase
            {...useCase}
            className="unlined col-span-6 max-wide:col-span-full wide:last:odd:col-span-full wide:last:odd:grid wide:last:odd:grid-cols-2"
            mark={letter(beside + index)}
            key={useCase.name}
          />
        ))}
      </div>
    </Section>
  )
}

/** The sample of what the sector buys: the proof that follows what is promised, so it has a ground of its own. */
function SpecimenBand({ specimen: { kind, text, more } }: Pick<Sector, 'specimen'>) {
  const sample = sectorDetail.specimens[kind]
  return (
    <section className="night print:break-inside-avoid">
      <div className="sheet gap-y-6 py-part print:block print:py-2">
        <p className="opaque field-1-3 max-w-wide text-lead print:max-w-none print:text-body">{text}</p>
        <div className="field-4 grid content-start gap-y-4">
          <a className="button button-amber -mx-in" href={sample.href}>
            {sample.label}
          </a>
          {more && (
            <p className="opaque print:hidden">
              <ArrowLink to={more} />
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

/** A use case with the data that it needs, the same beside the figure and below it. */
const UseCase = ({ className = '', mark, name, text, data }: UseCaseProps) => (
  <div className={`border-t border-ink px-0 pt-3 pb-4 print:break-inside-avoid ${className}`}>
    <div className="px-in">
      <span className="marginal print:hidden" aria-hidden="true">
        {mark}
      </span>
      <h3 className="text-title-1">
        <UnbrokenText text={name} />
      </h3>
    </div>
    <p className="max-w-measure px-in pt-2">
      {text}{' '}
      <span className="text-mute">
        {sectorDetail.data} {data}
      </span>
    </p>
  </div>
)

type UseCaseProps = Sector['useCases'][number] & { className?: string; mark: string }

const useCasesTitle = 'text-display-1 max-tiny:text-title-2 print:text-title-2'

interface UseCasesSection extends Pick<HeadedSectionProps, 'id' | 'numeral' | 'title'> {
  sector: Sector
}

/** Section for transit planners: crossings of three bridges, and the peak that a daily count hides. */
function CrossingReadings(head: Pick<HeadedSectionProps, 'id' | 'numeral' | 'title'>) {
  const { text, note, caption, scrolls, columns, rows, sum } = crossings
  return (
    <HeadedSection ground="night" {...head} text={text}>
      <FigureStrip figure="screenline" label={scrolls} />
      <div className="fields mt-part">
        <NoteBeside>{note}</NoteBeside>
        <ScrollFrame className="field-2-4" label={caption}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={rows}
            foot={sum}
            align={['left', 'right', 'left', 'right', 'right', 'right']}
          />
        </ScrollFrame>
      </div>
    </HeadedSection>
  )
}

/** Links to the services of a sector, each with the reason for its use. */
function ServiceReasons({ uses }: { uses: readonly ServiceUse[] }) {
  return (
    <OptionCards
      points={uses
        .filter(({ mark }) => mark !== 'none')
        .map(({ service, mark, reason }) => ({
          name: service.title,
          text: reason,
          href: `/services/${service.slug}`,
          mark: (
            <>
              <span className={mark === 'adds' ? 'mark border-2' : 'mark filled'} />
              {service.number} {sectorDetail.marks[mark]}
            </>
          ),
        }))}
    />
  )
}
