import type { Hono } from 'hono'
import type { Endpoint, WireInput, WireBody } from '#schema/contract/endpoint.ts'
import { buildRequest } from '#schema/contract/request.ts'
import { newId } from '#schema/domain/ids.ts'

export type Call = <E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: WireInput<E>,
) => Promise<WireBody<E>>

const MAX_ATTEMPTS = 5

/**
 * Calls the app in this process, and waits for what it does after its response. 503 is retried; any other error ends the
 * seed.
 */
export function createCall(app: Hono): Call {
  return async function call(token, endpoint, input) {
    // With the same key a repeated call returns the first response.
    const headers: Record<string, string> = { 'idempotency-key': newId('idempotency') }
    if (token) headers['authorization'] = `Bearer ${token}`
    const work: Promise<unknown>[] = []
    const execution = {
      waitUntil: (each: Promise<unknown>) => void work.push(each),
      passThroughOnException: () => {},
      props: {},
    }
    const send = () => {
      const fields = input as Record<string, unknown>
      const request = buildRequest(endpoint, fields, 'http://localhost', headers)
      return app.request(request, undefined, undefined, execution)
    }
    let response = await send()
    for (let attempt = 1; attempt < MAX_ATTEMPTS && response.status === 503; attempt++)
      response = await send()
    await Promise.all(work)
    const body = await response.json()
    if (!response.ok)
      throw new Error(`${endpoint.name}: ${response.status} ${JSON.stringify(body)}`)
    return body as WireBody<typeof endpoint>
  }
}
