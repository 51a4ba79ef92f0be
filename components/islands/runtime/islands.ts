/** Everything that runs in a browser, by the name on its marker. */
export type IslandName = 'starfield' | 'contact-form' | 'sign-in' | 'dashboard'
