/* The description of the API fits the standard, and its examples fit their schemas. */

import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { apiDescription } from '#words/api/description.ts'

const description = JSON.parse(JSON.stringify(apiDescription()))

interface Example {
  place: string
  schema: object
  value: unknown
}

/** Every example below a media type, with its schema. */
function examplesIn(node: unknown, place = ''): Example[] {
  if (typeof node !== 'object' || node === null) return []
  const own =
    'schema' in node && 'examples' in node
      ? Object.entries(node.examples as Record<string, { value: unknown }>).map(([name, { value }]) => ({
          place: `${place}/${name}`,
          schema: JSON.parse(JSON.stringify(node.schema).replaceAll('"#/', '"openapi.json#/')),
          value,
        }))
      : []
  return [...own, ...Object.entries(node).flatMap(([key, value]) => examplesIn(value, `${place}/${key}`))]
}

it('describes the interface in OpenAPI 3.1, with examples that fit their schemas', async () => {
  expect(await new Validator().validate(description)).toMatchObject({ valid: true })
  const ajv = new Ajv2020({
    strict: false,
    formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
  })
  ajv.addSchema(description, 'openapi.json')
  const examples = examplesIn(description)
  expect(examples.length).toBeGreaterThan(0)
  expect(examples.filter(({ schema, value }) => !ajv.validate(schema, value)).map(({ place }) => place)).toEqual([])
})
