import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { language } from '#language'
import { apiDescription } from '#words/api/description.ts'

const file = `${language.folder}/api/description.ts`

/** What the check reads of a description. */
interface Described {
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

/**
 * Checks a description against the schema of OpenAPI 3.1, and its examples against its own schemas.
 * @throws {Error} naming file and place of what is wrong
 */
export async function checkApiDescription(description: Described = apiDescription()): Promise<void> {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(description)))
  if (!valid) throw new Error(`${file}: this is no OpenAPI 3.1: ${JSON.stringify(errors)}`)
  const ajv = new Ajv2020({
    strict: false,
    formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
  })
  ajv.addSchema(JSON.parse(JSON.stringify(description)), 'openapi.json')
  for (const { place, schema, value } of examplesIn(description)) {
    const check = ajv.compile(schema)
    if (!check(value)) throw new Error(`${file}: the example at ${place}: ${ajv.errorsText(check.errors)}`)
  }
}

/** Every example below a media type, with its schema. References lead into the description. */
function examplesIn(node: unknown, place = ''): { place: string; schema: object; value: unknown }[] {
  if (typeof node !== 'object' || node === null) return []
  const here =
    'schema' in node && 'examples' in node && typeof node.examples === 'object'
      ? Object.entries(node.examples ?? {}).map(([name, example]) => ({
          place: `${place}/examples/${name}`,
          schema: absolute(node.schema),
          value: (example as { value: unknown }).value,
        }))
      : []
  return [...here, ...Object.entries(node).flatMap(([key, value]) => examplesIn(value, `${place}/${key}`))]
}

const absolute = (schema: unknown): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/'))
