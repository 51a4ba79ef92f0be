/* The layout of a social card: title, section and a fragment of the map. */

import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { amberLine, fixed, type Scheme, schemes } from '#components/palette.ts'
import { site } from '#content/facts/site.ts'
import { type CardShape, cardSizes } from '#server/document/addresses.ts'
import { srgb } from '#server/document/head.ts'
import { contourArt, type Inks } from './contour-art.ts'

/** The words of a card. */
export interface Card {
  /** Path of the page, which determines the fragment of the map. */
  path: string
  title: string
  /** Name of the parent page, '' for pages directly under home. */
  section: string
}

/** An element as satori reads it. */
interface CardElement {
  type: 'div' | 'img'
  key: null
  props: {
    style?: Record<string, string | number>
    src?: string
    width?: number
    height?: number
    children?: ReactNode
  }
}

/** The colours of a card in each colour scheme. */
const inksOf = (scheme: Scheme): Inks => ({
  ground: srgb(scheme === 'dark' ? schemes.dark.night : schemes.light.paper),
  ink: srgb(schemes[scheme].ink),
  mute: srgb(schemes[scheme].mute),
  glacier: srgb(schemes[scheme].glacier),
  amber: srgb(fixed.amber),
  shade: srgb(fixed.amberShade),
})

/** A `data:` address of an SVG, for an image inside another drawing. */
const dataAddress = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`

/** The site's icon in one scheme. The file follows the scheme by a media query, which satori and resvg skip. */
function iconIn(scheme: Scheme): string {
  const amber = scheme === 'dark' ? fixed.amber : amberLine
  const fills = `path{fill:${srgb(schemes[scheme].ink)}}.hot{fill:${srgb(amber)}}`
  return readFileSync('public/icon.svg', 'utf8').replace(/(?<=<style>).*(?=<\/style>)/, fills)
}

const margin = 56
const bar = 92

/** A page's card in one shape: the mark and the section above, the title over its own fragment of the map. */
export function cardElement(card: Card, shape: CardShape): CardElement {
  const { width, height } = cardSizes[shape]
  const scheme = card.path.startsWith('blog/') || card.path === '' ? 'dark' : 'light'
  const inks = inksOf(scheme)
  const mark = dataAddress(iconIn(scheme))
  const art = dataAddress(contourArt(card.path, { width, height }, inks))
  return box({ width, height, flexDirection: 'column', color: inks.ink, backgroundImage: `url(${art})` }, [
    box({ height: bar, borderBottom: `2px solid ${inks.ink}`, backgroundColor: inks.ground }, [
      box(
        {
          flexGrow: 1,
          alignItems: 'center',
          paddingLeft: margin,
          fontSize: 42,
          fontWeight: 800,
          letterSpacing: '-0.03em',
        },
        [
          { type: 'img', key: null, props: { src: mark, width: 52, height: 52, style: { marginRight: 16 } } },
          box({}, [site.name]),
        ],
      ),
      ...(card.section === '' ? [] : [sectionBlock(card.section)]),
    ]),
    box({ flexGrow: 1, flexDirection: 'column', justifyContent: 'space-between', padding: margin, paddingTop: 44 }, [
      box(
        {
          width: width - 2 * margin,
          fontSize: titleSize(card.title, shape),
          fontWeight: 800,
          lineHeight: 0.96,
          letterSpacing: '-0.045em',
          textWrap: 'balance',
        },
        [card.title],
      ),
      box({ fontFamily: 'Spline Sans Mono', fontSize: 24, color: inks.mute }, [
        new URL(site.url).hostname.replace(/^www\./, ''),
      ]),
    ]),
  ])
}

const sectionBlock = (section: string): CardElement =>
  box(
    {
      alignItems: 'center',
      padding: '0 40px',
      backgroundColor: srgb(fixed.amber),
      color: srgb(fixed.amberInk),
      fontSize: 30,
      fontWeight: 800,
      letterSpacing: '-0.02em',
    },
    [section],
  )

/** Font size in pixels by the title's length, so that no line overlaps the stone. Tall cards have room for more lines. */
function titleSize(title: string, shape: CardShape): number {
  const room = shape === 'card' || shape === '16x9' ? 1 : 1.16
  const size = title.length <= 18 ? 148 : title.length <= 32 ? 124 : title.length <= 40 ? 104 : 88
  return Math.round(size * room)
}

function box(style: Record<string, string | number>, children: ReactNode): CardElement {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
