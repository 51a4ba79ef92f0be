// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ContactForm } from '#components/islands/contact-form/ContactForm.island.tsx'
import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'
import { Island } from '#components/islands/runtime/Island.tsx'
import { whenTouched } from '#components/islands/runtime/when-touched.client.ts'
import { quietConsole } from '#tests/unit/quiet-console.ts'
import { contactFormProps } from './contact-form-props.ts'
import { stubFormService } from './form-service.ts'

let service: ReturnType<typeof stubFormService>
let arrive: () => void

quietConsole()

beforeEach(() => {
  service = stubFormService()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.body.innerHTML = renderToString(
    <Island name="contact-form" Component={ContactForm} props={contactFormProps} />,
  )
  const arrival = Promise.withResolvers<typeof ContactForm>()
  arrive = () => arrival.resolve(ContactForm)
  hydrateIsland({ name: 'contact-form', when: whenTouched, load: () => arrival.promise })
})

function find(selector: string): HTMLInputElement {
  const element = document.querySelector<HTMLInputElement>(selector)
  if (element === null) throw new Error(`No ${selector} in the document`)
  return element
}

async function fillAndSend(): Promise<void> {
  const user = userEvent.setup()
  await user.type(find('#firstName'), 'Ada')
  await user.type(find('#lastName'), 'Lovelace')
  await user.type(find('#message'), 'Where do they go?')
  await user.type(find('#email'), 'ada@transit.example{Enter}')
  await user.click(find('button'))
}

describe.each(['as it was built', 'with a node that an extension put in'])(
  'a submit before hydration of the form %s',
  (page) => {
    it('becomes one enquiry with all typed text', async () => {
      if (page !== 'as it was built') find('#email').before(document.createElement('password-manager-icon'))
      await fillAndSend()
      expect(service.requests).toHaveLength(0)
      arrive()
      await waitFor(() => expect(find('button').textContent).toBe('Sending...'))
      expect(service.requests.map(({ fields }) => fields)).toEqual([
        expect.objectContaining({ firstName: 'Ada', email: 'ada@transit.example', message: 'Where do they go?' }),
      ])
      service.accept()
      await waitFor(() => expect(find('h3').textContent).toBe('Message Sent Successfully'))
      expect(find('[data-island]').dataset.islandStatus).toBe('hydrated')
    })
  },
)
