import { hydrateIsland } from '#components/islands/hydrate.client.ts'

hydrateIsland({
  name: 'dashboard',
  when: 'load',
  load: async () => (await import('#auth/dashboard/DashboardLive.client.ts')).DashboardLive,
})
