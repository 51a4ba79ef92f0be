/** A message with a link, by the name that the auth service has for the link. */
export type LinkMessageName = 'invite' | 'recovery'

/** A notice about a change to an account. */
export type NoticeName = 'password-changed' | 'factor-added' | 'factor-removed'

/** The messages of the auth service, each by the file of its template. */
export type MessageName = LinkMessageName | NoticeName

/** Words of a notice. `{{ .Email }}` stands for the address of the account (Go's html/template). */
export interface Notice {
  readonly subject: string
  readonly title: string
  readonly opening: string
  readonly rest: readonly string[]
}

/** Words of a message with a link. */
interface LinkMessage extends Notice {
  /** Label of the link, which stands between the opening and the rest. */
  readonly link: string
  /** Introduces the address of the link as text. */
  readonly copy: string
}

/** Words of every message of the auth service. */
export type Messages = Readonly<Record<LinkMessageName, LinkMessage> & Record<NoticeName, Notice>>
