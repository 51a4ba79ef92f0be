/** Id of the element in the static header that the island fills with the account. */
export const accountId = 'account'
