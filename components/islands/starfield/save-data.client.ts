/** Network Information API (https://wicg.github.io/netinfo/), in Chromium only. */
interface Connection {
  connection?: { saveData?: boolean }
}

/** Whether the visitor has turned on reduced data usage. */
export function savesData(): boolean {
  const { connection }: Navigator & Connection = navigator
  return connection?.saveData === true
}
