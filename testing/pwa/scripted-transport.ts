import type { Transport } from '#pwa/api/call.ts'
import { inNaira } from '#schema/contract/money-fields.ts'

type RecordedRequest = { call: string; body: unknown }
export type Responder = (request: {
  body: unknown
  url: URL
}) => [status: number, body: object, headers?: Record<string, string>]

/**
 * A server that responds by "METHOD path" and records requests. A pull has nothing new; any other path has no
 * response, as without a network. Tests write amounts in kobo, and read in requests what was sent: naira.
 */
export function scriptedTransport(responses: Record<string, Responder> = {}) {
  const requests: RecordedRequest[] = []
  let pulls = 0
  const transport: Transport = async (request) => {
    const url = new URL(request.url)
    const call = `${request.method} ${url.pathname}`
    if (call === 'GET /api/sync') {
      pulls++
      return new Response(null, { status: 204 })
    }
    const requestBody: unknown = await request.json().catch(() => null)
    requests.push({ call, body: requestBody })
    const respond = responses[call]
    if (!respond) throw new TypeError('Failed to fetch')
    const [status, body, headers = {}] = respond({ body: requestBody, url })
    return Response.json(inNaira(body), { status, headers })
  }
  return { transport, requests, pullCount: () => pulls }
}
