/** Where the header of the dashboard takes the account, by id: the header is static, the account is not. */
export const accountId = 'account'
