const cardinals = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** A count as English prose writes it: in words to twelve, then in figures. */
export const cardinal = (count: number): string => cardinals[count] ?? whole(count)

/** A whole number for print, with its thousands set off: 1606 is '1,606'. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-CA')

/** A number with so many decimals and a true minus sign. */
export const decimal = (value: number, decimals: number): string => value.toFixed(decimals).replace('-', '−')
