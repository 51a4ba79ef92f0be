import { expect, test } from 'vitest'
import { namesInMarkup } from '#server/publish/assets/names-in-markup.ts'

test('names what selectors could speak of, each once, wherever it stands', () => {
  const first = `<!doctype html><html lang="en-CA"><body>
    <p class="lead data" id="way">One <b class="data">word</b></p>
    <table><tr><td hidden="until-found">1</td></tr></table></body></html>`
  const found = namesInMarkup([first, '<p class="data">Another'])
  expect(found.tags.toSorted()).toEqual(['b', 'body', 'head', 'html', 'p', 'table', 'tbody', 'td', 'tr'])
  expect(found.classes.toSorted()).toEqual(['data', 'lead'])
  expect(found.ids).toEqual(['way'])
  expect(found.attributes.names.toSorted()).toEqual(['class', 'hidden', 'id', 'lang'])
  expect(found.attributes.values.toSorted()).toEqual(['data', 'en-CA', 'lead', 'until-found', 'way'])
})
