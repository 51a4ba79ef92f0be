/* The component by which a page renders an island: it marks the markup, and passes the props on to the browser. */

import type { ComponentType } from 'react'
import type { IslandName } from './islands.ts'

/**
 * A type that `JSON.stringify` and `JSON.parse` preserve. Any other part (a function, a date, a map, undefined) becomes
 * `never`, so that a page which passes one to an island does not compile.
 */
type Serialisable<T> = T extends string | number | boolean | null
  ? T
  : T extends ((...args: never) => unknown) | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | undefined
    ? never
    : T extends object
      ? { [K in keyof T]: Serialisable<T[K]> }
      : never

interface IslandProps<P extends object> {
  name: IslandName
  Component: ComponentType<P>
  props: P & Serialisable<P>
}

/**
 * Renders a component at build inside a marker with its name and props, for `hydrateIsland` in the page's `+client.ts`.
 *
 * An island sets its own ids and never calls `useId`, because the browser hydrates it without the surrounding page, and
 * `useId` would return other values.
 */
export function Island<P extends object>({ name, Component, props }: IslandProps<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
