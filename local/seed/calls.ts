import type { Hono } from 'hono'
import type { Endpoint, Heard, Sent } from '../../schema/contract/endpoint.ts'
import { requestTo } from '../../schema/contract/request.ts'
import { newId } from '../../schema/domain/ids.ts'

export type Calls = <E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: Sent<E>,
) => Promise<Heard<E>>

const TRIES = 5

/** Speaks the contract to the app in this process; a no stops the seed in words, a busy machine does not. */
export function newCalls(app: Hono): Calls {
  return async function call(token, endpoint, input) {
    const headers: Record<string, string> = { 'idempotency-key': newId('journal') }
    if (token) headers['authorization'] = `Bearer ${token}`
    const given = input as Record<string, unknown>
    // The same key each time: what was done already is answered, not done again.
    const ask = () => app.request(requestTo(endpoint, given, 'http://localhost', headers))
    let response = await ask()
    for (let turn = 1; turn < TRIES && response.status === 503; turn++) response = await ask()
    const body = await response.json()
    if (!response.ok)
      throw new Error(`${endpoint.name}: ${response.status} ${JSON.stringify(body)}`)
    return body as Heard<typeof endpoint>
  }
}
