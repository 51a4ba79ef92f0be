import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'

hydrateIsland({
  name: 'dashboard',
  trigger: 'load',
  load: async () => (await import('#auth/dashboard/DashboardLive.client.ts')).DashboardLive,
})
