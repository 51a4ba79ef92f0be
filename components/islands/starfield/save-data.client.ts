/** Network Information API (https://wicg.github.io/netinfo/), which only Chromium has. */
interface Connection {
  connection?: { saveData?: boolean }
}

/** The visitor has asked for sites to do less. */
export function savesData(): boolean {
  const { connection }: Navigator & Connection = navigator
  return connection?.saveData === true
}
