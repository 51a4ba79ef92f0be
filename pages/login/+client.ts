import { returnMessageLink, takeMessageLink } from '#auth/message-link/take-link.client.ts'
import { hydrateIsland } from '#components/islands/runtime/hydrate.client.ts'
import { whenLoaded } from '#components/islands/runtime/when-loaded.client.ts'

// Before anything else: this call takes the link's token out of the page's address.
const link = takeMessageLink()

hydrateIsland({
  name: 'sign-in',
  when: whenLoaded,
  beforeReload: () => returnMessageLink(link),
  load: async (recover) => {
    const { signInLive } = await import('#auth/sign-in/SignInLive.client.ts')
    // The second import: the build preloads in this order, so that the form is live before the auth client.
    const loadAccess = () => import('#auth/session/access.client.ts')
    return signInLive(link, loadAccess, recover)
  },
})
