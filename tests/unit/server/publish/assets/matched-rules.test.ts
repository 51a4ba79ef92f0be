import { describe, expect, it } from 'vitest'
import { matchedRules } from '#server/publish/assets/matched-rules.ts'

const documents = [
  '<html><body class="page"><details><summary>More</summary></details><p class="lead">Words</p></body></html>',
  '<html><body class="page"><table class="register"><tr><td>1</td><td>2</td></tr></table></body></html>',
]
const kept = (rule: string) => matchedRules(rule, documents)

describe('rules that stay', () => {
  it.each([
    '.lead{color:red}',
    // An element of any of the documents.
    '.register td{color:red}',
    // States, wherever they stand.
    'summary:focus-visible{color:red}',
    'details[open]>summary{color:red}',
    '.page:has(details:hover) .lead{color:red}',
    '.lead:not(:hover){color:red}',
    ':is(.lead,summary)::before{content:"a"}',
    // Pseudo-elements of the whole page, and a ring that any element may have.
    '::view-transition-old(root){color:red}',
    ':focus-visible{color:red}',
    '[aria-invalid=true]{color:red}',
    ':root:not(:has(:target)) .lead{color:red}',
    // Documents arrive in parts.
    'details:not(:has(+ *)){color:red}',
    // Lists grow.
    'tr:has(>:nth-child(3)){color:red}',
    'td:nth-child(n + 13){color:red}',
    'tr:has(>td+td){color:red}',
    '@container page (width<=38rem){.lead{color:red}}',
    '@keyframes rise{from{opacity:0}50%{opacity:1}}',
    '@font-face{font-family:A;src:url(a.woff2)}',
  ])('%s', (rule) => expect(kept(rule)).toBe(rule))
})

describe('rules that go', () => {
  it.each([
    // Each name is there, but not in this place.
    '.lead td{color:red}',
    '.register>td{color:red}',
    'tr:has(>td+td+td){color:red}',
    '.lead:first-child{color:red}',
    '.lead:hover .register{color:red}',
    'td.lead{color:red}',
    ':host{color:red}',
  ])('%s', (rule) => expect(kept(rule)).toBe(''))

  it('leave the rest of a list and of a condition', () => {
    expect(kept('.lead,td.lead{color:red}')).toBe('.lead{color:red}')
    expect(kept('@media screen{td.lead{color:red}.lead{color:red}}')).toBe('@media screen{.lead{color:red}}')
  })
})
