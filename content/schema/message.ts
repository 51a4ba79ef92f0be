/** A message with a link, by the name that the auth service has for the link. */
export type LinkMessageName = 'invite' | 'recovery'

/** A notice about a change to an account. */
export type NoticeName = 'password-changed' | 'factor-added' | 'factor-removed'

/**
 * A message that a program can have the auth service send, though no page of the site requests it. Its template says so and
 * has neither link nor code; that of the service would have a link that signs in without a password.
 */
export type DeclinedName = 'magic-link' | 'email-change' | 'confirmation' | 'reauthentication'

/** The messages of the auth service, each by the file of its template. */
export type MessageName = LinkMessageName | NoticeName | DeclinedName

/** Words of a notice. `{{ .Email }}` stands for the address of the account (Go's html/template). */
export interface Notice {
  readonly subject: string
  readonly title: string
  readonly opening: string
  readonly rest: readonly string[]
}

/** Words of a message with a link. */
interface LinkMessage extends Notice {
  /** Label of the link, which is between the opening and the rest. */
  readonly link: string
  /** Introduces the address of the link as text. */
  readonly copy: string
}

/** Words of every message of the auth service. */
export type Messages = Readonly<Record<LinkMessageName, LinkMessage> & Record<NoticeName | DeclinedName, Notice>>
