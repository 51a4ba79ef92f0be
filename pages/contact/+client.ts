import { topicId } from '#components/islands/contact-form/topic-ids.ts'
import { dropDraft } from '#components/islands/fields/draft.client.ts'
import { hydrateIsland } from '#components/islands/hydration/hydrate.client.ts'

// An enquiry sent without the island redirects to #sent. The draft then still contains the sent enquiry.
if (location.hash === '#sent') dropDraft('contact-form')

hydrateIsland({
  name: 'contact-form',
  trigger: 'touch',
  keepsDraft: true,
  load: async () => (await import('#components/islands/contact-form/ContactForm.island.tsx')).ContactForm,
})

// Applies the topic in the page's address after the draft, whose topic is older. Removes it from the address, so that a
// reload keeps a later choice. Ignores an unknown topic.
const topic = new URLSearchParams(location.search).get('topic')
if (topic !== null) {
  // A click reports the change to the draft.
  document.getElementById(topicId(topic))?.click()
  history.replaceState(null, '', location.pathname + location.hash)
  // A test, which the page shows with its topic.
  document.querySelector(':target')?.scrollIntoView()
}

// A form submitted as plain HTML also sends the enquiry's id, so that a repeat is recognised. Insecure origins have no
// `randomUUID`, and send none.
const idField = document.querySelector<HTMLInputElement>('#enquiry-id')
idField?.form?.addEventListener('formdata', ({ formData }) => {
  idField.value ||= crypto.randomUUID?.() ?? ''
  formData.set('enquiry_id', idField.value)
  // While the page shows the test of a sector or a service, the subject ends with its name.
  const test = document.querySelector<HTMLElement>('[data-subject]:target')
  if (test?.offsetParent) formData.set('subject', test.dataset.subject ?? '')
})
