import { Agent, createServer, request as ask } from 'node:http'
import { openLine } from './line.mjs'
import { isWritePipeline } from './pipelines.mjs'

const MAX_BODY = 64 * 1024 * 1024
const PREFIX = /^\/(@|%40|raw:|raw%3A)([a-z0-9-]{1,63})(\/.*)$/i

/** Why a gate: sqld 0.24 can block for good under dozens of parallel writes (MONEY 1.2). */
export const GATE = {
  writesAtOnce: 4,
  longestLine: 512,
  /** Shorter than the worker's own 5 s, so that it hears "busy" rather than silence. */
  patience: 4000,
  /** A write that sqld has taken is left to run to its end even when the caller has gone; then it counts as stuck. */
  longestWrite: 15_000,
}

const refuse = (response, status, words) => {
  if (response.headersSent || response.destroyed) return response.destroy()
  const body = JSON.stringify({ message: words, code: status === 503 ? 'BUSY' : 'UNKNOWN_OUTCOME' })
  const headers = { 'content-type': 'application/json', 'retry-after': '1' }
  response.writeHead(status, headers).end(body)
}

const readBody = (request) =>
  new Promise((resolve, reject) => {
    const chunks = []
    let size = 0
    request.on('data', (chunk) => {
      size += chunk.length
      if (size > MAX_BODY) reject(new Error('The body is too large.'))
      else chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
  })

/**
 * A reverse proxy in front of sqld: reads pass, writes go a few at a time.
 * `/@name/…` reaches the namespace `name`, anything else `default`; `/raw:name/…` is for whoever makes it ready.
 */
export function createGate({ port, whenUp, namespace, onWrite, limits = GATE }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const line = openLine({
    width: limits.writesAtOnce,
    longest: limits.longestLine,
    patience: limits.patience,
  })

  function forward(incoming, response, { path, name, body, isWrite }) {
    return new Promise((done) => {
      const headers = { ...incoming.headers, host: `${name}.localhost` }
      headers['content-length'] = String(body.length)
      delete headers['transfer-encoding']
      delete headers.connection
      const { method } = incoming
      const upstream = ask({ agent, host: '127.0.0.1', port, path, method, headers }, (answer) => {
        if (!response.destroyed) response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('end', done).on('error', done)
        if (response.destroyed) answer.resume()
        else answer.pipe(response)
      })
      if (isWrite)
        upstream.setTimeout(limits.longestWrite, () => upstream.destroy(new Error('stuck')))
      else response.once('close', () => upstream.destroy())
      upstream.on('error', (error) => {
        const never = error.code === 'ECONNREFUSED'
        const words = never ? 'The database is not running.' : 'The database went away.'
        refuse(response, never || !isWrite ? 503 : 502, words)
        done()
      })
      upstream.end(body)
    })
  }

  async function serve(incoming, response) {
    const [, door, asked, rest] = PREFIX.exec(incoming.url ?? '/') ?? []
    const name = asked?.toLowerCase() ?? 'default'
    const path = rest ?? incoming.url ?? '/'
    const body = await readBody(incoming)
    if (!(await whenUp())) return refuse(response, 503, 'The database is not running.')
    if (asked && !door.startsWith('raw')) await namespace(name)
    const isWrite = incoming.method === 'POST' && isWritePipeline(body.toString('utf8'))
    if (!isWrite) return forward(incoming, response, { path, name, body, isWrite })

    const leave = await line.enter()
    if (!leave) return refuse(response, 503, 'The database is busy.')
    try {
      // Who has stopped waiting is not served: its worker has already answered 503.
      if (!response.destroyed) {
        onWrite(name)
        await forward(incoming, response, { path, name, body, isWrite })
      }
    } finally {
      leave()
    }
  }

  const server = createServer((incoming, response) => {
    serve(incoming, response).catch((error) =>
      refuse(response, 503, String(error.message ?? error)),
    )
  })
  server.keepAliveTimeout = 60_000
  return { server, line, close: () => agent.destroy() }
}
