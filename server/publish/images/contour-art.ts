import { createHash } from 'node:crypto'
import cairn from '#content/day/results/cairn.json' with { type: 'json' }
import ground from '#content/day/results/ground.json' with { type: 'json' }

/** Colours of a card's background, in sRGB, because the drawing libraries support no other. */
export interface Inks {
  ground: string
  ink: string
  mute: string
  glacier: string
  amber: string
  shade: string
}

/** Pixels for one unit of the sheet. */
const scale = 4.2

interface Size {
  width: number
  height: number
}

/**
 * A fragment of the synthetic day's map with the amber stone at its lower right, as an SVG.
 * @param name path of the page; each page has a fragment of its own
 */
export function contourArt(name: string, { width, height }: Size, inks: Inks): string {
  const box = fragment(name, { width: width / scale, height: height / scale })
  const [plain, index] = [linesIn(box, false), linesIn(box, true)]
  const map = [
    `<path d="${ground.river}" stroke="${inks.glacier}" stroke-width="7" stroke-opacity=".35"/>`,
    `<path d="${plain}" stroke="${inks.ink}" stroke-width=".35" stroke-opacity=".34"/>`,
    `<path d="${index}" stroke="${inks.ink}" stroke-width=".7" stroke-opacity=".42"/>`,
  ].join('')
  const view = `translate(${-box.left * scale} ${-box.top * scale}) scale(${scale})`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${inks.ground}"/><g fill="none" transform="${view}">${map}</g>${stone({ width, height }, inks)}</svg>`
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A place on the sheet for a box; equal names give equal places. */
function fragment(name: string, { width, height }: Size): Box {
  const digest = createHash('sha256').update(name).digest()
  const left = Math.round((digest.readUInt16BE(0) / 0xffff) * (ground.sheet.width - width))
  const top = Math.round((digest.readUInt16BE(2) / 0xffff) * (ground.sheet.height - height))
  return { left, top, right: left + width, bottom: top + height }
}

/** Path data of the lines that cross a box. Every fifth contour is an index contour, drawn heavier. */
function linesIn(box: Box, index: boolean): string {
  const seen = ground.contours.filter(
    ({ level, left, right, top, bottom }) =>
      (level % 50 === 0) === index && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  )
  return seen.map(({ data }) => data).join('')
}

/** The top stone of the cairn, cut by the card's lower right corner. */
function stone({ width, height }: Size, inks: Inks): string {
  const { left, top, width: stoneWidth, outline, shade } = cairn.topStone.card
  const place = `translate(${width - 400} ${height - 250}) scale(${560 / stoneWidth}) translate(${-left} ${-top})`
  return `<g transform="${place}"><path d="${outline}" fill="${inks.amber}"/><path d="${shade}" fill="${inks.shade}"/></g>`
}
