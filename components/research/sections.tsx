import { FigureCaption } from '#components/figures/FigureFrame.tsx'
import { OptionCards, Rows } from '#components/ui/points.tsx'
import { HeadedSection } from '#components/ui/Section.tsx'
import { branchesOf, pathBox } from '#content/day/counts/forecast.ts'
import { researchYear } from '#content/facts/research-year.ts'
import { research } from '#words/pages/research.ts'
import { decimal } from '#words/print.ts'

/** Section on the four steps from research to operation. The figure is a band that narrows as projects leave. */
export function DeploymentPath() {
  const { figure, caption, steps, step: stepName, exit: exitName, on, out } = research.path
  const { questions: start, leaves } = researchYear
  const branches = branchesOf(start, leaves)
  const left = branches.at(-1)?.goOn ?? 0
  return (
    <HeadedSection ground="night" id="path" numeral="1" {...research.path}>
      <figure className="deployment-path">
        <svg viewBox={`0 0 ${pathBox.width} ${pathBox.height}`} role="img" aria-label={figure({ start, left })}>
          {branches.map((branch, index) => (
            <g className={index === branches.length - 1 ? 'hot' : undefined} key={branch.exit}>
              <path className="path-band" d={branch.band} />
              <path className="path-branch" d={branch.exit} />
              <text x={index * pathBox.column + 12} y={pathBox.top - 8}>
                {branch.arrive}
              </text>
              <text x={branch.foot + branch.leave * 2 + 8} y={pathBox.height - 8}>
                {branch.leave}
              </text>
            </g>
          ))}
          <text x={pathBox.width - 8} y={pathBox.top - 8} textAnchor="end">
            {left}
          </text>
        </svg>
        <FigureCaption figure="research-year">
          {caption({ start, left, share: decimal((left / start) * 100, 1) })}
        </FigureCaption>
      </figure>
      <ol className="path-steps">
        {steps.map((step, index) => (
          <li key={step.name}>
            <p className="marginal">
              {stepName} {index + 1}
            </p>
            <h3>{step.name}</h3>
            <p>{step.text}</p>
            <p className="data">
              <b>
                {branches[index]?.goOn} {on}.
              </b>{' '}
              {step.passes}
            </p>
            <p className={index === steps.length - 1 ? 'path-exit hot' : 'path-exit'}>
              <span className="data">
                {exitName} {index + 1}: {branches[index]?.leave} {out}
              </span>
              <b>{step.exit}</b>
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
          <p className="data technology-exit">
            <span className="marginal">{leaves}</span> {item.leaves}
          </p>
        )}
      />
    </HeadedSection>
  )
}

/** Section on the partners that research looks for, and on the terms. */
export function Partnerships() {
  const { note, title, text, items, terms, data } = research.partnerships
  return (
    <HeadedSection ground="deep" id="partnerships" numeral="3" note={note} title={title} text={text} link={data}>
      <OptionCards points={items} />
      <p className="partnership-terms">{terms}</p>
    </HeadedSection>
  )
}
