import type { Hono } from 'hono'
import type { Endpoint, Heard, Sent } from '../../schema/contract/endpoint.ts'
import { requestTo } from '../../schema/contract/request.ts'
import { newId } from '../../schema/domain/ids.ts'

export type Calls = <E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: Sent<E>,
) => Promise<Heard<E>>

/** Speaks the contract to the app in this process; a no stops the seed in words. */
export function newCalls(app: Hono): Calls {
  return async (token, endpoint, input) => {
    const headers: Record<string, string> = { 'idempotency-key': newId('journal') }
    if (token) headers['authorization'] = `Bearer ${token}`
    const request = requestTo(
      endpoint,
      input as Record<string, unknown>,
      'http://localhost',
      headers,
    )
    const response = await app.request(request)
    const body = await response.json()
    if (!response.ok)
      throw new Error(`${endpoint.name}: ${response.status} ${JSON.stringify(body)}`)
    return body as Heard<typeof endpoint>
  }
}
