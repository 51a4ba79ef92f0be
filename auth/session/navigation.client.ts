import type { Navigation } from './access.ts'

export const navigation: Navigation = {
  open: (path) => window.location.assign(path),
  replace: (path) => window.location.replace(path),
  reload: () => window.location.reload(),
}
