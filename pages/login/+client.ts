import { returnMessageLink, takeMessageLink } from '#auth/message-link/take-link.client.ts'
import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'
import { askForSupply } from '#components/islands/runtime/supply.client.ts'
import { whenLoaded } from '#components/islands/runtime/when-loaded.client.ts'

// Before anything else: this call takes the link's token out of the page's address.
const link = takeMessageLink()

hydrateIsland({
  name: 'sign-in',
  when: whenLoaded,
  beforeReload: () => returnMessageLink(link),
  load: async (recover) => {
    const { signInLive } = await import('#auth/sign-in/SignInLive.client.ts')
    askForSupply()
    // The second import: what follows the first is the supply, which a live form asks for.
    const loadAccess = () => import('#auth/session/access.client.ts')
    return signInLive(link, loadAccess, recover)
  },
})
