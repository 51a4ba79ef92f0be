import { type BuiltPage, page } from '#tests/dist/site.ts'

/** The text of an element, with white space folded. */
export function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The words of a page between its header and its footer. */
export function mainOf(address: string): string {
  return textOf(first(page(address).document, 'main'))
}

/** Every link below an element, as '/address label'. */
export function linksIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('a')].map((link) => `${routeOf(link)} ${textOf(link)}`)
}

/** The links of a page between its header and its footer, as '/address label'. */
export function mainLinks(address: string): string[] {
  return linksIn(first(page(address).document, 'main'))
}

export function hrefsIn(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll('a')].map(routeOf)
}

/** The address of a link as the specification names it: without the topic that links to /contact carry. */
function routeOf(link: Element): string | null {
  return link.getAttribute('href')?.replace(/^\/contact\?topic=\w+$/, '/contact') ?? null
}

/** The section of a page with this heading or marginal note. */
export function sectionOf(address: string, name: string): Element {
  const { document }: BuiltPage = page(address)
  const sections = [...document.querySelectorAll('main section')]
  const names = (section: Element) => [...section.querySelectorAll('h1, h2, h3, .marginal')].map(textOf)
  const found = sections.find((section) => names(section).includes(name))
  if (!found) throw new Error(`${address} has no section '${name}'. It has: ${sections.flatMap(names).join(' | ')}`)
  return found
}

/** The first element that matches a selector. @throws {Error} when none does */
export function first(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector)
  if (!found) throw new Error(`Nothing on the page is ${selector}`)
  return found
}

export function textsIn(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf)
}
