import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { splitFile } from '#content/markdown/front-matter.ts'

const folder = 'content/fr/blog'

let known: ReadonlyMap<string, string> | undefined
/** A build looks at the files once, a development server for every request. */
const areFinal = process.env.NODE_ENV === 'production'

/**
 * The slug of each French article, which its front matter states, by the name of its file, which is that of the English
 * article. Both languages need it: English pages name their French pair.
 */
export function frenchSlugs(): ReadonlyMap<string, string> {
  known = known && areFinal ? known : read()
  return known
}

function read(): ReadonlyMap<string, string> {
  const root = join(process.cwd(), folder)
  if (!existsSync(root)) return new Map()
  const names = readdirSync(root).filter((name) => name.endsWith('.md'))
  return new Map(
    names.sort().flatMap((name) => {
      const slug = slugIn(readFileSync(join(root, name), 'utf8'))
      return slug === undefined ? [] : [[name.slice(0, -'.md'.length), slug] as const]
    }),
  )
}

/** The `address` of a file's front matter. What is wrong with it, the French build says with its line. */
function slugIn(source: string): string | undefined {
  const file = splitFile(source.replaceAll('\r\n', '\n'))
  try {
    const fields: unknown = parse(file?.yaml ?? '')
    return typeof fields === 'object' && fields !== null && 'address' in fields && typeof fields.address === 'string'
      ? fields.address
      : undefined
  } catch {
    return undefined
  }
}
