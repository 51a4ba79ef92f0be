import { hydrateIsland } from '#components/islands/hydrate.client.ts'

hydrateIsland({
  name: 'sign-in',
  when: 'load',
  load: async () => (await import('#auth/sign-in/SignInLive.client.ts')).SignInLive,
})
