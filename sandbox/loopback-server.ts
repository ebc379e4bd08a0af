import { once } from 'node:events'
import { createAdaptorServer, type ServerType } from '@hono/node-server'

const HOST = '127.0.0.1'

type FetchHandler = Parameters<typeof createAdaptorServer>[0]['fetch']

/** Listens on loopback only. Port 0 is any free port. */
export async function listenOnLoopback(fetch: FetchHandler, port: number) {
  const server: ServerType = createAdaptorServer({ overrideGlobalObjects: false, fetch })
  // Longer than a client is kept from its work on a busy machine, which would send on a connection that is closed here.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = 60_000
  server.listen(port, HOST)
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://${HOST}:${address.port}`,
    async stop(): Promise<void> {
      if (!server.listening) return
      if ('closeAllConnections' in server) server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
