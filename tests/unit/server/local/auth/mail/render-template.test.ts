import { describe, expect, it } from 'vitest'
import { renderTemplate } from '#server/local/auth/mail/render-template.ts'

const values = { Email: 'ada@example.ca', SiteURL: 'https://a.example', Data: { language: 'fr', age: 5 } }
const render = (template: string) => renderTemplate(template, values, (text) => `<${text}>`)

// Each expectation is what Go's html/template answers, but for the marks round what is written.
describe('a template', () => {
  it.each([
    ['a {{ .Email }} b {{ .Data.language }}', 'a <ada@example.ca> b <fr>'],
    ['{{ if eq .Data.language "fr" }}oui{{ else }}yes{{ end }}.', 'oui.'],
    ['{{ if ne .Data.language "fr" }}yes{{ else }}oui{{ end }}.', 'oui.'],
    ['{{ if eq .Email "x" }}a{{ end }}.', '.'],
    ['{{ if eq (print .SiteURL "/fr (1)") "https://a.example/fr (1)" }}a{{ end }}', 'a'],
    ['{{ if eq (print .Data.none) "fr" }}a{{ else }}b{{ if ne (print .Data.none) "en" }}c{{ end }}{{ end }}', 'bc'],
    ['{{ if eq (print .Data.age) "fr" }}a{{ else }}b{{ end }}', 'b'],
    ['{{ if eq .Email "x" }}a{{ if eq .Email "x" }}b{{ else }}c{{ end }}d{{ else }}e{{ end }}', 'e'],
    ['{{ if eq .Email "x" }}{{ if eq .Data.age "5" }}a{{ end }}{{ end }}', ''],
  ])('%s gives "%s"', (template, expected) => {
    expect(render(template)).toBe(expected)
  })

  it('does not read what a value holds', () => {
    const told = renderTemplate('{{ .Email }}', { Email: '{{ .SiteURL }}' }, (text) => text)
    expect(told).toBe('{{ .SiteURL }}')
  })

  it.each([
    ['{{ if eq .Data.age "5" }}a{{ end }}', 'compares 5, which is no text'],
    ['{{ if eq .Data.none "5" }}a{{ end }}', 'compares <nil>, which is no text'],
    ['{{ range .Data }}{{ end }}', 'cannot read {{ range .Data }}'],
    ['{{ if eq (print .Email "x" }}a{{ end }}', 'cannot read {{ eq (print .Email "x" }}'],
    ['{{ if eq .Email "x" }}a', 'without an {{ end }}'],
    ['a{{ else }}b', '{{ else }} without an {{ if }}'],
  ])('%s is refused: %s', (template, message) => {
    expect(() => render(template)).toThrow(message)
  })
})
