import { hydrateIsland } from '#components/islands/hydrate.client.ts'

hydrateIsland({
  name: 'contact-form',
  when: 'interaction',
  load: async () => (await import('#components/islands/contact-form/ContactForm.island.tsx')).ContactForm,
})
