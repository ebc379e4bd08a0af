import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * `good`: everything passes. `none`: connections are refused, as on a phone without a network.
 * `silent`: connections are taken and never answered (lie-fi). `deaf`: what is sent arrives, the answer is lost.
 */
export type Strength = 'good' | 'none' | 'silent' | 'deaf'

/** A wire between one device and the server, which can be cut for everything on the device, its service worker too. */
export async function openSignal(targetPort: number) {
  let strength: Strength = 'good'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }

  const server = createServer((near) => {
    keep(near)
    if (strength === 'silent') return
    const far = connect(targetPort, '127.0.0.1')
    keep(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far)
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
    if (next === 'silent') hangUp()
  }

  return {
    url: `http://127.0.0.1:${port}`,
    become,
    async close() {
      hangUp()
      if (server.listening) server.close()
    },
  }
}

export type Signal = Awaited<ReturnType<typeof openSignal>>
