import { FigureCaption } from '#components/figures/FigureCaption.tsx'
import { Plate } from '#components/figures/Plate.tsx'
import { precision } from '#words/pages/precision.ts'
import { Impact } from './Impact.tsx'
import { ScaleSection } from './ScaleSection.tsx'

/** Section on the processing steps from raw fixes to results. */
export function Pipeline() {
  const { scale, title, text, figure, steps, impact } = precision.pipeline
  return (
    <ScaleSection id="pipeline" scale={scale} odd title={title} text={text}>
      <div className="fields">
        <figure className="field-2-3 scale-figure">
          <Plate figure="pipeline" labels="short" />
          <FigureCaption figure="pipeline">
            <b>{figure.number}</b> {figure.caption}
          </FigureCaption>
        </figure>
        <ol className="field-4 pipeline-steps">
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <Impact {...impact} />
    </ScaleSection>
  )
}
