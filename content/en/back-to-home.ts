/** The one link back to the home page, in headers and above titles. */
export const backToHome = { label: 'Back to Home', href: '/' } as const
