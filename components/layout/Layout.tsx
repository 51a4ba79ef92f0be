import type { ReactNode } from 'react'
import type { Ground } from '#components/ui/Section.tsx'
import { layout } from '#words/layout.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

interface LayoutProps {
  /** Ground of the header: that of the page's first section. */
  ground?: Ground
  /** Path of the page, which the navigation marks as current. */
  current: string
  /** Header of a page for clients, in place of the public one. */
  header?: ReactNode
  children: ReactNode
}

/** Frame of every page: skip link, header, main content and footer. */
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
