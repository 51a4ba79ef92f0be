const two = (value: number) => String(Math.floor(value)).padStart(2, '0')

/** Minutes after midnight as a time of day: 914 is '15:14', 1440 is '24:00'. */
export const clockTime = (minutes: number): string => `${two(minutes / 60)}:${two(minutes % 60)}`

/** Minutes as a length of time: 14 is '14 min', 1357 is '22 h 37 min'. */
export const duration = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`

/** The same for a label, where room is short: 718 is '11 h 58'. */
export const shortDuration = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`
