// A line between a browser and something that answers, as the platform's edge would draw it: HTTP/2 over TLS 1.3, bodies
// as they come, and every byte counted, by exchange (frames) and in all (what the socket carried, TLS included).
import { Agent, request as asking } from 'node:http'
import { createServer as createHttp2 } from 'node:http2'
import { createServer } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import { newCertificate } from './certificate.mjs'
import { newTally, tapped } from './frames.mjs'

/** What belongs to one hop and not to the next. */
const OF_A_HOP = new Set([
  ...['connection', 'content-length', 'keep-alive', 'transfer-encoding', 'host', 'date'],
])
const carriedOn = (headers) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_A_HOP.has(name)),
  )
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

async function bodyOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return parts.length > 0 ? Buffer.concat(parts) : undefined
}

/** What a deployed worker does not say (worker/http/route.ts). */
const FOR_DEVELOPERS = 'server-timing'

/**
 * @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer
 * @typedef {{ method: string, path: string, headers: Record<string, string>, body?: Buffer }} Asked
 */

function askPlainly(url, { method, path, headers, body }, agent) {
  return new Promise((resolve, reject) => {
    const asked = asking(new URL(path, url), { method, headers, agent }, (answer) => {
      bodyOf(answer).then((said = Buffer.alloc(0)) => {
        resolve({ status: answer.statusCode, headers: answer.headers, body: said })
      }, reject)
    })
    asked.on('error', (error) => reject(Object.assign(error, { wasReused: asked.reusedSocket })))
    asked.end(body)
  })
}

/**
 * Answers by asking a server that speaks plain HTTP: the worker in workerd. It is asked as an edge asks: for Brotli
 * where the browser takes it. (Miniflare, before the worker, would else make gzip of it for whoever names that first.)
 *
 * @param {string} url
 * @returns {(asked: Asked) => Promise<Answer>}
 */
export function askingAt(url) {
  const agent = new Agent({ keepAlive: true })
  return async ({ headers, ...asked }) => {
    const takesBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '')
    const sent = {
      ...asked,
      headers: { ...headers, 'accept-encoding': takesBrotli ? 'br' : 'identity' },
    }
    const answer = await askPlainly(url, sent, agent).catch((error) => {
      // A kept connection may be closed in the very moment it is used again: then nobody has heard.
      if (!error.wasReused) throw error
      return askPlainly(url, sent, new Agent())
    })
    const { [FOR_DEVELOPERS]: _, ...said } = carriedOn(answer.headers)
    return { ...answer, headers: said }
  }
}

/**
 * @param {{ answer: (asked: Asked) => Answer | Promise<Answer>, port?: number, certificate?: ReturnType<typeof newCertificate> }} line
 */
export async function openWire({ answer, port = 0, certificate = newCertificate() }) {
  const carried = []
  const sockets = new Set()
  /** What sockets that are gone have carried. */
  const past = { up: 0, down: 0 }
  let waiting = 0

  const http = createHttp2(async (request, response) => {
    const at = Date.now()
    const { method, url: path, headers, stream } = request
    waiting++
    try {
      const body = await bodyOf(request)
      const said = await answer({ method, path, headers: carriedOn(headers), body })
      const isBare = method === 'HEAD' || said.status === 204 || said.status === 304
      response.writeHead(said.status, {
        ...said.headers,
        ...(!isBare && { 'content-length': said.body.length }),
      })
      response.end(isBare ? undefined : said.body)
      carried.push({
        ...{
          at,
          method,
          path,
          status: said.status,
          kind: (said.headers['content-type'] ?? '').split(';')[0],
        },
        bytes: stream.session?.socket ? tallyOf(stream) : { up: 0, down: 0 },
      })
    } catch (error) {
      if (!response.stream?.destroyed) response.stream?.close(2)
      if (error.code !== 'ERR_HTTP2_INVALID_STREAM') console.error(`${method} ${path}:`, error)
    } finally {
      waiting--
    }
  })
  const tallies = new WeakMap()
  const tallyOf = ({ id, session }) => tallies.get(session)?.of(id) ?? { up: 0, down: 0 }
  let opening
  http.on('session', (session) => tallies.set(session, opening))
  http.on('sessionError', () => {})

  const context = createSecureContext({ ...certificate, minVersion: 'TLSv1.3' })
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      past.up += socket.bytesRead
      past.down += socket.bytesWritten
    })
    const secure = new TLSSocket(socket, {
      isServer: true,
      secureContext: context,
      ALPNProtocols: ['h2'],
    })
    secure.on('error', () => socket.destroy())
    secure.once('secure', () => {
      opening = newTally()
      http.emit('connection', tapped(secure, opening))
    })
  })
  let at = port
  const listen = async () => {
    await new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', resolve)
    })
    at = server.address().port
  }
  await listen()
  const cut = async () => {
    if (!server.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }

  return {
    url: `https://localhost:${at}`,
    trustedBy: certificate.trustedBy,
    /**
     * The exchanges since the last time this was asked. `bytes` are the frames of each, and go on counting until the
     * last of them has passed.
     */
    take: () => carried.splice(0),
    /** What sockets have carried so far: handshakes, TLS and what HTTP/2 says about itself included. */
    sockets() {
      const now = { ...past }
      for (const { bytesRead, bytesWritten } of sockets) {
        now.up += bytesRead
        now.down += bytesWritten
      }
      return now
    },
    /** Resolves when nothing has been asked for a while. */
    async quiet(ms = 1500) {
      let seen = -1
      while (seen !== carried.length || waiting > 0) {
        seen = carried.length
        await pause(ms)
      }
    },
    /** As on a phone without a network: connections end, and none can be made. */
    cut,
    mend: listen,
    stop: cut,
  }
}
