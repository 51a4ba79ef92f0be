import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { englishAddressOf } from '#content/page-addresses.server.ts'

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
export const everyPage: BuiltPage[] = builtFiles
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readBuilt(file)
    const address = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
    return {
      file,
      address,
      name: englishAddressOf(address) ?? address,
      html,
      document: new JSDOM(html).window.document,
    }
  })

/** French pages lie below /fr. Tests of English words look at the others. */
export const isFrench = ({ address }: Pick<BuiltPage, 'address'>) => address === '/fr' || address.startsWith('/fr/')
export const builtPages = everyPage.filter((one) => !isFrench(one))
export const frenchPages = everyPage.filter(isFrench)

export const isNotFound = ({ file }: BuiltPage) => file.endsWith('404.html')
export const isPrivate = ({ name }: Pick<BuiltPage, 'name'>) => name === '/login' || name === '/welcome'
const isPublic = (page: BuiltPage) => !isNotFound(page) && !isPrivate(page)
export const publicPages = builtPages.filter(isPublic)
export const frenchPublicPages = frenchPages.filter(isPublic)
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

/** Whether a page stands in both languages. A notice may stand in one. */
export const isPaired = ({ name }: BuiltPage): boolean => everyPage.filter((one) => one.name === name).length === 2

export function readBuilt(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

/** The text of every element that matches a selector, with white space folded. */
export function texts({ document }: BuiltPage, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
  )
}
