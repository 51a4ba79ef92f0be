import { createElement } from 'react'
import { openAccess } from '#auth/access.client.ts'
import type { AuthService } from '#auth/access.ts'
import { SignIn } from './SignIn.island.tsx'

/** The island with its way to the auth service: one import, so that client and React are fetched side by side. */
export function SignInLive(service: AuthService) {
  return createElement(SignIn, { ...service, openAccess })
}
