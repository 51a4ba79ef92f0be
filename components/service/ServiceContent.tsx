import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { FigureStrip } from '#components/figures/FigureStrip.tsx'
import { TitleFigure } from '#components/figures/TitleFigure.tsx'
import { StayTable } from '#components/figures/tables.tsx'
import { Sources } from '#components/sources/Sources.tsx'
import { ClosingBand } from '#components/ui/ClosingBand.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { LinkedPhrase } from '#components/ui/links.tsx'
import { NoteBeside } from '#components/ui/NoteBeside.tsx'
import { Definitions, letter, Rows } from '#components/ui/points.tsx'
import { ScrollFrame } from '#components/ui/ScrollFrame.tsx'
import { HeadedSection, type HeadedSectionProps } from '#components/ui/Section.tsx'
import { TitleBlock } from '#components/ui/TitleBlock.tsx'
import { Paragraphs } from '#components/ui/text.tsx'
import type { FigureName } from '#content/schema/figure.ts'
import type { Reading, Service } from '#content/schema/service.ts'
import { contactForTest } from '#content/schema/topic.ts'
import { figureWords, tableWords } from '#words/figures.ts'
import { layout } from '#words/layout.ts'
import { serviceTests } from '#words/pages/contact.ts'
import { sectorDetail } from '#words/pages/sectors.ts'
import { type ServiceSection, serviceDetail, serviceSections } from '#words/pages/services.ts'

/** Main content of a service's page (specification, section 2). */
export function ServiceContent({ service }: { service: Service }) {
  const { back, headings, fold, test, give, get } = serviceDetail
  const hasTest = serviceTests.some((one) => one.service === service.slug)
  const tryIt = { label: test, href: hasTest ? contactForTest(service.slug) : '/contact#pilots' }
  return (
    <>
      <TitleBlock
        kind="document"
        back={back}
        title={service.title}
        lead={service.intro}
        sections={serviceSections.map((id) => ({ id, title: headings[id] }))}
        action={tryIt}
        note={layout.reply}
        other={layout.briefing}
      />
      <TitleFigure
        figure={service.icon}
        facts={{
          terms: [
            { term: get, text: service.get },
            { term: give, text: service.give },
          ],
          links: [
            sectorDetail.specimens[service.sample ?? 'report'],
            ...(service.otherSample ? [service.otherSample] : []),
            ...serviceDetail.links,
          ],
        }}
      />
      <HeadedSection {...head('description')} text={service.fullDescription[0]} link={service.further}>
        <Method service={service} />
      </HeadedSection>
      <HeadedSection ground="night" size="question" {...head('scenario')} text={service.scenario.title}>
        <div className="fields">
          <div className="field-2-4 text-deck *:mb-5 *:max-w-measure *:bg-ground print:*:mb-2">
            <Paragraphs texts={service.scenario.paragraphs} />
          </div>
        </div>
      </HeadedSection>
      <HeadedSection ground="deep" {...head('features')} text={service.leads.features}>
        <Definitions points={service.features} isQuiet />
        {service.method && <FigureReading figure={service.method} />}
      </HeadedSection>
      <HeadedSection {...head('capabilities')} text={service.leads.capabilities}>
        <FoldedUntilWide label={fold.capabilities(service.capabilities.length)}>
          <Rows points={service.capabilities.map(({ name, text }) => ({ name, text: <Capability text={text} /> }))} />
        </FoldedUntilWide>
      </HeadedSection>
      <HeadedSection size="quiet" {...head('technologies')} text={serviceDetail.technologiesLead}>
        <FoldedUntilWide label={fold.technologies(service.technologies.length)}>
          <LetteredList items={service.technologies} />
        </FoldedUntilWide>
      </HeadedSection>
      <Sources />
      <ClosingBand title={service.closing.title} text={service.closing.text} actions={[tryIt, layout.briefing]} />
    </>
  )
}

/** Id, number and title of a section, by its place on the page. */
const head = (id: ServiceSection): Pick<HeadedSectionProps, 'id' | 'numeral' | 'title'> => ({
  id,
  numeral: `${serviceSections.indexOf(id) + 1}`,
  title: serviceDetail.headings[id],
})

/** How a service works, below what it gives: folded on a phone, where the worked example comes first. */
function Method({ service: { fullDescription, readings } }: { service: Service }) {
  const [, ...others] = fullDescription
  if (others.length === 0 && readings === undefined) return null
  return (
    <FoldedUntilWide label={serviceDetail.fold.description}>
      <div className={readings ? 'fields mb-part print:mb-2' : 'fields'}>
        <div className={method}>
          <Paragraphs texts={others} />
        </div>
      </div>
      {readings && <Readings readings={readings} />}
    </FoldedUntilWide>
  )
}

/** Paragraphs below the deck of the head, as close to it as if they were in it. Wide pages have them in two columns of one height. */
const method =
  'field-2-4 pt-6 *:opaque *:not-first:mt-6 *:max-w-text wide:-mt-part plates:columns-2 plates:*:break-inside-avoid plates:gap-x-[calc(2*var(--spacing-in))] print:mt-0 print:pt-1 print:pl-24 print:*:not-first:mt-1 print:*:max-w-none'

/** Results of a service for the synthetic day: tables and figures. */
function Readings({ readings }: { readings: readonly Reading[] }) {
  return readings.map((reading) => (
    <ReadingBlock reading={reading} key={reading.kind === 'stays' ? reading.kind : reading.figure} />
  ))
}

function ReadingBlock({ reading }: { reading: Reading }) {
  switch (reading.kind) {
    case 'stays':
      return (
        <div className="fields">
          <NoteBeside>{reading.note}</NoteBeside>
          <ScrollFrame className="field-2-4" label={tableWords.stays.caption}>
            <StayTable />
          </ScrollFrame>
        </div>
      )
    case 'strip':
      return <FigureStrip figure={reading.figure} label={reading.label} isNight />
    case 'figure':
      return <FigureReading figure={reading.figure} note={reading.note} />
  }
}

/** Figure with its caption, and a note beside it. */
function FigureReading({ figure, note }: { figure: FigureName; note?: string }) {
  return (
    <div className="fields mt-part">
      {note && <NoteBeside>{note}</NoteBeside>}
      <figure className="field-2-4 opaque max-narrow:px-0">
        <FigureFrame figure={figure} />
        <FigureCaption figure={figure} className="narrow:px-0">
          {figureWords[figure].caption}
        </FigureCaption>
      </figure>
    </div>
  )
}

/** Short entries in one field each, lettered, and as light as text: a list to look something up in. */
function LetteredList({ items }: { items: readonly string[] }) {
  const leavesOneAlone = items.length % 4 === 1
  return (
    <ul className={leavesOneAlone ? rowsOf.three : rowsOf.four}>
      {items.map((item, index) => (
        <li
          className="note col-span-3 border-b border-rule pt-3 pb-4 max-wide:col-span-6 max-slim:col-span-full print:py-1"
          key={item}
        >
          <span className="marginal mb-2 block print:mb-0 print:inline-block print:w-8" aria-hidden="true">
            {letter(index)}
          </span>
          {item}
        </li>
      ))}
    </ul>
  )
}

/** Four entries a row, or the three of the last fields where four a row would leave one entry alone in the last. */
const rowsOf = {
  four: 'fields closed-fields border-t border-ink print:columns-2',
  three: 'fields border-t border-ink wide:*:nth-[3n+1]:col-start-4 max-wide:*:last:odd:col-span-full print:columns-2',
}

/** The text of a capability. Its words 'cybersecurity measures', if it has them, link to the article about those. */
export function Capability({ text }: { text: string }) {
  const { phrase, href } = serviceDetail.cybersecurity
  const at = text.toLowerCase().indexOf(phrase)
  return at === -1 ? text : <LinkedPhrase text={text} on={text.slice(at, at + phrase.length)} href={href} />
}
