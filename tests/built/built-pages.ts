/* The pages of the last build, parsed, and small functions that read them. Every test of built pages uses it. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { z } from 'zod'
import { englishAddressOf } from '#content/page-addresses.server.ts'
import { fold } from './word-blocks.ts'

const folder = join('dist', 'client')

export interface BuiltPage {
  file: string
  /** Clean address: '/' for index.html, '/services' for services.html. */
  address: string
  /** The English address, by which code and tests name a page of either language. */
  name: string
  html: string
  document: Document
}

/** Every file of the built site, with forward slashes. */
export const builtFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.[a-z\d]+$/i.test(file))
  .sort()

/** The pages of all languages. */
export const everyPage: BuiltPage[] = builtFiles.filter((file) => file.endsWith('.html')).map(builtPage)

function builtPage(file: string): BuiltPage {
  const html = readBuilt(file)
  const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
  let parsed: Document | undefined
  return {
    file,
    address,
    name: englishAddressOf(address) ?? address,
    html,
    // Parsed on first use, because all pages together take seconds.
    get document() {
      parsed ??= new JSDOM(html).window.document
      return parsed
    },
  }
}

/** French pages lie below /fr. Tests of English words look at the others. */
export const isFrench = ({ address }: Pick<BuiltPage, 'address'>) => address === '/fr' || address.startsWith('/fr/')
export const builtPages = everyPage.filter((one) => !isFrench(one))
export const frenchPages = everyPage.filter(isFrench)

export const isNotFound = ({ file }: BuiltPage) => file.endsWith('404.html')
export const isPrivate = ({ name }: Pick<BuiltPage, 'name'>) => name === '/login' || name === '/welcome'
const isPublic = (page: BuiltPage) => !isNotFound(page) && !isPrivate(page)
export const publicPages = builtPages.filter(isPublic)
const frenchPublicPages = frenchPages.filter(isPublic)
/** The public pages of all languages. */
export const everyPublicPage = everyPage.filter(isPublic)

export function page(address: string): BuiltPage {
  const found = everyPage.find((one) => one.address === address)
  if (!found)
    throw new Error(`${address} is not in dist/client. Built: ${everyPage.map((one) => one.address).join(' ')}`)
  return found
}

/** The pages of each language, whose words tests compare with one another. */
export const inEachLanguage = [
  { tag: 'en-CA', home: '/', prefix: '', pages: builtPages, publicPages },
  { tag: 'fr-CA', home: '/fr', prefix: '/fr', pages: frenchPages, publicPages: frenchPublicPages },
] as const

/** A page in French, by its English address. */
export function inFrench(name: string): BuiltPage {
  const found = frenchPages.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is not in dist/client in French`)
  return found
}

/** Whether a page is in both languages. A notice may be in one. */
export const isPaired = ({ name }: BuiltPage): boolean => everyPage.filter((one) => one.name === name).length === 2

export function readBuilt(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

/** The text of an element, with white space folded. */
export const textOf = (element: Element | null): string => fold(element?.textContent ?? '')

/** The text of every element that matches a selector. */
export const textsIn = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(textOf)

/** The first element that matches a selector. @throws {Error} when none does */
export function first(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector)
  if (!found) throw new Error(`Nothing on the page is ${selector}`)
  return found
}

/** The words of a page between its header and its footer. */
export const mainOf = (address: string): string => textOf(first(page(address).document, 'main'))

/** The last section of a page, with its call to action. */
export const closingOf = (address: string): Element => first(page(address).document, 'main > section:last-of-type')

/** Where the links of an element with such a text lead. */
export const hrefsCalled = (root: ParentNode, name: RegExp): (string | null)[] =>
  [...root.querySelectorAll('a')].filter((link) => name.test(textOf(link))).map(routeOf)

/** The section of a page with this heading or label. */
export function sectionOf(address: string, name: string): Element {
  const sections = [...page(address).document.querySelectorAll('main section')]
  const names = (section: Element) => textsIn(section, 'h1, h2, h3, p').filter((text) => text.length < 60)
  const found = sections.find((section) => names(section).includes(name))
  if (!found) throw new Error(`${address} has no section '${name}'. It has: ${sections.flatMap(names).join(' | ')}`)
  return found
}

/** Every link below an element, as '/address label'. */
export const linksIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll('a')].map((link) => `${routeOf(link)} ${textOf(link)}`)

export const hrefsIn = (root: ParentNode): (string | null)[] => [...root.querySelectorAll('a')].map(routeOf)

/** The address of a link as the specification names it: without the topic and the test that links to /contact carry. */
const routeOf = (link: Element): string | null =>
  link.getAttribute('href')?.replace(/^\/contact\?topic=\w+(#test-\w+)?$/, '/contact') ?? null

/** The content of a `<meta>` by its name or property. */
export const metaOf = ({ document }: { document: Document }, name: string): string | undefined =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined

/** A node of structured data, or a value in it. */
type Value = string | number | boolean | GraphNode | Value[]
export interface GraphNode {
  [property: string]: Value
}

/** The nodes of a page's structured data, which is in one script. */
export function graphOf(address: string): GraphNode[] {
  const scripts = page(address).document.querySelectorAll('script[type="application/ld+json"]')
  if (scripts.length !== 1) throw new Error(`${address} has ${scripts.length} scripts of structured data, not one`)
  return (JSON.parse(scripts[0]?.textContent ?? '') as { '@graph': GraphNode[] })['@graph']
}

/** The first node of a type in the structured data of a page. */
export function nodeOf(address: string, type: string): GraphNode {
  const nodes = graphOf(address)
  const found = nodes.find((node) => node['@type'] === type)
  if (!found) throw new Error(`${address} describes no ${type}, but ${nodes.map((node) => node['@type']).join(', ')}`)
  return found
}

const listSchema = z.object({
  name: z.string().min(1),
  description: z.string().min(1),
  itemListElement: z.array(z.object({ name: z.string(), description: z.string().min(1), url: z.string() })),
})

/** The name and address of each item of a page's item list. Fails without a description of the list or of an item. */
export function itemListOf(address: string): { name: string; url: string }[] {
  return listSchema.parse(nodeOf(address, 'ItemList')).itemListElement.map(({ name, url }) => ({ name, url }))
}
