/** A fragment of an address that contains values, such as a token: ids of sections have neither of the two signs. */
export const valueFragment = /[=%]/
