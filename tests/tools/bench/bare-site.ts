import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ownFolder } from './folders.ts'
import { syntheticArticle, syntheticId } from './synthetic-article.ts'

/**
 * How a bare page is rendered. `text`: as a string, the cheapest HTML-only page with Vike. `react`: by React, like Vike's
 * own examples of HTML-only pages and like this site.
 */
export type Drawing = 'text' | 'react'

/** The words of a Markdown file in an `<article>` below a title: no layout, no styles, no further head. */
const files = {
  'package.json': '{ "type": "module" }',
  'vite.config.ts': `import vike from 'vike/plugin'
export default { plugins: [vike()] }
`,
  'pages/+config.ts': `export default {
  prerender: { noExtraDir: true },
  clientRouting: false,
  trailingSlash: false,
  server: false,
  ai: { skill: false },
  onRenderHtml: 'import:../onRenderHtml.ts:onRenderHtml',
  meta: { Page: { env: { server: true, client: false } } },
}
`,
  'measured-build.ts': `import { writeFileSync } from 'node:fs'
process.env.NODE_ENV = 'production'
const started = performance.now()
const { build } = await import('vike/api')
const [before, spent] = [performance.now(), cpu()]
await build({ viteConfig: { logLevel: 'error' } })
const [wallMs, cpuMs, peakKb] = [performance.now() - before, cpu() - spent, process.resourceUsage().maxRSS]
const steps = { pages: { wallMs, cpuMs, peakKb } }
writeFileSync(process.argv[2], JSON.stringify({ steps, wallMs: performance.now() - started, cpuMs: cpu(), peakKb }))
function cpu() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
`,
  'onRenderHtml.ts': `import { dangerouslySkipEscape, escapeInject } from 'vike/server'

export function onRenderHtml({ data, Page }) {
  return escapeInject\`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>\${data.title}</title></head>
<body>\${dangerouslySkipEscape(Page(data))}</body>
</html>\`
}
`,
  'pages/@slug/+data.ts': `import { readFile } from 'node:fs/promises'
import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt({ html: false, typographer: true })

export async function data({ routeParams: { slug } }) {
  const source = await readFile(\`articles/\${slug}.md\`, 'utf8')
  const body = source.slice(source.indexOf('\\n---', 3) + 4)
  return { title: /^title: (.*)$/m.exec(source)[1], html: markdown.render(body) }
}
`,
  'pages/@slug/+onBeforePrerenderStart.ts': `import { readdirSync } from 'node:fs'

export const onBeforePrerenderStart = () => readdirSync('articles').map((name) => '/' + name.slice(0, -3))
`,
} as const

/** The sources of `pages/@slug/+Page.ts`. */
const pages: Record<Drawing, string> = {
  text: `export const Page = ({ html }) => \`<article>\${html}</article>\`
`,
  react: `import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const Article = ({ html }) => createElement('article', { dangerouslySetInnerHTML: { __html: html } })
export const Page = (data) => renderToStaticMarkup(createElement(Article, data))
`,
}

/** Writes a bare site with `count` synthetic articles into a new temporary folder. */
export function makeBareSite(count: number, drawing: Drawing): string {
  const folder = ownFolder(mkdtempSync(join(tmpdir(), 'cairnline-bare-')))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [file, text] of Object.entries({ ...files, 'pages/@slug/+Page.ts': pages[drawing] })) write(file, text)
  for (let index = 0; index < count; index += 1) write(`articles/${syntheticId(index)}.md`, syntheticArticle(index))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}
