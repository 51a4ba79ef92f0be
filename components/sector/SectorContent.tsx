import type { ReactNode } from 'react'
import { CroppedFigure, FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { FigureStrip } from '#components/figures/FigureStrip.tsx'
import { Sources } from '#components/sources/Sources.tsx'
import { Card, Cards, cardPicture } from '#components/ui/Cards.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { NoteBeside } from '#components/ui/NoteBeside.tsx'
import { smallOnPaper } from '#components/ui/on-paper.ts'
import { Definitions, LinkedRows, OptionCards } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { type Ground, HeadedSection, type HeadedSectionProps, Section, SectionHead } from '#components/ui/Section.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import type { ServiceUse } from '#content/schema/join-uses.ts'
import type { Sector } from '#content/schema/sector.ts'
import { contactForTest } from '#content/schema/topic.ts'
import { layout } from '#words/layout.ts'
import { crossings } from '#words/pages/crossings.ts'
import { dataPage } from '#words/pages/publications/data.ts'
import { sectorDetail, sectorSections } from '#words/pages/sectors.ts'
import { cardsOn, usesOf } from '#words/sectors.ts'
import { Compliance } from './Compliance.tsx'
import { SpecimenBand } from './SpecimenBand.tsx'

/** Main content of a sector's page (specification, section 2). */
export function SectorContent({ sector }: { sector: Sector }) {
  const { back, headings, fold } = sectorDetail
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
      {sector.elsewhere && <Elsewhere {...sector.elsewhere} />}
      <SpecimenBand icon={sector.icon} specimen={sector.specimen} />
      <HeadedSection className={smallOnPaper} {...head('benefits')}>
        <Definitions points={sector.benefits} />
      </HeadedSection>
      <UseCases sector={sector} {...head('useCases')} />
      {cards.map(({ slug, section, test: { label } }) => (
        <HeadedSection className={smallOnPaper} {...head(slug)} text={[section.text, section.example]} key={slug}>
          <a className="button button-amber field-2 mb-part min-h-12 print:hidden" href={contactForTest(slug)}>
            {label}
          </a>
          <LinkedRows points={section.questions} />
        </HeadedSection>
      ))}
      <Findings sector={sector} {...head('reading')} />
      {sector.readings === 'crossings' && <CrossingReadings {...head('crossings')} />}
      <HeadedSection
        className={smallOnPaper}
        ground={sector.readings ? 'deep' : 'night'}
        {...head('services')}
        text={sectorDetail.servicesNote}
      >
        <ServiceReasons uses={uses} ground={sector.readings ? 'deep' : 'night'} />
      </HeadedSection>
      <Compliance
        compliance={sector.compliance}
        note={sector.complianceNote}
        start={sector.start}
        {...head('compliance')}
      />
      <QuietSection
        ground="deep"
        label={fold.technologies(sector.technologies.length - firstItems)}
        {...head('technologies')}
      >
        {(shown) => (
          <ul className={quietColumns}>
            {sector.technologies.slice(...shown).map((technology) => (
              <li className={quietCell} key={technology}>
                {technology}
              </li>
            ))}
          </ul>
        )}
      </QuietSection>
      <QuietSection label={fold.features(sector.keyFeatures.length - firstItems)} {...head('features')}>
        {(shown) => (
          <dl className="field-2-4 px-0">
            {sector.keyFeatures.slice(...shown).map(({ name, text }) => (
              <div
                className="unlined grid grid-cols-3 border-b border-rule py-3 max-wide:block print:grid print:grid-cols-[1fr_3fr] print:py-1"
                key={name}
              >
                <dt className="px-in font-bold">{name}</dt>
                <dd className="col-span-2 max-w-measure px-in print:col-auto print:max-w-none">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </QuietSection>
      <Sources />
      <ClosingBand title={sector.closing.title} text={sector.closing.text} actions={[test, layout.briefing]} />
    </>
  )
}

/** Links for readers of the sector whose work is another, on a line or two. */
const Elsewhere = ({ label, links }: NonNullable<Sector['elsewhere']>) => (
  <div className="sheet border-t-2 border-ink print:hidden">
    <p className="opaque col-span-full flex flex-wrap gap-x-5 gap-y-1 px-in py-3 text-ui">
      <b>{label}</b>
      {links.map(({ label: subject, href }) => (
        <a href={href} key={href}>
          {subject}
        </a>
      ))}
    </p>
  </div>
)

type SectionProps = Pick<HeadedSectionProps, 'id' | 'numeral' | 'title'>

/**
 * The use cases: the first three beside a drawing of one case, the others two by two below them, where a phone folds them. A phone
 * has one drawing, the one above.
 */
function UseCases({ sector: { slug, useCases }, ...head }: { sector: Sector } & SectionProps) {
  const others = useCases.slice(mainUseCases)
  const drawing = drawings[slug]
  return (
    <HeadedSection
      ground="deep"
      className={`${wholeHeadOnPaper} ${smallOnPaper}`}
      {...head}
      text={sectorDetail.useCasesNote}
    >
      <div className="fields">
        {drawing && (
          <figure className="field-1-2 row-span-3 border-t border-ink bg-ground px-0 max-wide:hidden print:hidden">
            <FigureFrame figure={drawing} fit="low" />
            <FigureCaption figure={drawing}>{dataPage.figures.names[drawing]}.</FigureCaption>
          </figure>
        )}
        {useCases.slice(0, mainUseCases).map((useCase) => (
          <UseCase {...useCase} className="field-3-4 print:grid print:grid-cols-[1fr_3fr]" key={useCase.name} />
        ))}
      </div>
      <FoldedUntilWide label={sectorDetail.fold.useCases(others.length)}>
        <div className="fields border-b border-ink print:columns-2 print:border-0">
          {others.map((useCase) => (
            <UseCase
              {...useCase}
              className="col-span-6 max-wide:col-span-full wide:last:odd:col-span-full"
              key={useCase.name}
            />
          ))}
        </div>
      </FoldedUntilWide>
    </HeadedSection>
  )
}

/** The drawing of a use case that the drawing at the top of the page does not show. */
const drawings: Partial<Record<string, FigureName>> = {
  government: 'fence',
  publicSafety: 'band',
  urbanPlanning: 'transit',
  retail: 'tensor',
  healthcare: 'social',
  telecommunications: 'mesh',
}

/** On paper the floating numeral would let a page end after the title. */
const wholeHeadOnPaper = 'print:[&_header]:break-inside-avoid print:[&_header]:break-after-avoid'

const mainUseCases = 3

/** A use case with the data that it needs. */
const UseCase = ({ className, name, text, data }: UseCaseProps) => (
  <div className={`unlined border-t border-ink pt-4 pb-6 max-wide:pt-3 max-wide:pb-4 ${useCaseOnPaper} ${className}`}>
    <h3 className="mb-2 text-row text-pretty">
      <UnbrokenText text={name} />
    </h3>
    <div className="max-w-measure">
      <p className="print:inline">{text}</p>{' '}
      <p className="pt-1 text-mute print:inline">
        {sectorDetail.data} {data}
      </p>
    </div>
  </div>
)

const useCaseOnPaper = 'print:break-inside-avoid print:py-1'

type UseCaseProps = Sector['useCases'][number] & { className: string }

/** What a client learns, then the method and its limits, in columns of one length. */
function Findings({ sector: { fullDescription, errors, further }, id, ...head }: { sector: Sector } & SectionProps) {
  const [result, ...method] = fullDescription
  return (
    <Section id={id} className={smallOnPaper}>
      <SectionHead {...head} text={result} />
      {errors && <Errors {...errors} />}
      <FoldedUntilWide label={sectorDetail.fold.reading}>
        <div className="fields max-wide:pt-4">
          <div className="field-2-4 print:columns-2">
            <div className="plates:columns-2 plates:gap-x-[calc(2*var(--spacing-in))]">
              {method.map((paragraph) => (
                <p
                  className="opaque mb-4 max-w-text plates:break-inside-avoid print:mb-1 print:max-w-none"
                  key={paragraph}
                >
                  {paragraph}
                </p>
              ))}
            </div>
            {further && (
              <p className="mt-4 print:hidden">
                <ArrowLink to={further} />
              </p>
            )}
          </div>
        </div>
      </FoldedUntilWide>
    </Section>
  )
}

/** The error to expect by use. */
const Errors = ({ caption, columns, rows, link }: NonNullable<Sector['errors']>) => (
  <div className="mb-part p-0 print:mb-1 print:[&_:is(td,th)]:text-note">
    <DataTable
      className="max-narrow:stacked"
      caption={caption}
      columns={columns}
      rows={rows.map((cells) => ({ cells }))}
      align="words"
    />
    <p className="mt-4 px-in print:hidden">
      <ArrowLink to={link} />
    </p>
  </div>
)

interface QuietSectionProps extends SectionProps, Pick<HeadedSectionProps, 'ground'> {
  /** Opens the rest of the list, on a phone. */
  label: string
  /** The items of the list between two places. */
  children: (shown: readonly [start: number, end?: number]) => ReactNode
}

/** A section for reference, quieter than the others: a small title, and its list in the size of text, which a phone folds in part. */
function QuietSection({ label, children, id, ground, ...head }: QuietSectionProps) {
  return (
    <Section id={id} ground={ground}>
      <SectionHead size="quiet" {...head} />
      <div className="fields *:border-t *:border-rule">{children([0, firstItems])}</div>
      <FoldedUntilWide label={label}>
        <div className="fields">{children([firstItems])}</div>
      </FoldedUntilWide>
    </Section>
  )
}

/** A row of the wide page, where the lists have three columns. */
const firstItems = 3

const quietColumns =
  'field-2-4 grid grid-cols-3 px-0 max-wide:grid-cols-2 max-narrow:grid-cols-1 print:block print:columns-2'

/** The last item takes what is left of its row, so that no rule ends within the list. */
const quietCell =
  'border-b border-rule px-in py-2 wide:last:nth-[3n+1]:col-span-3 wide:last:nth-[3n+2]:col-span-2 max-wide:narrow:last:odd:col-span-2 print:py-0.5'

/** Section for transit planners: crossings of three bridges, and the peak that a daily count hides. */
function CrossingReadings(head: SectionProps) {
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

/** Links to the services of a sector, each with the reason for its use: the core services with their drawings, then the others. */
function ServiceReasons({ uses, ground }: { uses: readonly ServiceUse[]; ground: Ground }) {
  const core = uses.filter(({ mark }) => mark === 'leans-on')
  return (
    <>
      <Cards columns={core.length}>
        {core.map((use) => (
          <Card
            ground={ground}
            picture={<CroppedFigure figure={use.service.icon} className={`${cardPicture} print:hidden`} />}
            mark={<UseMark use={use} />}
            title={<UnbrokenText text={use.service.title} />}
            as="h3"
            href={`/services/${use.service.slug}`}
            text={use.reason}
            key={use.service.slug}
          />
        ))}
      </Cards>
      <OptionCards
        points={uses
          .filter(({ mark }) => mark === 'adds')
          .map((use) => ({
            name: use.service.title,
            text: use.reason,
            href: `/services/${use.service.slug}`,
            mark: <UseMark use={use} />,
          }))}
      />
    </>
  )
}

const UseMark = ({ use: { service, mark } }: { use: ServiceUse }) => (
  <>
    <span className={mark === 'adds' ? 'mark border-2' : 'mark filled'} />
    <span className="font-sans text-ui">
      {service.number} {sectorDetail.marks[mark]}
    </span>
  </>
)
