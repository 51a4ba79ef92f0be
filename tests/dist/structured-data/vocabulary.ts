import { readFileSync } from 'node:fs'
import { z } from 'zod'

const reference = z.object({ '@id': z.string() })
const references = z.union([reference, z.array(reference)]).optional()
const termSchema = z.looseObject({
  '@id': z.string(),
  '@type': z.union([z.string(), z.array(z.string())]),
  'rdfs:subClassOf': references,
  'schema:domainIncludes': references,
  'schema:rangeIncludes': references,
})
const fileSchema = z.object({ '@graph': z.array(z.looseObject({ '@id': z.string() })) })

type Term = z.infer<typeof termSchema>

/** A node of structured data, or a value in it. */
export type Value = string | number | boolean | Node | Value[]
export interface Node {
  [property: string]: Value
}

export const isNode = (value: Value): value is Node => typeof value === 'object' && !Array.isArray(value)

/** The classes and properties of schema.org, read from its published file. */
export class Vocabulary {
  private readonly terms: ReadonlyMap<string, Term>

  constructor(file: string) {
    const { '@graph': graph } = fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    const terms = graph.flatMap((entry) => termSchema.safeParse(entry).data ?? [])
    this.terms = new Map(terms.map((term) => [term['@id'].replace('schema:', ''), term]))
  }

  /** The mistakes in a node and its parts: unknown classes and properties, misplaced properties, wrong values. */
  problems(node: Node, byId: ReadonlyMap<string, Node>): string[] {
    const type = String(node['@type'])
    if (!this.terms.has(type)) return [`no class ${type}`]
    return Object.entries(node)
      .filter(([property]) => !property.startsWith('@'))
      .flatMap(([property, value]) => this.propertyProblems(type, property, value, byId))
  }

  private propertyProblems(type: string, property: string, value: Value, byId: ReadonlyMap<string, Node>): string[] {
    const term = this.terms.get(property)
    if (!term) return [`no property ${property}, in ${type}`]
    const domain = named(term['schema:domainIncludes'])
    const range = named(term['schema:rangeIncludes'])
    const misplaced = domain.some((one) => this.isA(type, one)) ? [] : [`${type} has no ${property}`]
    const values = Array.isArray(value) ? value : [value]
    const unfit = values.flatMap((one) => {
      const inner = isNode(one) && one['@type'] !== undefined ? this.problems(one, byId) : []
      return this.fits(one, range, byId)
        ? inner
        : [...inner, `${type}.${property} takes ${range.join(' or ')}, not ${JSON.stringify(one)}`]
    })
    return [...misplaced, ...unfit]
  }

  private fits(value: Value, range: readonly string[], byId: ReadonlyMap<string, Node>): boolean {
    const takes = (...names: string[]) => names.some((name) => range.includes(name))
    if (typeof value === 'number') return takes('Number') || (takes('Integer') && Number.isInteger(value))
    if (typeof value === 'boolean') return takes('Boolean')
    if (typeof value === 'string') {
      if (takes('Text')) return true
      // Of a publication the year may be all that is known (ISO 8601, reduced precision).
      if (takes('Date', 'DateTime') && /^\d{4}(-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?)?$/.test(value))
        return true
      // An address can stand for any value.
      return takes('URL', 'Thing') && URL.canParse(value)
    }
    if (Array.isArray(value)) return false
    const target = value['@type'] === undefined ? byId.get(String(value['@id'])) : value
    return target !== undefined && range.some((one) => this.isA(String(target['@type']), one))
  }

  private isA(type: string, ancestor: string): boolean {
    if (type === ancestor) return true
    return named(this.terms.get(type)?.['rdfs:subClassOf']).some((parent) => this.isA(parent, ancestor))
  }
}

const named = (value: z.infer<typeof references>): string[] =>
  [value ?? []].flat().map((one) => one['@id'].replace('schema:', ''))
