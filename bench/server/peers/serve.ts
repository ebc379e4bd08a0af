// A program of its own, so that its processor time can be measured: `serve.ts <express|fastify> <port> <database>`, with the
// secret of the session tokens in JWT_SECRET.
import express from 'express'
import fastify from 'fastify'
import { jwtVerify } from 'jose'
import { createRoutes, type PeerRoute } from './handlers.ts'
import { openPeerDatabase, type PeerRow } from './store.ts'

const [framework, port = '', path = ''] = process.argv.slice(2)
const secret = new TextEncoder().encode(process.env['JWT_SECRET'])
const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
  'verify',
])

async function callerOf(authorization = ''): Promise<string | null> {
  try {
    const token = authorization.replace(/^Bearer /, '')
    const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] })
    return payload.sub ?? null
  } catch {
    return null
  }
}

const SIGNED_OUT = { error: 'Log in' }

function serveExpress(routes: readonly PeerRoute[]): void {
  const app = express()
  app.use(express.json())
  app.get('/health', (_request, response) => void response.json({}))
  for (const { method, path: route, handle } of routes)
    app[method](route, async (request, response) => {
      const caller = await callerOf(request.headers.authorization)
      if (caller === null) return void response.status(401).json(SIGNED_OUT)
      const params = request.params as Record<string, string>
      const { status, body } = handle({ caller, params, body: (request.body ?? {}) as PeerRow })
      return void response.status(status).json(body)
    })
  app.listen(Number(port), '127.0.0.1')
}

async function serveFastify(routes: readonly PeerRoute[]): Promise<void> {
  const app = fastify()
  app.get('/health', async () => ({}))
  for (const { method, path: route, handle } of routes)
    app[method](route, async (request, reply) => {
      const caller = await callerOf(request.headers.authorization)
      if (caller === null) return reply.code(401).send(SIGNED_OUT)
      const params = request.params as Record<string, string>
      const { status, body } = handle({ caller, params, body: (request.body ?? {}) as PeerRow })
      return reply.code(status).send(body)
    })
  await app.listen({ port: Number(port), host: '127.0.0.1' })
}

const routes = createRoutes(openPeerDatabase(path))
if (framework === 'express') serveExpress(routes)
else await serveFastify(routes)
