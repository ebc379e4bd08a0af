// A proxy between a browser and a server, like Cloudflare's edge: HTTP/2 over TLS 1.3, bodies unchanged. It records the
// bytes of each exchange (HTTP/2 frames) and of all sockets (TLS included). A WebSocket has a connection of its own, HTTP/1.1.
import {
  createServer as createHttp2Server,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import { connect, createServer, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import { createCertificate, type Certificate } from './certificate.ts'
import { countBytes, createByteCounter, type ByteCount, type ByteCounter } from './count-bytes.ts'
import { endToEndHeaders, readBody, type Forward, type ProxyResponse } from './forward.ts'

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export type Exchange = {
  /** When the request arrived, in ms since 1970. */
  at: number
  method: string
  path: string
  status: number
  contentType: string
  /** Grows until the last frame has passed. */
  bytes: ByteCount
}

type ProxyOptions = {
  respond: Forward
  port?: number
  certificate?: Certificate
  /** The port of the server that gets the WebSockets; without it there are none. */
  socketPort?: number | undefined
}

const singleHeaders = (request: Http2ServerRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(endToEndHeaders(request.headers)).map(([name, value]) => [name, String(value)]),
  )

const contentTypeOf = ({ headers }: ProxyResponse) =>
  String(headers['content-type'] ?? '').split(';')[0] ?? ''

function sendResponse(method: string, response: Http2ServerResponse, reply: ProxyResponse): void {
  const hasNoBody = method === 'HEAD' || reply.status === 204 || reply.status === 304
  const headers: OutgoingHttpHeaders = { ...reply.headers }
  if (!hasNoBody) headers['content-length'] = reply.body.length
  response.writeHead(reply.status, headers)
  if (hasNoBody) response.end()
  else response.end(reply.body)
}

class RecordingProxy {
  readonly #respond: Forward
  readonly #certificate: Certificate
  readonly #socketPort: number | undefined
  readonly #exchanges: Exchange[] = []
  readonly #counters = new WeakMap<Http2Session, ByteCounter>()
  /** The counter of the connection that becomes an HTTP/2 session next. */
  #openingCounter: ByteCounter | undefined
  readonly #sockets = new Set<Socket>()
  readonly #closedSockets: ByteCount = { up: 0, down: 0 }
  #pendingRequests = 0
  #port: number
  readonly #http2 = createHttp2Server((request, response) => void this.#handle(request, response))
  readonly #server = createServer({ noDelay: true }, (socket) => this.#accept(socket))

  constructor({ respond, port = 0, certificate = createCertificate(), socketPort }: ProxyOptions) {
    this.#respond = respond
    this.#socketPort = socketPort
    this.#port = port
    this.#certificate = certificate
    this.#http2.on('session', (session) => {
      if (this.#openingCounter) this.#counters.set(session, this.#openingCounter)
    })
    this.#http2.on('sessionError', () => {})
  }

  get url(): string {
    return `https://localhost:${this.#port}`
  }

  /** Makes Chromium trust the proxy's certificate. */
  get chromiumFlag(): string {
    return this.#certificate.chromiumFlag
  }

  #accept(socket: Socket): void {
    this.#sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      this.#sockets.delete(socket)
      this.#closedSockets.up += socket.bytesRead
      this.#closedSockets.down += socket.bytesWritten
    })
    const secure = new TLSSocket(socket, {
      isServer: true,
      secureContext: createSecureContext({
        key: this.#certificate.key,
        cert: this.#certificate.cert,
        minVersion: 'TLSv1.3',
      }),
      ALPNProtocols: this.#socketPort ? ['h2', 'http/1.1'] : ['h2'],
    })
    secure.on('error', () => socket.destroy())
    secure.once('secure', () => {
      if (secure.alpnProtocol === 'http/1.1') return this.#forwardSocket(secure)
      this.#openingCounter = createByteCounter()
      this.#http2.emit('connection', countBytes(secure, this.#openingCounter))
    })
  }

  /** Passes on the bytes as they are; recorded as one exchange, which grows. */
  #forwardSocket(device: TLSSocket): void {
    const server = connect({ port: this.#socketPort ?? 0, host: '127.0.0.1', noDelay: true })
    const bytes = { up: 0, down: 0 }
    device.once('data', (head: Buffer) => {
      const [method = '', path = ''] = head.toString('latin1').split(' ')
      this.#exchanges.push({ at: Date.now(), method, path, status: 101, contentType: '', bytes })
    })
    device.on('data', (chunk: Buffer) => void (bytes.up += chunk.length))
    server.on('data', (chunk: Buffer) => void (bytes.down += chunk.length))
    server.on('error', () => device.destroy())
    device.on('close', () => server.destroy())
    device.pipe(server).pipe(device)
  }

  #bytesOf({ id, session }: ServerHttp2Stream): ByteCount {
    const counter = session ? this.#counters.get(session) : undefined
    return id === undefined || !counter ? { up: 0, down: 0 } : counter.of(id)
  }

  async #handle(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const at = Date.now()
    const { method, url: path, stream } = request
    this.#pendingRequests++
    try {
      const content = await readBody(request)
      const body = content.length > 0 ? content : undefined
      const reply = await this.#respond({ method, path, headers: singleHeaders(request), body })
      sendResponse(method, response, reply)
      this.#exchanges.push({
        at,
        method,
        path,
        status: reply.status,
        contentType: contentTypeOf(reply),
        bytes: this.#bytesOf(stream),
      })
    } catch (error) {
      if (!stream.destroyed) stream.close(2)
      if ((error as NodeJS.ErrnoException).code !== 'ERR_HTTP2_INVALID_STREAM')
        console.error(`${method} ${path}:`, error)
    } finally {
      this.#pendingRequests--
    }
  }

  /** Listens, also after `disconnect`, on the same port. */
  async connect(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject)
      this.#server.listen(this.#port, '127.0.0.1', resolve)
    })
    const address = this.#server.address()
    if (address && typeof address === 'object') this.#port = address.port
  }

  /** As without a network: connections end, and new ones are refused. */
  async disconnect(): Promise<void> {
    if (!this.#server.listening) return
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  /** Removes and returns the exchanges since the last call. */
  takeExchanges(): Exchange[] {
    return this.#exchanges.splice(0)
  }

  /** Bytes of all sockets so far, with handshakes, TLS and HTTP/2's own frames. */
  socketBytes(): ByteCount {
    const total = { ...this.#closedSockets }
    for (const { bytesRead, bytesWritten } of this.#sockets) {
      total.up += bytesRead
      total.down += bytesWritten
    }
    return total
  }

  /** Resolves when no request has arrived for this long. */
  async whenIdle(ms = 1500): Promise<void> {
    let count = -1
    while (count !== this.#exchanges.length || this.#pendingRequests > 0) {
      count = this.#exchanges.length
      await delay(ms)
    }
  }
}

export type { RecordingProxy }

export async function startRecordingProxy(options: ProxyOptions): Promise<RecordingProxy> {
  const proxy = new RecordingProxy(options)
  await proxy.connect()
  return proxy
}
