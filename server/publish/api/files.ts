import { apiDescription } from '#content/en/api/description.ts'
import type { Output } from '#server/publish/publication.ts'

/** The description of the API (OpenAPI 3.1). */
export const apiFiles: Output = () => [
  { file: 'openapi.json', text: `${JSON.stringify(apiDescription(), undefined, 2)}\n` },
]
