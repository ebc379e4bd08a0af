import { once } from 'node:events'
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { isWritePipeline } from './hrana-is-write.ts'
import { createWriteQueue, QueueBusyError, type WriteQueueLimits } from './write-queue.ts'

const MAX_BODY_BYTES = 64 * 1024 * 1024
const NAMESPACE_PREFIX = /^\/(@|%40|raw:|raw%3A)([a-z0-9-]{1,63})(\/.*)$/i

export type WriteLimits = WriteQueueLimits & {
  /** A write that sqld has started runs to its end even when the caller has gone; after this it counts as stuck. */
  maxWriteMs: number
}

/** sqld 0.24 can block for good under dozens of parallel writes. */
export const WRITE_LIMITS: WriteLimits = {
  concurrency: 4,
  maxWaiting: 512,
  // Shorter than the worker's own 5 s, so that the worker receives 503 instead of a timeout.
  maxWaitMs: 4000,
  maxWriteMs: 15_000,
}

const CODES = { 403: 'FORBIDDEN', 502: 'UNKNOWN_OUTCOME', 503: 'BUSY' }

function sendError(response: ServerResponse, status: keyof typeof CODES, message: string): void {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const body = JSON.stringify({ message, code: CODES[status] })
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' }).end(body)
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new Error('The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

type Target = { path: string; namespace: string; mustExist: boolean }

function targetOf(url = '/'): Target {
  const [, prefix, name, path] = NAMESPACE_PREFIX.exec(url) ?? []
  if (!prefix || !name || !path) return { path: url, namespace: 'default', mustExist: false }
  return { path, namespace: name.toLowerCase(), mustExist: !prefix.startsWith('raw') }
}

function forwardedHeaders(incoming: IncomingMessage, namespace: string, body: Buffer) {
  const headers: OutgoingHttpHeaders = { ...incoming.headers, host: `${namespace}.localhost` }
  headers['content-length'] = String(body.length)
  delete headers['transfer-encoding']
  delete headers['connection']
  return headers
}

const LOOPBACK = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/

/** Any page in a browser on this machine can send requests here; the worker and scripts send no Origin. */
const isFromPage = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined || !LOOPBACK.test(headers.host ?? '')

type LimiterOptions = {
  port: number
  authorization: string
  isAvailable: () => Promise<boolean>
  ensureNamespace: (name: string) => Promise<void>
  onWrite: (namespace: string) => void
  limits: WriteLimits
}
type Exchange = {
  incoming: IncomingMessage
  response: ServerResponse
  target: Target
  body: Buffer
  isWrite: boolean
}

/**
 * A reverse proxy in front of sqld: reads pass, writes are queued. `/@name/…` reaches the namespace `name` and any other
 * path the default one; `/raw:name/…` reaches a namespace that is still being prepared.
 */
export class WriteLimiter {
  readonly #options: LimiterOptions
  readonly #queue: ReturnType<typeof createWriteQueue>
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 })
  readonly #server = createServer((incoming, response) => {
    this.#handle(incoming, response).catch((error: unknown) => {
      if (error instanceof QueueBusyError) sendError(response, 503, 'The database is busy.')
      else sendError(response, 503, error instanceof Error ? error.message : String(error))
    })
  })

  constructor(options: LimiterOptions) {
    this.#options = options
    this.#queue = createWriteQueue(options.limits)
    this.#server.keepAliveTimeout = 60_000
  }

  /** Port 0 is any free port. Returns the port. */
  async listen(port: number): Promise<number> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('Not listening.')
    return address.port
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isFromPage(incoming)) return sendError(response, 403, 'Pages have no access.')
    const target = targetOf(incoming.url)
    const body = await readBody(incoming)
    if (!(await this.#options.isAvailable()))
      return sendError(response, 503, 'The database is not running.')
    if (target.mustExist) await this.#options.ensureNamespace(target.namespace)
    const isWrite = incoming.method === 'POST' && isWritePipeline(body.toString('utf8'))
    const exchange = { incoming, response, target, body, isWrite }
    if (!isWrite) return this.#forward(exchange)
    return this.#queue.run(async () => {
      // The caller has stopped waiting: its worker has already responded 503.
      if (response.destroyed) return
      this.#options.onWrite(target.namespace)
      await this.#forward(exchange)
    })
  }

  /** Resolves when the exchange is over, however it ended. */
  #forward({ incoming, response, target, body, isWrite }: Exchange): Promise<void> {
    return new Promise((resolve) => {
      const upstream = request({
        agent: this.#agent,
        host: '127.0.0.1',
        port: this.#options.port,
        path: target.path,
        method: incoming.method,
        headers: {
          ...forwardedHeaders(incoming, target.namespace, body),
          authorization: this.#options.authorization,
        },
      })
      upstream.on('response', (reply) => {
        if (!response.destroyed) response.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.on('end', resolve).on('error', resolve)
        if (response.destroyed) reply.resume()
        else reply.pipe(response)
      })
      // A write that has started runs to its end: its outcome would be unknown otherwise.
      if (isWrite)
        upstream.setTimeout(this.#options.limits.maxWriteMs, () =>
          upstream.destroy(new Error('stuck')),
        )
      else response.once('close', () => upstream.destroy())
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        const wasRefused = error.code === 'ECONNREFUSED'
        const message = wasRefused
          ? 'The database is not running.'
          : 'The connection to the database was lost.'
        sendError(response, wasRefused || !isWrite ? 503 : 502, message)
        resolve()
      })
      upstream.end(body)
    })
  }
}
