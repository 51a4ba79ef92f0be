import { filesBelow, readPages } from '#server/publish/files.ts'

/** What the written pages need beside them: small lists, however many pages there are. */
export interface PageNeeds {
  /** Paths below the site's folder, as pages name them. */
  assets: ReadonlySet<string>
  /** Inline styles and scripts, each once: a thousand pages share one of each. */
  inline: ReadonlySet<string>
  /** Of every page that loads any. */
  scripts: readonly PageScripts[]
}

/** Scripts that a page names. Paths are below the site's folder. */
export interface PageScripts {
  /** The page, as its file. */
  page: string
  loaded: readonly string[]
  preloaded: readonly string[]
}

const asset = /assets\/[\w./-]+/g
/** Their text ends at the first end tag, whatever stands in it (HTML standard, "raw text"). Data is left alone. */
const inlineElement = /<(style|script)\b(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>[\s\S]*?<\/\1>/g
const scriptSource = /<script[^>]*\bsrc="\/([^"]+)"/g
const preload = /<link rel="modulepreload"[^>]*\bhref="\/([^"]+)"/g

/** Reads the written pages of a site, once for all that come after: no later step changes a page. */
export async function readNeeds(folder: string): Promise<PageNeeds> {
  const assets = new Set<string>()
  const inline = new Set<string>()
  const scripts: PageScripts[] = []
  for (const { file: page, html } of readPages(folder, await filesBelow(folder))) {
    for (const [name] of html.matchAll(asset)) assets.add(name)
    for (const [element] of html.matchAll(inlineElement)) inline.add(element)
    const named = (address: RegExp) => [...html.matchAll(address)].map((match) => match[1] ?? '')
    const [loaded, preloaded] = [named(scriptSource), named(preload)]
    if (loaded.length + preloaded.length > 0) scripts.push({ page, loaded, preloaded })
  }
  return { assets, inline, scripts }
}
