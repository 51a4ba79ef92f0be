import type { Output } from '#server/publish/publication.ts'
import { apiDescription } from '#words/api/description.ts'

/** The description of the API (OpenAPI 3.1). */
export const apiFiles: Output = () => [
  { file: 'openapi.json', text: `${JSON.stringify(apiDescription(), undefined, 2)}\n` },
]
