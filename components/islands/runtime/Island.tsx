import type { ComponentType } from 'react'
import type { IslandName } from './islands.ts'

/**
 * What survives `JSON.stringify` and `JSON.parse` unchanged. Anything else (a function, a date, a map, undefined)
 * becomes `never`, so that a page handing it to an island does not compile.
 */
export type Serialisable<T> = T extends string | number | boolean | null
  ? T
  : T extends ((...args: never) => unknown) | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | undefined
    ? never
    : T extends object
      ? { [K in keyof T]: Serialisable<T[K]> }
      : never

interface IslandProps<P extends object> {
  name: Exclude<IslandName, 'starfield'>
  Component: ComponentType<P>
  props: P & Serialisable<P>
}

/**
 * Renders a component at build and marks it, with its props, for `hydrateIsland` in the page's `+client.ts`.
 *
 * An island names its own ids and never calls `useId`: that value depends on the place in the tree, and the browser
 * hydrates the island alone, without the page around it.
 */
export function Island<P extends object>({ name, Component, props }: IslandProps<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
