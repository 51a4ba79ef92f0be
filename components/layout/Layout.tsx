import type { ReactNode } from 'react'
import type { Ground } from '#components/ui/Section.tsx'
import { layout } from '#content/en/layout.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

interface LayoutProps {
  /** Ground of the header, to run into the page's first section. */
  ground?: Ground
  /** Path of the page, for the mark in the navigation. */
  current: string
  /** Another header, for the pages of clients. */
  header?: ReactNode
  children: ReactNode
}

/** What every page has around its sections: the skip link, a header and the footer. */
export function Layout({ ground = 'paper', current, header, children }: LayoutProps) {
  return (
    <>
      <a className="skip" href="#main">
        {layout.skip}
      </a>
      {header ?? <Header ground={ground} current={current} />}
      <main id="main">{children}</main>
      <Footer />
    </>
  )
}
