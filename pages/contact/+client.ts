import { topicId } from '#components/islands/contact-form/topic.ts'
import { dropDraft } from '#components/islands/fields/draft.client.ts'
import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'

// Enquiries sent without the island lead to #sent. The draft then still holds the sent enquiry.
if (location.hash === '#sent') dropDraft('contact-form')

hydrateIsland({
  name: 'contact-form',
  trigger: 'touch',
  keepsDraft: true,
  // In two steps: of one expression Vite makes a function more, and the entry has no byte to spare.
  load: async () => {
    const island = await import('#components/islands/contact-form/ContactForm.island.tsx')
    return island.ContactForm
  },
})

// The topic that the page's address names, after the draft, whose topic is older. It leaves the address, so that a reload
// keeps what the visitor has chosen since. An unknown topic chooses nothing.
const topic = new URLSearchParams(location.search).get('topic')
if (topic !== null) {
  // A click reports the change to the draft.
  document.getElementById(topicId(topic))?.click()
  history.replaceState(null, '', location.pathname)
}

// A form that is sent as plain HTML, because its island is not there, sends the enquiry's id too, so that a repeat is
// recognised. Insecure addresses have no `randomUUID`, and send none.
const idField = document.querySelector<HTMLInputElement>('#enquiry-id')
idField?.form?.addEventListener('formdata', ({ formData }) => {
  idField.value ||= crypto.randomUUID?.() ?? ''
  formData.set('enquiry_id', idField.value)
})
