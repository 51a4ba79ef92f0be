import { expect, it } from 'vitest'
import { pageKind } from '#server/publish/assets/page-kind.ts'

it.each([
  ['index.html', 'index'],
  ['services.html', 'services'],
  ['services/movement.html', 'services/*'],
  ['blog/from-signal-to-site-mesh-network-localization.html', 'blog/*'],
  ['about/precision.html', 'about/precision'],
  ['security/certifications.html', 'security/certifications'],
  ['404.html', '404'],
  ['services/404.html', '404'],
])('%s is of kind %s', (file, kind) => {
  expect(pageKind(file)).toBe(kind)
})
