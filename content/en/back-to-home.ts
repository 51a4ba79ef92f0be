import { typeset } from '#content/en/language/typography.ts'

/** The one link back to the home page, in headers and above titles. */
export const backToHome = typeset({ label: 'Back to Home', href: '/' } as const)
