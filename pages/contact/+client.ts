import { sendEnquiryId } from '#components/islands/contact-form/send-enquiry-id.client.ts'
import { takeTopic } from '#components/islands/contact-form/take-topic.client.ts'
import { dropDraft } from '#components/islands/fields/draft.client.ts'
import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'
import { whenTouched } from '#components/islands/runtime/when-touched.client.ts'

// Enquiries sent without the island lead to #sent. The draft then still holds the sent enquiry.
if (location.hash === '#sent') dropDraft('contact-form')

hydrateIsland({
  name: 'contact-form',
  when: whenTouched,
  keepsDraft: true,
  // In two steps: of one expression Vite makes a function more, and the entry has no byte to spare.
  load: async () => {
    const island = await import('#components/islands/contact-form/ContactForm.island.tsx')
    return island.ContactForm
  },
})

// After the draft, whose topic is older.
takeTopic()

const idField = document.querySelector<HTMLInputElement>('#enquiry-id')
if (idField !== null) sendEnquiryId(idField)
