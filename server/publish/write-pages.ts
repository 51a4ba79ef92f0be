/* Writes the documents of all pages, and the list of them. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deferredPreloadsId } from '#components/islands/hydration/islands.ts'
import { oncePer } from '#content/once.ts'
import { documentHtml, type PageDocument } from '#server/document/document.ts'
import { sha384 } from '#server/publish/assets/integrity.ts'
import { printAndContrastMedia } from '#server/publish/assets/style-rules.ts'
import { policyElement } from '#server/publish/headers/content-security-policy.ts'
import type { Page, PageEntry, WrittenPage } from './page.ts'

/** The list of pages beside the site's folder, for tools and tests. */
export const pagesFile = (site: string): string => join(dirname(site), 'pages.json')

/** Writes the complete document of every page into the site's folder. */
export function writePages(site: string, pages: readonly Page[]): void {
  for (const folder of new Set(pages.map(({ file }) => dirname(join(site, file)))))
    mkdirSync(folder, { recursive: true })
  for (const page of pages) {
    const { file, path, document, styles, laterStyles } = page
    const inlineStyles = laterStyles ? [...styles, laterStyles.css] : styles
    const html = documentHtml(withLaterStyles(page), {
      policy: policyElement({ path, styles: inlineStyles, script: document.script }),
      bodyStart: fontPreloads(styles),
      styles: styles.map(styleElement).join(''),
      scripts: `${scriptTags(site, page)}${printLink(page)}`,
    })
    writeFileSync(join(site, file), html)
  }
}

const styleElement = (css: string): string => `<style>${css}</style>`

/** The document with the styles that follow its first section. */
function withLaterStyles({ document, laterStyles }: Page): PageDocument {
  if (!laterStyles) return document
  const { css, offset } = laterStyles
  return { ...document, body: `${document.body.slice(0, offset)}${styleElement(css)}${document.body.slice(offset)}` }
}

/** Writes the list of the pages of all languages beside the site's folder. */
export function writePageList(site: string, pages: readonly WrittenPage[]): void {
  const entries = pages.map(
    ({ id, kind, name, path, file, language, isPrivate, scripts }): PageEntry => ({
      id,
      kind,
      name,
      path,
      file,
      language,
      isPrivate,
      scripts,
    }),
  )
  writeFileSync(pagesFile(site), `${JSON.stringify(entries, undefined, 2)}\n`)
}

/**
 * Preloads of the web fonts of a page's styles: a browser requests them before it has computed any style, which would name
 * them.
 */
function fontPreloads(styles: readonly string[]): string {
  const files = new Set(styles.flatMap(fontsOf))
  return [...files].map((file) => `<link rel="preload" href="${file}" as="font" crossorigin>`).join('')
}

/** The addresses of the web fonts of a style, which pages of a kind share. */
const fontsOf = oncePer((css: string): readonly string[] => css.match(/\/assets\/[\w./-]+\.woff2/g) ?? [])

/** Tags of a page's scripts, with integrity hashes (W3C Subresource Integrity). */
function scriptTags(site: string, { scripts }: Page): string {
  if (scripts === undefined) return ''
  const attributes = (file: string, name: 'src' | 'href') => hashed(site, file, name)
  // Low priority: by default 65 kB of modules would delay the font, which is needed first.
  const preload = (file: string) => `<link rel="modulepreload" fetchpriority="low" ${attributes(file, 'href')}>`
  return [
    ...scripts.preloaded.map(preload),
    ...(scripts.deferred.length === 0
      ? []
      : [`<template id="${deferredPreloadsId}">${scripts.deferred.map(preload).join('')}</template>`]),
    `<script ${attributes(scripts.entry, 'src')} type="module" async></script>`,
  ].join('')
}

/**
 * Tag of the print stylesheet. Other visits fetch it last. It has no integrity hash, because styles run no code and a hash
 * would add 75 bytes to each page.
 */
const printLink = ({ printStyles }: Page): string =>
  `<link rel="stylesheet" href="/${printStyles}" media="${printAndContrastMedia}">`

const hashed = (site: string, file: string, name: 'src' | 'href'): string =>
  `${name}="/${file}" integrity="${sha384(join(site, file))}"`
