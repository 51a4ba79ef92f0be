import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Island } from '#components/islands/runtime/Island.tsx'

function Greeting({ text, times }: { text: string; times?: readonly number[] }) {
  return (
    <p>
      {text} {times?.join()}
    </p>
  )
}

function Clock({ at }: { at: Date }) {
  return <time>{at.toISOString()}</time>
}

function Press({ onPress }: { onPress: () => void }) {
  return <button type="button" onClick={onPress} />
}

describe('an island at build', () => {
  it('escapes props, so that text is never markup', () => {
    const html = renderToString(
      <Island name="contact-form" Component={Greeting} props={{ text: '"><img src=x onerror=alert(1)>' }} />,
    )
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/data-props="[^"]*[<>]/)
  })

  it('accepts only props that JSON preserves', () => {
    const wrong = [
      // @ts-expect-error JSON turns a date into a string.
      <Island key="clock" name="contact-form" Component={Clock} props={{ at: new Date(0) }} />,
      // @ts-expect-error JSON drops a function.
      <Island key="press" name="contact-form" Component={Press} props={{ onPress: () => {} }} />,
    ]
    expect(wrong).toHaveLength(2)
  })
})
