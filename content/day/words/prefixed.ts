/** Words with a prefix before each key: `prefixed('query.one', { p50: '5' })` is `{ 'query.one.p50': '5' }`. */
export const prefixed = <Prefix extends string, Words extends Readonly<Record<string, string>>>(
  prefix: Prefix,
  words: Words,
) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [`${prefix}.${key}`, word])) as {
    readonly [Key in keyof Words & string as `${Prefix}.${Key}`]: string
  }
