/* /research-development: how a study becomes part of the product, the technologies in study, and the partners. */

import { FigureCaption } from '#components/figures/FigureFrame.tsx'
import { OptionCards, Rows } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { branchesOf, pathBox, researchYear } from '#content/facts/research-year.ts'
import { research } from '#words/pages/research.ts'
import { counted, decimal } from '#words/print.ts'

/** Section on the four steps from research to operation. The figure, in the first screen, is a band that narrows as projects leave. */
export function DeploymentPath() {
  const {
    figure,
    arrive,
    inService,
    stopped,
    rolledBack,
    caption,
    steps,
    step: stepName,
    exit: exitName,
    on,
    out,
  } = research.path
  const { questions: start, leaves } = researchYear
  const branches = branchesOf(start, leaves)
  const left = branches.at(-1)?.goOn ?? 0
  const isLast = (index: number) => index === branches.length - 1
  return (
    <HeadedSection ground="night" id="path" numeral="1" {...research.path}>
      <figure className="-order-1 bg-ground p-0">
        <div className="path-words pt-4 pb-2 max-wide:pt-10" aria-hidden="true">
          {branches.map((branch, index) => (
            <p key={branch.exit}>
              <b>{branch.arrive}</b> {arrive[index]}
            </p>
          ))}
          <p className="path-end">
            <span className="font-bold">{left}</span> {inService}
          </p>
        </div>
        <svg
          className="drawing fill-ink"
          viewBox={`0 0 ${pathBox.width} ${pathBox.height}`}
          role="img"
          aria-label={figure({ start, left })}
        >
          {branches.map((branch, index) => (
            <g key={branch.exit}>
              <path d={branch.band} />
              <path className={isLast(index) ? 'fill-amber' : 'fill-mute opacity-55'} d={branch.exit} />
            </g>
          ))}
        </svg>
        <div className="path-words pt-1 pb-2" aria-hidden="true">
          {branches.map((branch, index) => (
            <p className={isLast(index) ? 'path-exit text-burnt' : 'path-exit'} key={branch.exit}>
              <b>{branch.leave}</b> {isLast(index) ? rolledBack : stopped}
            </p>
          ))}
        </div>
        <FigureCaption figure="research-year">
          {caption({ start, left, share: decimal((left / start) * 100, 1) })}
        </FigureCaption>
      </figure>
      <ol className="fields border-t border-ink print:grid">
        {steps.map((step, index) => (
          <li
            className="unlined field-each row-span-5 grid grid-rows-subgrid gap-3 border-ink pt-3 max-field:nth-[n+3]:mt-8 max-field:nth-[n+3]:border-t max-wide:not-first:mt-8 max-wide:not-first:border-t"
            key={step.name}
          >
            <p className="term">
              {stepName} {index + 1}
            </p>
            <h3 className="text-title-2">{step.name}</h3>
            <p>{step.text}</p>
            <p className="note">
              <b>
                {branches[index]?.goOn} {on}.
              </b>{' '}
              {step.passes}
            </p>
            <p
              className={
                isLast(index)
                  ? '-mx-in mt-6 grid content-start gap-1 border-0 border-t-3 border-double border-amber px-in pt-3 pb-4'
                  : '-mx-in mt-6 grid content-start gap-1 border-0 border-t-3 border-double border-ink px-in pt-3 pb-4'
              }
            >
              <span className={isLast(index) ? 'note text-burnt' : 'note'}>
                {counted(`${exitName} ${index + 1}`, branches[index]?.leave ?? 0)} {out}
              </span>
              <b className={isLast(index) ? 'text-name text-burnt' : 'text-name'}>{step.exit}</b>
              {step.exitText}
            </p>
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}

/** Technologies under study, each with the finding that would end its study. */
export function Technologies() {
  const { leaves, items } = research.technologies
  return (
    <HeadedSection id="technologies" numeral="2" {...research.technologies}>
      <Rows
        points={items}
        mark={(index) => <>2.{index + 1}</>}
        last={(item) => (
          <p className="note pt-1">
            <span className="term block">{leaves}</span> {item.leaves}
          </p>
        )}
      />
    </HeadedSection>
  )
}

/** Section on the partners that research looks for, and on the terms. */
export function Partnerships() {
  const { title, text, items, terms, data } = research.partnerships
  return (
    <HeadedSection ground="deep" id="partnerships" numeral="3" title={title} text={text} link={data}>
      <OptionCards points={items} />
      <p className="mt-4 border-t-2 border-ink pt-4 text-lead font-bold opaque">{terms}</p>
    </HeadedSection>
  )
}
