import { dropDraft } from '#components/islands/draft.client.ts'
import { hydrateIsland } from '#components/islands/hydrate.client.ts'
import { whenTouched } from '#components/islands/when-touched.client.ts'

// Sent as plain HTML, where no island could empty the form.
if (location.hash === '#sent') dropDraft('contact-form')

hydrateIsland({
  name: 'contact-form',
  when: whenTouched,
  keepsDraft: true,
  load: async () => (await import('#components/islands/contact-form/ContactForm.island.tsx')).ContactForm,
})
