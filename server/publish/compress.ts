import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '#server/publish/files.ts'

const compressible = /\.(html|css|js|svg|json|txt|xml|md|webmanifest|ico)$/
/** Below this a compressed copy saves less than its own headers cost. */
const leastBytes = 200

/** Writes `.br` and `.gz` beside every text file of a folder, at the highest quality. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      if (bytes.length < leastBytes) return
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        promisify(gzip)(bytes, { level: 9 }),
      ])
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
    }),
  )
}
