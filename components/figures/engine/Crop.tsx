import { type FigureName, figureAddress } from '#content/schema/figure.ts'
import { frames } from './frame.ts'

/** A figure as the mark of the page that explains it: cut to its place, without labels, and silent beside its link. */
export function Crop({ figure }: { figure: FigureName }) {
  const { width, height } = frames[figure]
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
