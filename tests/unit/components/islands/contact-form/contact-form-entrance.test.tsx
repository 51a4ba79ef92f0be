// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SuccessPanel } from '#components/islands/contact-form/SuccessPanel.tsx'
import { contactFormLabels } from '#content/en/contact-form.ts'

const animate = vi.hoisted(() => vi.fn())
vi.mock('framer-motion/mini', () => ({ useAnimate: () => [{ current: null, animations: [] }, animate] }))

afterEach(cleanup)

describe('the entrance of a panel', () => {
  it.each([
    ['plays without reduced motion', true, 1],
    ['is absent under reduced motion', false, 0],
  ])('%s', (_, welcome, times) => {
    animate.mockReset()
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: no-preference)' && welcome,
    }))
    render(<SuccessPanel labels={contactFormLabels.success} onAgain={() => {}} />)
    expect(animate).toHaveBeenCalledTimes(times)
  })
})
