/**
 * Marks a list of utilities that stands outside a `className`, such as in a table of variants. A build writes a short class in
 * its place, as it does for those within (server/publish/assets/class-lists.ts).
 */
export const tw = (classes: string): string => classes
