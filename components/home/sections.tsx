/* Home: what Cairnline does and for whom, why, its benefits in numbers, the sectors, and the standards it works to. */

import { CertificationMark, markInText } from '#components/certifications/totals.tsx'
import { CroppedFigure, FigureDataLink } from '#components/figures/FigureFrame.tsx'
import { Cairn } from '#components/figures/marks/Cairn.tsx'
import { PauseStars, Starfield } from '#components/islands/starfield/Starfield.tsx'
import { SectorCards } from '#components/sector/SectorCards.tsx'
import { Card, Cards, cardPicture, coversCard } from '#components/ui/Cards.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { HeadedSection, Section } from '#components/ui/Section.tsx'
import { LargeFigure, UnbrokenText } from '#components/ui/text.tsx'
import {
  authorizationInProgress,
  type Certification,
  certificationRegister,
  grantedCertifications,
  registeredLaws,
} from '#content/facts/certifications.ts'
import { certificationName } from '#words/certifications.ts'
import { home } from '#words/pages/home.ts'
import { sectorCards } from '#words/sectors.ts'

/** First section of the home page: what, the next step and for whom, beside the cairn on the night sky. */
export function Hero() {
  const { title, lead, actions, samples, audience, allSectors, portal, caption, stars } = home.hero
  return (
    <section className="night relative overflow-clip">
      <Starfield />
      <div className="sheet sheet-plain min-h-[calc(100svh-3.2rem)] max-wide:min-h-0 wide:grid-rows-[auto_auto_auto_auto_1fr]">
        <h1 className="hero-title z-1 row-start-1 ml-[-0.045em] pt-6 max-narrow:pt-7 text-display-5 text-wrap max-wide:wrap-anywhere max-tiny:text-title-2">
          {title[0]}
          <br />
          {title[1]}
        </h1>
        <p className="field-1-2 opaque max-w-text pt-4 pb-4 wide:pb-6 text-deck text-balance fr:max-w-none fr:wide:pt-8">
          {lead}
        </p>
        <p className="field-1-2 grid grid-cols-[minmax(12rem,auto)_auto_auto] p-0 max-plates:grid-cols-2">
          {actions.map(({ label, href }, index) => (
            <a
              className={index === 0 ? 'button button-amber gap-4 max-plates:col-span-full' : otherStep}
              href={href}
              key={href}
            >
              {label}
            </a>
          ))}
        </p>
        <p className="field-1-2 flex flex-wrap gap-x-4 pt-4 text-ui print:hidden">
          <span className="opaque py-0.5 max-narrow:basis-full">{samples.label}</span>
          {samples.links.map(({ label, detail, href }) => (
            <a className="opaque py-0.5 font-bold" href={href} key={href}>
              {label}
              <span className="@max-[22rem]/page:hidden"> {detail}</span>
            </a>
          ))}
        </p>
        <div className="cairn field-3-4 wide:row-[1/6]">
          <PauseStars {...stars} />
          <Cairn />
        </div>
        <p className="field-3-4 note opaque border-rule py-3 wide:row-start-6 wide:border-t">
          {caption} <FigureDataLink figure="cairn" />
        </p>
        <div className="field-1-2 grid grid-cols-2 content-end px-0 pt-2 pb-4 wide:row-start-5 max-narrow:grid-cols-[minmax(0,1fr)_minmax(10.75rem,1fr)] @max-[22rem]/page:grid-cols-1! print:hidden">
          <nav className="col-span-full grid grid-cols-subgrid bg-ground" aria-labelledby="audience">
            <p className="term col-span-full px-in py-1" id="audience">
              {audience}
            </p>
            {sectorCards.map(({ title, href }) => (
              <a className={entry} href={href} key={href}>
                <UnbrokenText text={title} />
              </a>
            ))}
            <a className={`${entry} arrow flex items-center gap-2`} href="/sectors">
              {allSectors}
            </a>
          </nav>
        </div>
        <p className="field-1-2 flex flex-wrap gap-x-4 opaque border-t border-rule py-3 wide:row-start-6">
          <span className="term">{portal.question}</span>
          <a className="text-ui font-bold" href={portal.href}>
            {portal.label}
          </a>
        </p>
      </div>
    </section>
  )
}

/** Its frame meets that of the step before. */
const otherStep =
  'button button-outline gap-4 plates:-ml-0.5 max-plates:-mt-0.5 max-plates:gap-2 max-plates:last:-ml-0.5'
const entry = 'border-t border-rule pl-in py-1 wide:pr-8 text-ui no-underline hover:underline max-narrow:py-2.5'

/** Reasons to choose the company, each a card. */
export function Why() {
  return (
    <HeadedSection size="large" id="why" numeral="1" {...home.why}>
      <Cards>
        {home.why.cards.map(({ name, text, figure, link }, index) => (
          <Card
            picture={<CroppedFigure figure={figure} className={cardPicture} />}
            mark={`1.${index + 1}`}
            isNumber
            title={<UnbrokenText text={name} />}
            as="h3"
            href={link.href}
            text={text}
            key={link.href}
          >
            <p className="px-in pb-4 max-narrow:hidden">
              <span className="arrow-link text-ui">{link.label}</span>
            </p>
          </Card>
        ))}
      </Cards>
    </HeadedSection>
  )
}

/** The key benefits: each is a large figure or word, and links to its page. */
export function Benefits() {
  const { items } = home.benefits
  return (
    <HeadedSection size="large" id="benefits" ground="amber" numeral="3" {...home.benefits}>
      <div className="fields border-b-2">
        {items.map((item, index) => (
          <div className={benefit} key={item.href}>
            <p className="marginal max-narrow:hidden">3.{index + 1}</p>
            <p className="unplated -ml-[0.04em] text-display-6 max-narrow:text-display-4 fr:[word-spacing:-0.06em] fr:[&_small]:[word-spacing:-0.1em] max-tiny:text-title-2">
              {'unit' in item ? <LargeFigure {...item} /> : <span className={valueInWords}>{item.value}</span>}
            </p>
            <h3 className="text-title-1">
              <a className={coversCard} href={item.href}>
                {item.name}
              </a>
            </h3>
            <p className="opaque max-w-text">
              {item.text}{' '}
              {'more' in item && (
                <a className="relative" href={item.more.href}>
                  {item.more.label}
                </a>
              )}
            </p>
          </div>
        ))}
      </div>
    </HeadedSection>
  )
}

/** Words on the baseline of the figures beside them. */
const valueInWords = 'inline-block text-display-4 max-plates:text-display-3 fr:text-display-3'

const benefit =
  'group relative col-span-full flex flex-col gap-2 border-t-2 pt-3 pb-6 max-narrow:flex-row max-narrow:flex-wrap max-narrow:items-baseline max-narrow:gap-x-3 max-narrow:pb-2.5 wide:col-span-6 wide:odd:border-r print:break-inside-avoid'

/** What the samples found: each finding leads to its page. */
export function Findings() {
  const { title, text, items } = home.findings
  return (
    <Section className="[&>.sheet]:pb-0" ground="deep">
      <div className="fields">
        <header className="field-1 flex flex-col gap-2 pt-4 pb-5">
          <h2 className="text-title-1">{title}</h2>
          <p className="opaque">{text}</p>
        </header>
        <ul className="field-2-4 grid grid-cols-4 p-0 max-plates:grid-cols-2 max-wide:grid-cols-1">
          {items.map(({ value, name, text: finding, href, more }) => (
            <li className={findingClass} key={href}>
              <p className="unplated -ml-[0.03em] text-display-1 whitespace-nowrap" aria-hidden="true">
                {value}
              </p>
              <h3 className="text-title-1">
                <a className={coversCard} href={href}>
                  <span className="sr-only">{value} </span>
                  {name}
                </a>
              </h3>
              <p className="opaque max-narrow:hidden">{finding}</p>
              <p className="mt-auto max-narrow:hidden" aria-hidden="true">
                <span className="arrow-link text-ui">{more}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const findingClass =
  'group relative flex flex-col gap-2 px-in pt-4 pb-6 max-wide:border-t max-wide:border-rule max-narrow:grid max-narrow:grid-cols-[6.5rem_1fr] max-narrow:items-baseline max-narrow:py-3 print:break-inside-avoid'

/** All sectors as cards. */
export function Sectors() {
  return (
    <HeadedSection size="large" id="sectors" numeral="4" {...home.sectors}>
      <SectorCards cards={sectorCards} as="h3" hasServices last={home.sectors.last} />
    </HeadedSection>
  )
}

/** The certifications by name, what is a law apart, above the pages on security and the facts for buyers. */
export function SecurityStandards() {
  const { title, text, timings, link, links, fold } = home.security
  return (
    <HeadedSection
      size="large"
      id="security"
      ground="deep"
      numeral="5"
      title={title}
      text={[text, timings]}
      link={link}
    >
      <FoldedUntilWide label={fold(certificationRegister.length)}>
        <div className="fields">
          <Standards title={home.security.standards} rows={grantedCertifications} open={authorizationInProgress} />
          <Standards title={home.security.laws} rows={registeredLaws} />
        </div>
      </FoldedUntilWide>
      <p className="field-2-4 grid grid-cols-4 border-y-2 border-ink bg-ground p-0 max-wide:grid-cols-2 max-tiny:grid-cols-1 fr:max-slim:grid-cols-1">
        {links.map(({ label, href }) => (
          <a className={securityLink} href={href} key={href}>
            {label}
          </a>
        ))}
      </p>
    </HeadedSection>
  )
}

/** Names of the register under what they are, the authorization in progress last. */
function Standards({ title, rows, open }: StandardsProps) {
  return (
    <div className="field-2-4 border-t-2 border-ink bg-ground p-0">
      <h3 className="term px-in pt-2 pb-1">{title}</h3>
      <ul className="standards columns-3 gap-0 border-t border-rule max-wide:columns-2">
        {rows.map(({ name, kind }) => (
          <li className={standard} key={name}>
            <CertificationMark className={markInText} kind={kind} />
            <span className="min-w-0">
              <UnbrokenText text={certificationName(name)} />
            </span>
          </li>
        ))}
        {open && (
          <li className={`${standard} font-bold text-burnt`}>
            <CertificationMark className={markInText} kind="open" />
            {home.security.open(certificationName(open))}
          </li>
        )}
      </ul>
    </div>
  )
}

interface StandardsProps {
  title: string
  rows: readonly Certification[]
  open?: Certification['name']
}

const standard = 'note flex break-inside-avoid items-baseline gap-2.5 border-b border-rule px-in py-2'
// Two of these fit in the width of a phone without their arrows, except in French.
const securityLink =
  'arrow flex min-h-16 items-center justify-between gap-1 px-in text-ui font-bold no-underline outline outline-rule hover:underline max-slim:breakable max-slim:[&:not(:lang(fr))]:after:hidden'
