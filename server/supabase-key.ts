import { decodeJwt } from 'jose'

/**
 * The kind of Supabase key in a setting. `what` describes it without repeating the value. Kinds of keys:
 * https://supabase.com/docs/guides/getting-started/api-keys
 */
type SupabaseKey = { kind: 'public' } | { kind: 'secret'; what: string } | { kind: 'other'; what: string }

const unreadable = 'a token in which no role can be read'

/**
 * Recognizes a key by its prefix; a legacy key, which is a token, by its role. A secret key is also found inside other text,
 * such as an address.
 */
export function readSupabaseKey(value: string): SupabaseKey {
  const tokens = Array.from(value.matchAll(/(?=(ey[\w-]*\.[\w-]+\.[\w-]*))/g), ([, token = '']) => token)
  if (/sb_secret_/i.test(value)) return { kind: 'secret', what: 'a secret key of Supabase (sb_secret_…)' }
  if (tokens.some((token) => roleOf(token) === 'service_role'))
    return { kind: 'secret', what: 'a legacy secret key of Supabase (role service_role)' }
  if (/^sb_publishable_[\w.-]+$/.test(value)) return { kind: 'public' }
  if (/\s/.test(value)) return { kind: 'other', what: 'text with a space or a line end in it' }
  if (!value.startsWith('ey')) return { kind: 'other', what: 'no key of Supabase' }
  const role = tokens[0] === value ? roleOf(value) : undefined
  if (role === 'anon') return { kind: 'public' }
  return { kind: 'other', what: role === undefined ? unreadable : `a token of the role ${JSON.stringify(role)}` }
}

/** The role in a token. The signature is not checked, because only the project can do that. */
function roleOf(token: string): string | undefined {
  try {
    const { role } = decodeJwt(token)
    return typeof role === 'string' ? role : undefined
  } catch {
    return undefined
  }
}
