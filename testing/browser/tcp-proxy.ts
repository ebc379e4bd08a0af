import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Effect } from '#testing/faults/fault.ts'

/** The faults that the proxy can have for every request. `offline`: connections are rejected. */
type NetworkFault = Extract<Effect, 'hang-request' | 'drop-response' | 'hang-response' | 'html'>
export type NetworkMode = 'online' | 'offline' | NetworkFault

/** A request as the device sent it, with or without a response. */
export type RecordedRequest = {
  method: string
  path: string
  idempotencyKey: string | null
  /** The `X-Client` header: the build and the version of the sync schema. */
  client: string | null
}

const REQUEST_LINE = /^(GET|POST|PUT|PATCH|DELETE) (\S+) HTTP\/1\.1\r\n/
const findHeader = (head: string, name: string) =>
  new RegExp(`^${name}: (.+)\\r$`, 'im').exec(head)?.[1] ?? null

/** Browsers do not pipeline, so a request starts at the beginning of a chunk. */
function parseRequest(chunk: Buffer): RecordedRequest | null {
  const head = chunk.toString('latin1', 0, 4000)
  const [, method, path] = REQUEST_LINE.exec(head) ?? []
  if (!method || !path) return null
  return {
    method,
    path,
    idempotencyKey: findHeader(head, 'idempotency-key'),
    client: findHeader(head, 'x-client'),
  }
}

const captivePortal = createHttpServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end('<!doctype html><title>Free WLAN</title><p>Accept our terms to continue.</p>')
})

/** Connections that were opened in these modes are useless in the next one. */
const CLOSES_ON_LEAVE: readonly NetworkMode[] = ['hang-request', 'hang-response', 'html']
/** In these modes connections from before must not be used. */
const CLOSES_ON_ENTER: readonly NetworkMode[] = ['hang-request', 'html']

/** The network between one device and the server, the device's service worker included. */
export class TcpProxy {
  /** All requests so far, in order. */
  readonly requests: RecordedRequest[] = []
  readonly #targetPort: number
  // Without noDelay the kernel adds some 20 ms to each response.
  readonly #server = createServer({ noDelay: true }, (socket) => this.#accept(socket))
  readonly #sockets = new Set<Socket>()
  #mode: NetworkMode = 'online'
  #droppedPath: RegExp | null = null
  #refusal: { path: RegExp; status: number } | null = null
  #stallingPath: RegExp | null = null
  /** Kept when the proxy is closed and listens again. */
  #port = 0

  constructor(targetPort: number) {
    this.#targetPort = targetPort
  }

  get url() {
    return `http://127.0.0.1:${this.#port}`
  }

  async listen() {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  async setMode(mode: NetworkMode) {
    const previous = this.#mode
    this.#mode = mode
    if (mode === 'offline' && this.#server.listening) {
      this.#server.close()
      this.#closeSockets()
      await once(this.#server, 'close')
    }
    if (mode !== 'offline' && !this.#server.listening) await this.listen()
    if (CLOSES_ON_ENTER.includes(mode) || CLOSES_ON_LEAVE.includes(previous)) this.#closeSockets()
  }

  /** Requests for such a path do not reach the server, in every mode; null ends it. */
  dropRequests(path: RegExp | null) {
    this.#droppedPath = path
  }

  /** Requests for such a path get this status instead of the server's answer, as from a proxy that lets no WebSocket through. */
  refuseRequests(path: RegExp, status: number) {
    this.#refusal = { path, status }
  }
  acceptRequests() {
    this.#refusal = null
  }

  /** From the next request for such a path on, the mode is `hang-response`. */
  stallFrom(path: RegExp) {
    this.#stallingPath = path
  }

  async close() {
    this.#closeSockets()
    if (this.#server.listening) this.#server.close()
  }

  #closeSockets() {
    for (const socket of this.#sockets) socket.destroy()
  }

  #track(socket: Socket) {
    this.#sockets.add(socket)
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => socket.destroy())
  }

  #accept(device: Socket) {
    this.#track(device)
    if (this.#mode === 'hang-request') return
    if (this.#mode === 'html') {
      captivePortal.emit('connection', device)
      return
    }
    const server = connect({ port: this.#targetPort, host: '127.0.0.1', noDelay: true })
    this.#track(server)
    device.on('close', () => server.destroy())
    server.on('close', () => device.destroy())
    device.on('data', (chunk) => {
      const request = parseRequest(chunk)
      if (request && this.#droppedPath?.test(request.path)) {
        device.destroy()
        return
      }
      if (request && this.#refusal?.path.test(request.path)) {
        device.end(`HTTP/1.1 ${this.#refusal.status} Refused\r\nContent-Length: 0\r\n\r\n`)
        return
      }
      if (request && this.#stallingPath?.test(request.path)) {
        this.#stallingPath = null
        this.#mode = 'hang-response'
      }
      if (request) this.requests.push(request)
      server.write(chunk)
    })
    server.on('data', (chunk) => {
      if (this.#mode === 'drop-response') device.destroy()
      else if (this.#mode === 'online') device.write(chunk)
    })
  }
}

export async function openTcpProxy(targetPort: number): Promise<TcpProxy> {
  const proxy = new TcpProxy(targetPort)
  await proxy.listen()
  return proxy
}
