import { FigureDataLink } from '#components/figures/FigureFrame.tsx'
import { Cairn } from '#components/figures/marks/Cairn.tsx'
import { PauseStars, Starfield } from '#components/islands/starfield/Starfield.tsx'
import { tw } from '#components/styles/tw.ts'
import { Actions, ArrowLink } from '#components/ui/links.tsx'
import { LinkedRows } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { LargeFigure, UnbrokenText } from '#components/ui/text.tsx'
import { authorizationInProgress, certificationRegister } from '#content/facts/certifications.ts'
import { home } from '#words/pages/home.ts'

/** First section of the home page: title and cairn on the night sky. */
export function Hero() {
  const { title, lead, actions, links, caption, stars } = home.hero
  return (
    <section className="night relative overflow-clip">
      <Starfield />
      <div className="sheet min-h-[calc(100svh-5.4rem)] grid-rows-[auto_1fr_auto]">
        <h1 className="z-1 row-start-1 ml-[-0.045em] pt-part text-display-5 max-narrow:text-display-4 fr:max-narrow:text-display-3 text-wrap max-wide:wrap-anywhere max-tiny:text-title-2">
          {title[0]}
          <br />
          {title[1]}
        </h1>
        <p className="field-1-2 max-w-136 pb-4 text-deck max-wide:row-start-2 max-wide:pt-4 wide:row-start-3">
          <UnbrokenText text={lead} />
        </p>
        <div className="field-1-2 p-0 max-wide:row-start-3 wide:row-start-4 narrow:[&_a]:min-h-20 narrow:[&_a]:items-end narrow:[&_a]:pb-4">
          <Actions to={actions} />
        </div>
        <PauseStars {...stars} />
        <p className="data field-1-2 row-start-5 flex flex-wrap gap-x-6 border-t border-rule py-2">
          {links.map((link) => (
            <a className="py-1" key={link.href} href={link.href}>
              {link.label}
            </a>
          ))}
        </p>
        <div className="cairn field-3-4 self-end px-0 pt-6 max-wide:row-start-4 max-wide:pt-12 wide:row-[1/5]">
          <Cairn />
        </div>
        <p className="data field-3-4 border-rule py-3 max-wide:row-start-6 max-wide:pt-0 wide:row-start-5 wide:border-t">
          {caption} <FigureDataLink figure="cairn" />
        </p>
      </div>
    </section>
  )
}

/** Reasons to choose the company. */
export function Why() {
  const { rows } = home.why
  return (
    <HeadedSection id="why" numeral="1" {...home.why}>
      <LinkedRows points={rows} mark={(index) => `1.${index + 1}`} />
    </HeadedSection>
  )
}

/** The key benefits: each is a large figure or word, and links to its page. */
export function Benefits() {
  const { items } = home.benefits
  return (
    <HeadedSection id="benefits" ground="amber" numeral="3" {...home.benefits}>
      {items.map((item, index) => (
        <a className={benefit} href={item.href} key={item.href}>
          <span className="field-1-3 ml-[-0.04em] pt-[0.06em] pb-[0.1em] text-display-6 wrap-anywhere max-tiny:text-title-2">
            <LargeFigure {...item} />
          </span>
          <span className="field-4 flex flex-col justify-between gap-4 self-stretch pb-6 wide:pt-4">
            <span className="marginal group-hover:text-inherit">
              3.{index + 1} {item.name}
            </span>
            <span className="opaque group-hover:bg-amber-ink">{item.text}</span>
          </span>
        </a>
      ))}
    </HeadedSection>
  )
}

const benefit = tw(
  'group fields grid grid-cols-(--columns) items-end border-t-2 p-0 no-underline hover:bg-amber-ink hover:text-amber print:break-inside-avoid',
)

/** The certifications by name, the last one still in progress. */
export function SecurityStandards() {
  const { timings, links } = home.security
  return (
    <HeadedSection id="security" ground="deep" numeral="5" {...home.security}>
      <div className="field-1 flex flex-wrap content-start gap-x-8 gap-y-3 border-t border-ink pt-4 max-field:field-2-4 max-field:pb-6 field:grid field:gap-4">
        <p className="opaque max-field:max-w-measure max-field:basis-full field:max-w-80">{timings}</p>
        {links.map((link) => (
          <p className="opaque" key={link.href}>
            <ArrowLink to={link} />
          </p>
        ))}
      </div>
      <ul className="standards field-2-4 columns-3 gap-0 border-t border-ink bg-ground p-0 max-wide:columns-2">
        {certificationRegister
          .filter(({ name }) => name !== authorizationInProgress)
          .map(({ name }) => (
            <li className={`${standard} ${tw('before:filled')}`} key={name}>
              {name}
            </li>
          ))}
        <li className={`${standard} ${tw('font-bold text-burnt before:border-2')}`}>{authorizationInProgress}</li>
      </ul>
    </HeadedSection>
  )
}

const standard = tw(
  'data flex break-inside-avoid items-baseline gap-2.5 border-b border-rule px-in py-2 before:size-[0.62em] before:flex-none',
)
