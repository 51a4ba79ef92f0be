/**
 * Id of the template with the preloads of an island's supply, the scripts that it uses once it is live. In a template they
 * load nothing, and keep the hashes of their bytes, which an `import()` alone cannot state.
 */
export const supplyId = 'supply'
