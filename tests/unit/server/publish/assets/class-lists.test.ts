import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { foldClassLists, readFolding, readStyleInputs } from '#server/publish/assets/class-lists.ts'
import { siteStyles } from '#server/publish/assets/styles.ts'
import { temporaryFolder } from '#tests/unit/server/local/temporary-folder.ts'

const component = `
export const Box = ({ open, className }) =>
  <p className="flex mt-2 own"><b className={open ? 'mt-2 flex' : className && 'hidden'}>
    <i className={\`\${tw('mt-2')} \${open ? 'block' : ''}\`} /></b></p>
const tw = (list) => list
export { tw }
`

/** A project with one component and a stylesheet. */
function project(): string {
  const root = temporaryFolder()
  mkdirSync(join(root, 'components'))
  mkdirSync(join(root, 'server/document'), { recursive: true })
  writeFileSync(join(root, 'components/Box.tsx'), component)
  writeFileSync(
    join(root, 'server/document/style.css'),
    "@theme inline { --spacing: 1px }\n@import 'tailwindcss/utilities.css' layer(utilities);\n.own { color: red }",
  )
  return root
}

it('gives each list of utilities one short class, in pages and scripts, and leaves other names', async () => {
  const root = project()
  const outDir = join(root, 'dist')
  await build({
    root,
    logLevel: 'error',
    plugins: [foldClassLists(root), react()],
    build: {
      outDir,
      minify: false,
      lib: { entry: join(root, 'components/Box.tsx'), formats: ['es'], fileName: 'box' },
      rolldownOptions: { external: /react/ },
    },
  })
  const { classes } = readStyleInputs(outDir)
  expect(Object.values(classes)).toEqual([['own', 'A', 'A', 'C', 'D', 'B']])
})

it('makes the rules of the lists, under their short classes, in the order of Tailwind', async () => {
  const root = project()
  const { lists } = await readFolding(root)
  const css = await siteStyles(['own', 'A', 'D'], { root, lists, files: [] })
  const rules = css.toString().replace(/\s+/g, ' ')
  expect(rules).toContain('.own { color: red; }')
  expect(rules).toContain('.A, .D { margin-top: 2px; } .A { display: flex; }')
  expect(rules).not.toContain('none')
})
