import { createServer, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'

interface Asked {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

export interface Answer {
  status?: number
  text?: string
  headers?: Record<string, string>
}

/** A stand-in for a hosted project, with the answers of Supabase Auth's sources. It records its requests. */
export async function hosted(answer: Answer | ((asked: Asked) => Answer)) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { method: request.method, url: request.url, headers: request.headers, body }
    asked.push(one)
    const { status = 200, text = '{}', headers = {} } = typeof answer === 'function' ? answer(one) : answer
    response.writeHead(status, headers).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, asked }
}

interface HostedUser {
  id: string
  email: string
  factors?: { id: string; status: string }[]
  [name: string]: unknown
}

/**
 * A stand-in that lists users in pages of two, whatever the request, and deletes users and factors by id. As on the
 * service, the list has no factors, and an account without any has null.
 */
export async function hostedUsers(users: readonly HostedUser[]) {
  return hosted(({ method, url = '' }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, id, , factorId] = /^\/auth\/v1\/admin\/users\/(\w+)(\/factors(?:\/(\w+))?)?$/.exec(pathname) ?? []
    const user = users.find((one) => one.id === id)
    if (method === 'DELETE') {
      const known = factorId === undefined ? user : user?.factors?.find((factor) => factor.id === factorId)
      return known ? {} : { status: 404, text: '{"error_code":"user_not_found","msg":"User not found"}' }
    }
    if (user) return { text: JSON.stringify(user.factors ?? null) }
    const from = (Number(searchParams.get('page')) - 1) * 2
    const page = users.slice(from, from + 2).map(({ factors: _, ...one }) => one)
    return { text: JSON.stringify({ users: page, aud: 'authenticated' }) }
  })
}
