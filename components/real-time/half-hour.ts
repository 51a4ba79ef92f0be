import { copLog, type LogEntry } from '#content/day/words/rows.ts'

/** Ends of the timeline, in minutes after midnight: 15:00 and 15:30. */
const from = 900
const to = 930

export interface TimelineEvent extends LogEntry {
  /** Place on the line, in percent of its length. */
  x: number
}

/** Place of a time of day on the line, in percent of its length. */
export function placeOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return Number((((hours * 60 + minutes - from) / (to - from)) * 100).toFixed(2))
}

/** What happened around the short stop, placed on the half hour. */
export const halfHour = (): readonly TimelineEvent[] => copLog().map((entry) => ({ ...entry, x: placeOf(entry.time) }))
