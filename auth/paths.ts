import { contactAbout } from '#content/schema/topic.ts'

/** Paths that sign-in leads to. None is ever read from a page's own address: there is no `next` or `redirect`. */
export const paths = { home: '/', signIn: '/login', dashboard: '/welcome', contact: contactAbout('support') } as const
