import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'

const folder = join('dist', 'client')

export interface BuiltPage {
  file: string
  /** Clean address: '/' for index.html, '/services' for services.html. */
  address: string
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
    return { file, address, html, document: new JSDOM(html).window.document }
  })

/** French pages lie below /fr. Tests of English words look at the others. */
export const isFrench = ({ address }: Pick<BuiltPage, 'address'>) => address === '/fr' || address.startsWith('/fr/')
export const builtPages = everyPage.filter((one) => !isFrench(one))
export const frenchPages = everyPage.filter(isFrench)

export const isNotFound = ({ file }: BuiltPage) => file.endsWith('404.html')
export const isPrivate = ({ file }: BuiltPage) =>
  ['login.html', 'welcome.html', 'fr/connexion.html', 'fr/bienvenue.html'].includes(file)
const isPublic = (page: BuiltPage) => !isNotFound(page) && !isPrivate(page)
export const publicPages = builtPages.filter(isPublic)
/** The public pages of all languages. */
export const everyPublicPage = everyPage.filter(isPublic)

export function page(address: string): BuiltPage {
  const found = everyPage.find((one) => one.address === address)
  if (!found)
    throw new Error(`${address} is not in dist/client. Built: ${builtPages.map((one) => one.address).join(' ')}`)
  return found
}

export function readBuilt(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

/** The text of every element that matches a selector, with white space folded. */
export function texts({ document }: BuiltPage, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
  )
}
