/** Why the dashboard sends a visitor to sign-in: who came without a session is told nothing. */
export type Farewell = 'signedOut' | 'ended'
