import type { Accounts } from '#server/local/auth/accounts.ts'
import { messageLink, readMailbox } from '#server/local/auth/mailbox.ts'
import { dataPaths } from '#server/local/data-folder.ts'
import type { ClientDirectory } from './directory.ts'

/** The clients of the local host, whose messages are files. */
export function localClients(accounts: Accounts, folder: string): ClientDirectory {
  return {
    place: 'the local host',
    add: ({ email, password }, language) => accounts.addClientWithInitialPassword(email, password, language),
    invite: async (email, language) => {
      await accounts.inviteClient(email, language)
      const { messages } = await readMailbox(dataPaths.messages(folder))
      const message = messages.findLast(({ to }) => to === email.toLowerCase())
      const link = message && messageLink(message)
      return `Invited to the local host:\n  email     ${email}\n  link      ${link}\n  message   npm run inbox\n`
    },
    remove: accounts.removeClient,
    resetFactors: accounts.resetFactors,
    list: async () =>
      Promise.all(
        (await accounts.listClients()).map(async ({ id, ...account }) => {
          const factors = (await accounts.factors.list(id)).filter(({ status }) => status === 'verified')
          return { ...account, factors: factors.length }
        }),
      ),
  }
}
