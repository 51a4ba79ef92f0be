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
  passkeys?: { id: string }[]
  [name: string]: unknown
}

/**
 * A stand-in that lists users in pages of two, whatever the request, and deletes users, factors and passkeys by id. As on
 * the service, the list has neither, an account without factors has null, and one without passkeys an empty list.
 */
export async function hostedUsers(users: readonly HostedUser[]) {
  return hosted(({ method, url = '' }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, id, kind, own] = /^\/auth\/v1\/admin\/users\/(\w+)(?:\/(\w+)(?:\/(\w+))?)?$/.exec(pathname) ?? []
    const user = users.find((one) => one.id === id)
    if (method === 'DELETE') {
      const list = kind === 'passkeys' ? user?.passkeys : user?.factors
      const known = own === undefined ? user : list?.find((one) => one.id === own)
      return known ? {} : { status: 404, text: '{"error_code":"user_not_found","msg":"User not found"}' }
    }
    if (user && kind === 'passkeys') return { text: JSON.stringify(user.passkeys ?? []) }
    if (user) return { text: JSON.stringify(user.factors ?? null) }
    const from = (Number(searchParams.get('page')) - 1) * 2
    const page = users.slice(from, from + 2).map(({ factors: _, passkeys: __, ...one }) => one)
    return { text: JSON.stringify({ users: page, aud: 'authenticated' }) }
  })
}
