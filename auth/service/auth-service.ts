/** The auth service of this build, as a page hands it to an island. */
export interface AuthService {
  /** Base address; `/` means the origin of the page. */
  authUrl: string
  /** Public (publishable) key. */
  authKey: string
}
