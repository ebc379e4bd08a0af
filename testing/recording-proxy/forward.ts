import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export type ProxyRequest = {
  method: string
  path: string
  headers: Record<string, string>
  body?: Buffer | undefined
}
export type ProxyResponse = {
  status: number
  headers: Record<string, string | string[]>
  body: Buffer
}
export type Forward = (request: ProxyRequest) => ProxyResponse | Promise<ProxyResponse>

const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'transfer-encoding',
  'host',
  'date',
])
/** Only local workers send it (worker/http/reply.ts). */
const DEVELOPMENT_HEADER = 'server-timing'

/** The headers that a proxy passes on, without HTTP/2's pseudo headers. */
export function endToEndHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':') && !HOP_BY_HOP_HEADERS.has(name))
      result[name] = value
  return result
}

export async function readBody(message: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

class RequestError extends Error {
  readonly wasSocketReused: boolean
  constructor(cause: Error, wasSocketReused: boolean) {
    super(cause.message, { cause })
    this.wasSocketReused = wasSocketReused
  }
}

function send(
  url: string,
  { method, path, headers, body }: ProxyRequest,
  agent: Agent,
): Promise<ProxyResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, url), { method, headers, agent }, (incoming) => {
      const status = incoming.statusCode ?? 502
      readBody(incoming).then(
        (content) => resolve({ status, headers: endToEndHeaders(incoming.headers), body: content }),
        reject,
      )
    })
    outgoing.on('error', (error) => reject(new RequestError(error, outgoing.reusedSocket)))
    outgoing.end(body)
  })
}

/**
 * Forwards to a server that speaks plain HTTP: the worker in workerd. It accepts Brotli where the browser does, as
 * Cloudflare's edge; without the header Miniflare would compress with gzip.
 */
export function forwardTo(url: string): (request: ProxyRequest) => Promise<ProxyResponse> {
  const agent = new Agent({ keepAlive: true })
  return async ({ headers, ...rest }) => {
    const acceptsBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '')
    const outgoing = {
      ...rest,
      headers: { ...headers, 'accept-encoding': acceptsBrotli ? 'br' : 'identity' },
    }
    const response = await send(url, outgoing, agent).catch((error: unknown) => {
      // The server may close an idle connection at the moment when it is used again: it has received nothing.
      if (error instanceof RequestError && error.wasSocketReused)
        return send(url, outgoing, new Agent())
      throw error
    })
    const { [DEVELOPMENT_HEADER]: _, ...endToEnd } = response.headers
    return { ...response, headers: endToEnd }
  }
}
