const names = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host name, as `URL` writes it, is loopback. */
export function isLoopback(hostname: string): boolean {
  return names.has(hostname)
}
