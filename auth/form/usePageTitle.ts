import { useEffect } from 'react'

/** The title that the page was built with: its name, " | ", and the name of the site. Empty at build. */
const built = typeof document === 'undefined' ? '' : document.title

/** Names the page after a screen that has replaced its content. @param screen undefined for the page's own content */
export function usePageTitle(screen: string | undefined): void {
  useEffect(() => {
    if (screen === undefined) return
    document.title = built.replace(/^.*(?= \| )|^$/, screen)
    return () => {
      document.title = built
    }
  }, [screen])
}
