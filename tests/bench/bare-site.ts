import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { syntheticArticle, syntheticId } from '#tests/bench/synthetic-article.ts'

/** The least that a Vike page of HTML can be: the words of a Markdown file in an `<article>`, and no component at all. */
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
const before = performance.now()
await build({ viteConfig: { logLevel: 'error' } })
const [wallMs, peakKb] = [performance.now() - before, process.resourceUsage().maxRSS]
const steps = { pages: { wallMs, peakKb } }
writeFileSync(process.argv[2], JSON.stringify({ steps, wallMs: performance.now() - started, peakKb }))
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
  'pages/@slug/+Page.ts': `export const Page = ({ html }) => \`<article>\${html}</article>\`
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

/** Writes that site with `count` synthetic articles into a new temporary folder. */
export function makeBareSite(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairnline-bare-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
  for (let index = 0; index < count; index += 1) write(`articles/${syntheticId(index)}.md`, syntheticArticle(index))
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}
