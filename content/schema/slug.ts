/* Addresses made from titles and from names of files. */

/** The article whose address carries the product's name (specification, section 2). */
const namedAfterProduct = /^technical-backbone-product-movement-intelligence$/

/** The words of a text in lower case, joined by hyphens: 'Where it fails' becomes 'where-it-fails'. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/**
 * Whether a name can be the last part of an article's address. Hosts take `index` for the page of a folder, and `404` for
 * its not-found page.
 */
export const isAddressName = (name: string): boolean =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) && name !== 'index' && name !== '404'

/** The address of an article under /blog, from the name of its file and the name of the product. */
export function articleSlug(id: string, siteName: string): string {
  return namedAfterProduct.test(id) ? id.replace('product', slugify(siteName) || 'product') : id
}
