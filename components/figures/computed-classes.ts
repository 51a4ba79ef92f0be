/** Classes whose numbers come from drawings. They are written here because Tailwind finds only names that it reads whole. */
const names = [
  ...['labels-252', 'labels-360', 'labels-448', 'labels-450', 'labels-460', 'labels-462'],
  ...['labels-480', 'labels-600', 'labels-624', 'labels-840', 'labels-1200'],
  ...['opens-at-24', 'opens-at-64'],
]

/** A class of the list. @throws {Error} for another, which development would leave without its rule */
export function computedClass(name: string): string {
  if (!names.includes(name))
    throw new Error(`A drawing has the class ${name}. Add it to the list in components/figures/computed-classes.ts.`)
  return name
}
