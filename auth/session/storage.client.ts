import { parseSession } from '#auth/service/session.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SessionStorage extends Area {
  /** Whether another page of this site will find a session here. */
  outlivesPage: () => boolean
}

/**
 * Storage for the session of one page: localStorage; sessionStorage where that throws or is full; memory, for this page
 * only, where both fail because site data is blocked. Never throws. A text under `sessionKey` that is not a session is
 * removed when it is read.
 */
export function createSessionStorage(sessionKey: string): SessionStorage {
  const memory = new Map<string, string>()
  const inMemory: Area = {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  }
  // Functions, because even accessing a blocked storage area throws.
  const lasting = [() => window.localStorage, () => window.sessionStorage]
  const areas = [...lasting, () => inMemory]

  function read(key: string): string | null {
    for (const area of areas) {
      const value = attempt(() => area().getItem(key))
      if (typeof value === 'string') return value
    }
    return null
  }

  function removeItem(key: string): void {
    for (const area of areas) attempt(() => area().removeItem(key))
  }

  return {
    getItem(key) {
      const value = read(key)
      if (value === null || key !== sessionKey || parseSession(value)) return value
      removeItem(key)
      return null
    },
    setItem(key, value) {
      let isWritten = false
      for (const area of areas) {
        // Overwrites without removing first, because another tab would take the gap for a sign-out.
        if (!isWritten && write(area, key, value)) isWritten = true
        // Removes the old value from a full area, because it would be read before the new one.
        else attempt(() => area().removeItem(key))
      }
    },
    removeItem,
    outlivesPage: () => lasting.some((area) => typeof attempt(() => area().getItem(sessionKey)) === 'string'),
  }
}

function write(area: () => Area, key: string, value: string): boolean {
  const written = attempt(() => {
    area().setItem(key, value)
    return true
  })
  return written === true
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
