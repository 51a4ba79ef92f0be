import type { ReactNode } from 'react'
import { site } from '#content/facts/site.ts'
import { type CardShape, cardSizes } from '#server/document/social-image.ts'
import { contourArt, type Inks } from './contour-art.ts'
import { dataAddress, inTheDark } from './svg.ts'

/** The words of a card. */
export interface Card {
  /** Path of the page, which decides the fragment of the map. */
  path: string
  title: string
  /** Name of the page above, '' for pages directly under home. */
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

const paper: Inks = {
  ground: '#f4eee3',
  ink: '#141b33',
  mute: '#4a5068',
  glacier: '#2f6583',
  amber: '#f2a81d',
  shade: '#c98a0f',
}
const night: Inks = {
  ground: '#0e1630',
  ink: '#ece6d8',
  mute: '#bcb7ac',
  glacier: '#8fb8d0',
  amber: '#f2a81d',
  shade: '#c98a0f',
}

const margin = 56
const bar = 92
/** Ink on amber, in both grounds. */
const amberInk = '#0f1733'

/**
 * A page's card in one shape: the mark and the section above, the title over its own fragment of the map.
 * @param icon the site's icon, as SVG
 */
export function cardElement(card: Card, shape: CardShape, icon: string): CardElement {
  const { width, height } = cardSizes[shape]
  const isDark = card.path.startsWith('blog/') || card.path === ''
  const inks = isDark ? night : paper
  const mark = dataAddress(isDark ? inTheDark(icon) : icon)
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
      backgroundColor: '#f2a81d',
      color: amberInk,
      fontSize: 30,
      fontWeight: 800,
      letterSpacing: '-0.02em',
    },
    [section],
  )

/** Font size in pixels by the title's length. Tall cards have room for more lines. */
function titleSize(title: string, shape: CardShape): number {
  const room = shape === 'card' || shape === '16x9' ? 1 : 1.16
  const size = title.length <= 18 ? 148 : title.length <= 32 ? 124 : title.length <= 50 ? 104 : 88
  return Math.round(size * room)
}

function box(style: Record<string, string | number>, children: ReactNode): CardElement {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
