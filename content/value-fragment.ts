/** A fragment of an address that holds values, such as a token: ids of sections have neither of the two signs. */
export const valueFragment = /[=%]/
