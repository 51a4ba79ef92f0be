import { describe, expect, it } from 'vitest'
import { page } from '#tests/dist/site.ts'
import { first, hrefsIn, linksIn, mainOf, textsIn } from '#tests/specification/read.ts'

describe('404 page (any other path)', () => {
  it("shows 404 and 'Oops! Page Not Found'", () => {
    expect(textsIn(page('/404').document, 'h1')).toEqual(['Oops! Page Not Found'])
    expect(mainOf('/404')).toContain('404')
  })

  it('says its full sentence (section 8)', () => {
    expect(mainOf('/404')).toContain(
      "It seems you've ventured into unexplored territory. This page doesn't exist or may have been moved.",
    )
  })

  it('buttons: Return Home (/) and Contact Support (/contact)', () => {
    expect(linksIn(first(page('/404').document, 'main .actions'))).toEqual([
      '/ Return Home',
      '/contact Contact Support',
    ])
  })
})

describe('An unknown service', () => {
  it("shows the heading Service Not Found and 'The service you are looking for does not exist.'", () => {
    expect(textsIn(page('/services/404').document, 'h1')[0]).toBe('Service Not Found')
    expect(mainOf('/services/404')).toContain('The service you are looking for does not exist.')
  })

  it('shows a Back to Services link', () => {
    expect(linksIn(first(page('/services/404').document, 'main'))).toContain('/services Back to Services')
  })
})

describe('An unknown sector', () => {
  it('shows Sector not found', () => {
    expect(textsIn(page('/sectors/404').document, 'h1')[0]).toBe('Sector not found')
  })

  it('shows a Return to home link', () => {
    expect(linksIn(first(page('/sectors/404').document, 'main'))).toContain('/ Return to home')
  })
})

describe.each(['/404', '/services/404', '/sectors/404'])('%s', (address) => {
  it("carries the notice on crawling and fuzzing, and the visitor's IP", () => {
    expect(mainOf(address)).toContain(
      'crawling or fuzzing attempts may lead to your IP being added to a security filter',
    )
  })

  it('leads back to the site and to contact', () => {
    expect(hrefsIn(first(page(address).document, 'main .actions'))).toEqual([
      expect.stringMatching(/^\/(services)?$/),
      '/contact',
    ])
  })
})
