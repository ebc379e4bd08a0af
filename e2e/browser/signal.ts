import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * `good`: everything passes. `none`: connections are refused, as on a phone without a network.
 * `silent`: connections are taken and never answered (lie-fi). `deaf`: what is sent arrives, the answer is lost.
 * `mute`: what is sent arrives, the answer is held back for good. `portal`: a page of somebody else's answers everything.
 */
export type Strength = 'good' | 'none' | 'silent' | 'deaf' | 'mute' | 'portal'

/** A request as it left the device, whether or not it was ever answered. */
export type Said = { method: string; path: string; key: string | null; client: string | null }

const REQUEST = /^(GET|POST|PUT|PATCH|DELETE) (\S+) HTTP\/1\.1\r\n/
const headerIn = (head: string, name: string) =>
  new RegExp(`^${name}: (.+)\\r$`, 'im').exec(head)?.[1] ?? null

/** Browsers do not pipeline, so a request begins where something arrives. */
function saidIn(chunk: Buffer): Said | null {
  const head = chunk.toString('latin1', 0, 4000)
  const [, method, path] = REQUEST.exec(head) ?? []
  if (!method || !path) return null
  const [key, client] = [headerIn(head, 'idempotency-key'), headerIn(head, 'x-client')]
  return { method, path, key, client }
}

/** The WLAN of a hotel: whatever is asked for, its own page, and no wrong of its own. */
const portal = createHttpServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end('<!doctype html><title>Free WLAN</title><p>Accept our terms to go on.</p>')
})

/** Whose connections are of no use to what comes next, and to whom those from before are of none. */
const LEAVES_NOTHING: readonly Strength[] = ['silent', 'mute', 'portal']
const TAKES_NOTHING_OVER: readonly Strength[] = ['silent', 'portal']

/** A wire between one device and the server, which can be cut for everything on the device, its service worker too. */
export async function openSignal(targetPort: number) {
  let strength: Strength = 'good'
  const said: Said[] = []
  let lost: RegExp | null = null
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }

  // What has come is passed on at once: a kernel that waits to send more together would make each answer wait some 20 ms.
  const server = createServer({ noDelay: true }, (near) => {
    keep(near)
    if (strength === 'silent') return
    if (strength === 'portal') return void portal.emit('connection', near)
    const far = connect({ port: targetPort, host: '127.0.0.1', noDelay: true })
    keep(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.on('data', (chunk) => {
      const request = saidIn(chunk)
      if (request && lost?.test(request.path)) return near.destroy()
      if (request) said.push(request)
      far.write(chunk)
    })
    far.on('data', (chunk) => {
      if (strength === 'deaf') near.destroy()
      else if (strength === 'good') near.write(chunk)
    })
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo

  function hangUp() {
    for (const socket of sockets) socket.destroy()
  }
  async function become(next: Strength) {
    const was = strength
    strength = next
    if (next === 'none' && server.listening) {
      server.close()
      hangUp()
      await once(server, 'close')
    }
    if (was === 'none' && next !== 'none' && !server.listening) await listen(port)
    if (TAKES_NOTHING_OVER.includes(next) || LEAVES_NOTHING.includes(was)) hangUp()
  }

  return {
    url: `http://127.0.0.1:${port}`,
    become,
    /** What asks for such a path is lost on the way there, whatever the weather; null ends it. */
    lose: (path: RegExp | null) => void (lost = path),
    /** Everything that was asked over this wire, in order. */
    said,
    async close() {
      hangUp()
      if (server.listening) server.close()
    },
  }
}

export type Signal = Awaited<ReturnType<typeof openSignal>>
