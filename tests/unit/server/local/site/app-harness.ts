import { Hono } from 'hono'
import { createApp } from '#server/local/site/app.ts'
import { smallSite } from './small-site.ts'

/** The local host over a small site, without services. */
export function app(site = smallSite()) {
  return createApp(site, new Hono())
}

export async function ask(path: string, init: RequestInit = {}, site?: string): Promise<Response> {
  return app(site).request(`http://localhost:4173${path}`, init)
}
