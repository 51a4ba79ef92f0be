import { FigureCaption, FigureFrame } from '#components/figures/FigureFrame.tsx'
import { figureOf } from '#components/figures/figures.ts'
import { ArrowLink } from '#components/ui/links.tsx'
import { UnbrokenText } from '#components/ui/text.tsx'
import type { Sector } from '#content/schema/sector.ts'
import { figureWords } from '#words/figures.ts'
import { sectorDetail } from '#words/pages/sectors.ts'

/**
 * What one drawing shows and a summary hides, and the sample of what the sector buys: the best argument of the page, so it is the
 * first thing below the title and has the only dark ground up there.
 */
export function SpecimenBand({
  icon,
  specimen: { kind, figure = icon, title, text, receive, sample: about, more },
}: Pick<Sector, 'icon' | 'specimen'>) {
  const sample = sectorDetail.specimens[kind]
  const { width, height } = figureOf(figure).frame
  const isLow = width > 1.3 * height
  return (
    <section className="night print:break-inside-avoid">
      <div className="sheet gap-y-6 pb-part wide:grid-rows-[auto_auto_1fr] wide:pb-8 print:grid-cols-[2fr_1fr] print:gap-y-1 print:py-2">
        {/* With this padding, the fallback font breaks every title into as many lines as the web font. */}
        <h2 className="unlined field-1-2 pt-8 pr-1.5 text-display-1 text-balance max-tiny:text-title-2 print:col-1 print:pt-0 print:text-title-2">
          <UnbrokenText text={title} />
        </h2>
        <figure className={isLow ? bandFigure.low : bandFigure.high}>
          {/* The plate itself, as an item of the grid, would be stretched, and its cover would shift when the image comes. */}
          <div className="field-3-4 bg-ground wide:row-[1/4] print:col-2 print:row-[1/4]">
            <FigureFrame figure={figure} eager />
          </div>
          <FigureCaption
            figure={figure}
            className="unlined field-1-2 max-w-text self-end wide:row-3 wide:pb-0 print:col-1 print:row-3 print:max-w-none"
          >
            {figureWords[figure].caption}
          </FigureCaption>
        </figure>
        <div className="unlined field-1-2 wide:row-2 print:col-1 print:row-2">
          <p className="max-w-text text-deck print:text-body">
            <UnbrokenText text={text} />
          </p>
          {receive && (
            <>
              <h3 className="mt-4 font-bold print:mt-1">{sectorDetail.receive}</h3>
              <ul className="max-w-text list-disc pl-5 marker:text-mute">
                {receive.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          )}
          {about && <p className="mt-4 max-w-text print:mt-1">{about}</p>}
          <a className="button button-outline mt-6 max-w-text" href={sample.href}>
            {sample.label}
          </a>
          {more?.map((link) => (
            <p className="mt-4 print:hidden" key={link.href}>
              <ArrowLink to={link} />
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The caption of a low figure is below it, and that of a high one beside its foot, below the text. */
const bandFigure = {
  low: 'field-3-4 bg-ground p-0 wide:row-[1/4] print:contents',
  high: 'p-0 wide:contents print:contents',
}
