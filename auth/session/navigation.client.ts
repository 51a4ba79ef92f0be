import type { Navigation } from './access.ts'

/** Navigation of the browser. Tests of sign-in pass one that only records where it would lead. */
export const navigation: Navigation = {
  open: (path) => window.location.assign(path),
  replace: (path) => window.location.replace(path),
  reload: () => window.location.reload(),
}
