import type { Transport } from '#pwa/api/call.ts'
import { inNaira } from '#schema/contract/money-fields.ts'
import { PHONE_CHANNELS } from '#schema/domain/phone-channels.ts'

type RecordedRequest = { call: string; body: unknown }
export type Responder = (request: {
  body: unknown
  url: URL
}) => [status: number, body: object, headers?: Record<string, string>]

const TICKET = 'POST /api/live/ticket'
const CHANNELS = 'GET /api/user/phone-channels'
const PRESENCE = /^GET \/api\/chats\/[^/]+\/presence$/

/**
 * A server that responds by "METHOD path" and records requests. A pull has nothing new, codes are sent to phones by
 * both channels, the live channel is turned off, and nobody's presence is shown; any other path has no response, as without a network. Tests write amounts in kobo, and read in requests what was sent: naira.
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
    if (call === CHANNELS && !responses[call]) return Response.json({ channels: PHONE_CHANNELS })
    if (call === TICKET && !responses[call]) return Response.json({ ticket: null })
    if (PRESENCE.test(call) && !responses[call]) return Response.json({ presence: null })
    const requestBody: unknown = await request.json().catch(() => null)
    requests.push({ call, body: requestBody })
    const respond = responses[call]
    if (!respond) throw new TypeError('Failed to fetch')
    const [status, body, headers = {}] = respond({ body: requestBody, url })
    return Response.json(inNaira(body), { status, headers })
  }
  return { transport, requests, pullCount: () => pulls }
}
