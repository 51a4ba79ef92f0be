/** The description of the interface exists once, in English: of it a French page prints values alone. */
export { apiDescription } from '#content/en/api/description.ts'
