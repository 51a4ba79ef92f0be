import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { htmlToMarkdown, initSync } from 'mdream/wasm'

// The library's WebAssembly: its native bindings are packages that npm leaves out of a lockfile made on another system.
const engine = createRequire(import.meta.url).resolve('mdream/wasm/mdream_edge_bg.wasm')
initSync({ module: readFileSync(engine) })

/** Plain HTML as Markdown, escaped so that text stays text. */
export const toMarkdown = (html: string): string => htmlToMarkdown(html, {}).trim()
