/* /about: purposes, values, teams, certifications, what the company learned, and every claim with its definition. */

import { DataTable } from '#components/ui/DataTable.tsx'
import { FoldedUntilWide } from '#components/ui/FoldedUntilWide.tsx'
import { ArrowLink } from '#components/ui/links.tsx'
import { Definitions } from '#components/ui/points.tsx'
import { HeadedSection, HeadText, Section, SectionHead } from '#components/ui/Section.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import edges from '#content/day/results/edges.json' with { type: 'json' }
import { about } from '#words/pages/about.ts'

/** Mission and vision, side by side in large type. */
export function Purposes() {
  return (
    <Section>
      <div className="grid grid-cols-2 p-0 max-wide:grid-cols-1 max-wide:gap-12">
        {about.purposes.map((purpose) => (
          <div className="unlined row-span-3 grid grid-rows-subgrid gap-4 px-in pt-4" key={purpose.name}>
            <h2 className="term">{purpose.name}</h2>
            <p className="max-w-[12em] pb-8 text-title-2 @min-[22rem]/page:max-slim:text-[7.3cqi] max-narrow:max-w-[11.5em] @max-[22rem]/page:max-w-[9.2em] text-balance">
              <UnbrokenText text={purpose.creed} />
            </p>
            <p className="max-w-[34rem]">
              <UnbrokenText text={purpose.text} />
            </p>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** The company's values. */
export function Values() {
  return (
    <HeadedSection ground="deep" id="values" numeral="1" {...about.values}>
      {about.values.items.map((item, index) => (
        <div
          className="fields items-baseline border-t border-ink pt-4 pb-6 wide:grid-rows-[auto_1fr] print:grid"
          key={item.name}
        >
          <div className="field-1-2 flex items-baseline gap-x-4 wide:row-span-2 max-wide:flex-wrap">
            <span className="marginal" aria-hidden="true">
              1.{index + 1}
            </span>
            <h3 className="z-1 -ml-[0.03em] text-display-1 print:text-title-1">{item.name}</h3>
          </div>
          <div className="field-3-4 unlined max-w-measure max-wide:pt-3">
            <p>{item.text}</p>
            <dl className="mt-3 border-t border-rule pt-2">
              <dt className="term">{about.values.notice}</dt>
              <dd>{item.notice}</dd>
            </dl>
            {'href' in item && (
              <p className="mt-3">
                <ArrowLink to={{ label: item.name, href: item.href }} />
              </p>
            )}
          </div>
        </div>
      ))}
    </HeadedSection>
  )
}

export function Teams() {
  const { areas } = about.teams
  return (
    <HeadedSection id="teams" numeral="2" {...about.teams}>
      <Definitions points={areas} />
    </HeadedSection>
  )
}

/** Certifications and audits of the company, with links to the pages about them. */
export function Certifications() {
  const { title, text, links } = about.standing
  return (
    <Section ground="night" id="standing">
      <SectionHead numeral="3" title={title} text={text}>
        <p className="opaque mt-6 flex max-w-text flex-wrap gap-x-8 gap-y-3 print:mt-2">
          {links.map((link) => (
            <ArrowLink to={link} key={link.href} />
          ))}
        </p>
      </SectionHead>
    </Section>
  )
}

const grounds = ['deep', 'dusk', 'night'] as const
/** Index of the layer below the amber seam. */
const seamAbove = 2

/** The company's history as layers of rock, the newest on top. */
export function History() {
  const { title, text, layers, seam, next } = about.history
  return (
    <>
      <Section id="history">
        <SectionHead numeral="4" title={title} text={text}>
          <HeadText>
            {next.text} <ArrowLink to={next.link} />
          </HeadText>
        </SectionHead>
      </Section>
      <ol reversed>
        {layers.map((layer, index) => (
          <li className={`stratum ${grounds[index] ?? 'night'}`} key={layer.name}>
            <svg
              className="stratum-edge"
              viewBox={`0 0 ${edges.box.width} ${edges.box.height}`}
              preserveAspectRatio="none"
              overflow="visible"
              aria-hidden="true"
            >
              <path d={edges.layers[index]?.fill} />
              {index === seamAbove && (
                <path
                  className="stroke-amber stroke-[clamp(3px,0.5vw,8px)]"
                  d={edges.layers[index]?.line}
                  fill="none"
                  vectorEffect="non-scaling-stroke"
                />
              )}
            </svg>
            <div className="sheet">
              <span className="field-1 term pt-12 print:pt-2">
                {layers.length - index} {layer.name}
              </span>
              <h3 className="field-2-3 pt-8 text-display-1 max-wide:pt-3 print:pt-2 print:text-title-1">
                {layer.learnt}
              </h3>
              <p className="field-4 opaque pt-8 max-field:field-2-3 max-field:pt-4 max-wide:pt-3 print:pt-2">
                {layer.text}
              </p>
              {index === seamAbove - 1 && <p className="field-2-3 note opaque pt-4 text-burnt max-wide:pt-3">{seam}</p>}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The company's figures in groups, with their definitions: what is measured, and on what. */
export function FigureTable() {
  const { columns, groups, fold } = about.figures
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <HeadedSection id="figures" numeral="5" {...about.figures}>
      <FoldedUntilWide label={fold(count)}>
        <div className="gap-x-[calc(2*var(--spacing-in))] p-0 wide:columns-2">
          {groups.map(({ name, rows }) => (
            <div className="break-inside-avoid bg-ground pb-6 print:break-inside-auto print:pb-3" key={name}>
              <h3 className="border-t-2 border-ink px-in pt-2 pb-3 text-title-1 print:pb-1">{name}</h3>
              <DataTable className="claim-rows" columns={columns} rows={rows} align="words" />
            </div>
          ))}
        </div>
      </FoldedUntilWide>
    </HeadedSection>
  )
}
