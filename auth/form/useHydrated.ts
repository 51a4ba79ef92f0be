import { useSyncExternalStore } from 'react'

/** False at build and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
}

function unchanging() {
  return () => {}
}
