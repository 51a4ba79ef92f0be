import { hydrateIsland } from '#components/islands/hydration/hydrate.client.ts'

hydrateIsland({
  name: 'dashboard',
  trigger: 'load',
  load: async () => (await import('#auth/dashboard/DashboardLive.client.ts')).DashboardLive,
})
