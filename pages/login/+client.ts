import { hydrateIsland } from '#components/islands/hydrate.client.ts'
import { whenLoaded } from '#components/islands/when.client.ts'

hydrateIsland({
  name: 'sign-in',
  when: whenLoaded,
  load: async () => (await import('#auth/sign-in/SignInLive.client.ts')).SignInLive,
})
