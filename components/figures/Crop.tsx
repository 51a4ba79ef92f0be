import { type FigureName, figureAddress } from '#content/schema/figure.ts'
import { figureOf } from './figures.ts'

/**
 * A figure beside a link to the page that explains it: cut to the shape of its place, without labels. Its alternative
 * text is empty, since the link says where it leads.
 */
export function Crop({ figure }: { figure: FigureName }) {
  const { width, height } = figureOf(figure).frame
  return (
    <img
      className={`crop crop-${figure}`}
      src={figureAddress(figure)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
    />
  )
}
