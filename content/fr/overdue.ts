/** Warnings of the build are for its operator, who reads English in both builds. */
export { overdueClaims } from '#content/en/overdue.ts'
