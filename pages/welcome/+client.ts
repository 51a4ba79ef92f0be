import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'
import { whenLoaded } from '#components/islands/runtime/when-loaded.client.ts'

hydrateIsland({
  name: 'dashboard',
  when: whenLoaded,
  load: async () => (await import('#auth/dashboard/DashboardLive.client.ts')).DashboardLive,
})
