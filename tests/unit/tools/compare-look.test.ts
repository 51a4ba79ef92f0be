import { expect, it } from 'vitest'
import { differences } from '#tests/tools/compare-look/differences.ts'
import type { ElementLook } from '#tests/tools/compare-look/page-look.ts'
import { type Finding, report, withoutAllowed } from '#tests/tools/compare-look/report.ts'

const element = (tag: string, parts: Partial<ElementLook> = {}, children: ElementLook[] = []): ElementLook => {
  const box = { x: 0, y: 0, width: 100, height: 20 }
  return { tag, classes: '', text: '', box, style: {}, stated: {}, generated: {}, ...parts, children }
}
const at = (y: number, height = 20) => ({ x: 0, y, width: 100, height })

/** The differences of two trees, as 'style p: color black -> red'. */
function said(was: ElementLook, is: ElementLook): string[] {
  const initial = { color: 'black', 'border-top-color': 'black', 'border-top-width': '0px', width: 'auto' }
  const found = differences({ root: was, initial }, { root: is, initial })
  return found.map(({ kind, selector, changes }) => `${kind} ${selector}: ${changes.join('; ')}`)
}

it('reports an inherited property where its difference begins, and no colour that follows from the text', () => {
  const red = { style: { color: 'red', 'border-top-color': 'red', 'border-top-width': '1px' } }
  const line = { style: { 'border-top-width': '1px' } }
  const was = element('body', {}, [element('ul', { ...line, classes: 'list' }, [element('li', line)])])
  const is = element('body', {}, [element('ul', red, [element('li', red)])])
  expect(said(was, is)).toEqual(['style ul.list: color black -> red'])
})

it('reports no property that layout has changed and its author has not', () => {
  const wide = { style: { width: '90px' }, stated: { width: '50%' } }
  const narrow = { style: { width: '80px' }, stated: { width: '50%' } }
  expect(said(element('p', wide), element('p', narrow))).toEqual([])
  const fixed = { style: { width: '80px' }, stated: { width: '80px' } }
  expect(said(element('p', wide), element('p', fixed))).toEqual(['style p: width 50% (90px) -> 80px (80px)'])
})

it('reports the element that has grown, and neither its ancestors nor what it moves', () => {
  const page = (height: number) =>
    element('body', { box: at(0, 100 + height) }, [
      element('h1', { box: at(0, height) }),
      element('p', { box: at(height) }, [element('a', { box: at(height) })]),
    ])
  expect(said(page(20), page(44))).toEqual(['box body > h1: height +24'])
})

it('reports the first difference of two trees, and compares what comes before it', () => {
  const was = element('body', {}, [element('h1'), element('p')])
  const is = element('body', {}, [element('h1', { style: { color: 'red' } }), element('div'), element('p')])
  expect(said(was, is)).toEqual(['tree body: children h1 p -> h1 div p', 'style body > h1: color black -> red'])
})

it('joins equal differences of several elements and pages, without the changes that are expected', () => {
  const finding = (address: string, changes: string[]): Finding => {
    return { kind: 'style', selector: 'p.lead', text: 'Detect', changes, address, view: '375 light' }
  }
  const red = 'color black -> red'
  const found = [finding('/about', [red]), finding('/about', [red]), finding('/trust', [red, 'width 1px -> 2px'])]
  expect(report(withoutAllowed(found, [/p\.lead: width .* on \/trust/]))).toEqual([
    `style   p.lead "Detect": ${red}`,
    '        up to 2 on a page, /about /trust, at 375 light',
    'Differences: 1 of style',
  ])
})
