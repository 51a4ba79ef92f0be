/* Small functions by which each kind brings what an adapter printed into the form of what is expected. */

import type { Readings } from './kind.ts'
import { type Page, plain } from './records.ts'

export const day = (date: unknown): string | null => (typeof date === 'string' ? date.slice(0, 10) : null)
export const text = (value: unknown): string => (typeof value === 'string' ? plain(value) : '')
export const record = (value: unknown): Readings => (typeof value === 'object' && value !== null ? { ...value } : {})
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [])
export const list = (value: unknown): Readings[] => (Array.isArray(value) ? value.map(record) : [])
/** Words without marks, spaces and case, which programs set in their own way. */
export const bare = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

export const byPath = (pages: readonly Page[], of: (page: Page) => unknown) =>
  Object.fromEntries(pages.map((page) => [page.path, of(page)]))
export const picked = (printed: Readings, what: string, of: (value: unknown) => unknown): Readings =>
  what in printed ? { [what]: of(printed[what]) } : {}
export const mapped = (value: unknown, of: (one: unknown) => unknown): Readings =>
  Object.fromEntries(Object.entries(record(value)).map(([key, one]) => [key, of(one)]))

/** A fault of one page. */
export const fault = (path: string, what: string) => `/${path}: ${what}`
