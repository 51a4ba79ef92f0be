import type { ReactNode } from 'react'
import type { Ground } from './Section.tsx'

/** Cards in a ruled grid of four columns, or as many as are given, of two or of one, which appear one after another. */
export function Cards({ columns = 4, children }: { columns?: number; children: ReactNode }) {
  return (
    <ul
      className={['cards numbered staggered not-last:border-b-0 print:block print:columns-2', grids[columns]]
        .join(' ')
        .trim()}
    >
      {children}
    </ul>
  )
}

/** The grid of a wide page, by its columns. In two columns, the last of an odd number takes its row. */
const grids: Record<number, string> = {
  2: 'plates:grid-cols-6',
  3: 'plates:grid-cols-9 max-plates:*:last:col-span-full',
  5: 'plates:grid-cols-[repeat(15,minmax(0,1fr))] max-plates:*:last:col-span-full',
}

interface CardProps {
  ground?: Ground | undefined
  /** It fills the box that `cardPicture` gives it. */
  picture: ReactNode
  /** Small words above the title. */
  mark: ReactNode
  /** Whether the mark is a number, which a phone leaves out. */
  isNumber?: boolean
  title: ReactNode
  as: 'h2' | 'h3'
  /** Where the whole card leads. */
  href: string
  text: string
  /** At the foot of the card. */
  children?: ReactNode
}

/** A card: picture, title and text. All of it is the link. On a phone, the picture is beside the words. */
export function Card({
  ground = 'paper',
  picture,
  mark,
  isNumber = false,
  title,
  as: Heading,
  href,
  text,
  children,
}: CardProps) {
  return (
    <li className={`group ${cardBesidePicture} ${ground}`}>
      {picture}
      <div className="grid flex-1 content-start gap-2 px-in pt-3 pb-4 max-narrow:col-1 max-narrow:row-1 print:gap-1 print:py-2">
        <p className={isNumber ? 'marginal max-narrow:hidden' : 'marginal'}>{mark}</p>
        <Heading className="card-title wrap-anywhere hyphens-auto">
          <a className={coversCard} href={href}>
            {title}
          </a>
        </Heading>
        <p className="text-ui">{text}</p>
      </div>
      {children}
    </li>
  )
}

/** A link that covers its card (`group relative`), and shows that it is one when the card is pointed at. */
export const coversCard =
  'no-underline group-hover:underline group-hover:decoration-3 after:absolute after:inset-0 print:after:content-none'

/** A card whose picture is above its words, and beside them on a phone. */
export const cardBesidePicture = 'card max-narrow:grid max-narrow:grid-cols-[minmax(0,1fr)_28%]'

/** Box of a card's picture: 16:10, and beside the words on a phone, as high as they are. */
export const cardPicture =
  'aspect-16/10 border-b border-rule max-narrow:col-2 max-narrow:row-1 max-narrow:aspect-auto max-narrow:h-0 max-narrow:min-h-full max-narrow:border-b-0'
