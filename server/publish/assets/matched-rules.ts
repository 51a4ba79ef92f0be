import { JSDOM } from 'jsdom'
import { parse, type Rule } from 'postcss'
import readSelector, { type Node } from 'postcss-selector-parser'

/**
 * Pseudo-classes that the place of an element decides. All others are states, and pseudo-elements no elements. So are the
 * numbers of `:nth-child()`: a list grows with the site, and its thirteenth card is styled before there is one.
 */
const decidedByPlace = /^:(is|where|not|has|root|host|empty|(first|last|only)-(child|of-type))$/
/** Attributes that a script or the browser may set later. */
const setLater = /^(open|hidden|aria-.*|data-.*)$/

/**
 * A stylesheet without the selectors that match no element of the documents in any state: names alone cannot tell that a
 * page has notes and a table, but none in its notes. Classes are those of the documents: where a
 * script makes elements, they are not to be left out.
 */
export function matchedRules(sheet: string, documents: readonly string[]): string {
  const pages = documents.map((html) => new JSDOM(html).window.document)
  const isMatched = (selector: string) => {
    const inAnyState = withoutStates(selector)
    return pages.some((page) => page.querySelector(inAnyState) !== null)
  }
  const root = parse(sheet)
  root.walkRules((rule) => {
    if (isStep(rule) || rule.parent?.type === 'rule') return
    const matched = rule.selectors.filter(isMatched)
    if (matched.length === 0) rule.remove()
    else if (matched.length < rule.selectors.length) rule.selectors = matched
  })
  return root.toString()
}

/** Whether a rule is a step of an animation: `from`, `50%`. */
const isStep = ({ parent }: Rule): boolean => parent?.type === 'atrule' && /keyframes$/.test(parent.name)

/**
 * A selector of all elements that the given one can match: whatever is a state is left out of it. So is what an element does
 * not have, `:not(:has())`: while a document arrives, it may not have it yet.
 */
function withoutStates(selector: string): string {
  const root = readSelector().astSync(selector)
  root.walkPseudos((pseudo) => {
    let isOpen = false
    pseudo.walk((node) => {
      isOpen ||= isState(node) || (node.type === 'pseudo' && node.value === ':has')
    })
    if (isState(pseudo) || (pseudo.value === ':not' && isOpen)) pseudo.replaceWith(readSelector.universal())
  })
  root.walkAttributes((attribute) => {
    if (isState(attribute)) attribute.replaceWith(readSelector.universal())
  })
  // `a*` is no selector: beside a name, an identifier or a class, the asterisk goes.
  root.walkUniversals((universal) => {
    const neighbours = [universal.prev(), universal.next()]
    if (neighbours.some((node) => node !== undefined && node.type !== 'combinator')) universal.remove()
  })
  return root.toString()
}

function isState(node: Node): boolean {
  if (node.type === 'pseudo') return !decidedByPlace.test(node.value)
  return node.type === 'attribute' && setLater.test(node.attribute)
}
