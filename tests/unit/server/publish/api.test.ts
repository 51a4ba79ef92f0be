import { expect, it } from 'vitest'
import { language } from '#language'
import { checkApiDescription } from '#server/publish/api/check-description.ts'
import { apiDescription } from '#words/api/description.ts'

const { schemas } = apiDescription().components

it('describes the interface in OpenAPI 3.1, with examples that fit their schemas', async () => {
  await expect(checkApiDescription()).resolves.toBeUndefined()
})

it('stops at a document that is no OpenAPI', async () => {
  const { info: _info, ...rest } = apiDescription()
  await expect(checkApiDescription(rest)).rejects.toThrow(
    new RegExp(`^${language.folder}/api/description\\.ts: this is no OpenAPI 3\\.1: .*info`),
  )
})

it('stops at an example that its schema refuses, by its place', async () => {
  const Query = { ...schemas.Query, required: ['colour'] }
  const described = {
    ...apiDescription(),
    components: { ...apiDescription().components, schemas: { ...schemas, Query } },
  }
  await expect(checkApiDescription(described)).rejects.toThrow(
    /the example at \/paths\/\/v1\/forecasts\/post\/requestBody\/content\/application\/json\/examples\/noon: .*colour/,
  )
})
