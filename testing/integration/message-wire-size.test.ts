// @vitest-environment node
import { once } from 'node:events'
import { connect, createServer, type IncomingHttpHeaders } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { sendMessage } from '#pwa/features/chats/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { push } from '#pwa/sync/push.ts'
import { newId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { createMarket } from '#testing/worker/market.ts'
import { FIXED_RANDOM } from './client-server.ts'

const WIRE_MAX = 400
const TEXT =
  'I am at the junction beside the blue kiosk, please tell the gate man to open for me. I have tiles 60'

type Exchange = { request: Request; body: string; response: Response; text: string }

/** As the edge compresses a response, which leaves short ones as they are. */
const compress = (text: string) => {
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return body.length < text.length ? body : text
}

/** A browser sends a repeated `authorization` as an index, which Node never does: it gets another name. */
const headersOf = (headers: Headers): IncomingHttpHeaders =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name === 'authorization' ? 'x-bearer' : name, value]),
  )

/** Plays exchanges over one HTTP/2 connection, whose header tables they fill; returns the bytes of the last. */
async function bytesOfLast(exchanges: readonly Exchange[]): Promise<number> {
  let position = 0
  const server = createServer()
  server.on('request', (request, reply) => {
    const exchange = exchanges[position]
    request.resume().on('end', () => {
      // The edge adds the date.
      reply.sendDate = false
      if (!exchange) return reply.end()
      reply.writeHead(exchange.response.status, headersOf(exchange.response.headers))
      reply.end(compress(exchange.text))
    })
  })
  let socket: Socket | undefined
  server.on('connection', (each: Socket) => (socket = each))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const client = connect(`http://127.0.0.1:${port}`)
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  const total = () => (socket?.bytesRead ?? 0) + (socket?.bytesWritten ?? 0)
  let before = 0
  for (; position < exchanges.length; position++) {
    before = total()
    const exchange = exchanges[position]
    if (!exchange) break
    const { pathname } = new URL(exchange.request.url)
    const stream = client.request({
      ':method': exchange.request.method,
      ':path': pathname,
      ...headersOf(exchange.request.headers),
    })
    stream.end(exchange.body)
    stream.resume()
    await once(stream, 'close')
  }
  return total() - before
}

it('a message of 100 characters takes at most 400 bytes, headers and response included', async () => {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  await market.createAssignedTask(client, tasker)
  const exchanges: Exchange[] = []
  const device = createDevice({
    userId: client.id,
    token: client.token,
    now: market.now,
    async transport(request) {
      // What the built app adds.
      request.headers.set('x-client', '0123456789ab/1')
      const body = await request.clone().text()
      const { response, text } = await market.dispatch(request)
      // Only outside of production.
      response.headers.delete('server-timing')
      exchanges.push({ request, body, response, text })
      return new Response(text, response)
    },
  })
  expect(TEXT).toHaveLength(100)
  for (const message of ['Hello', 'Good morning', TEXT]) {
    const clientMsgId = newId('message')
    const input = { recipientId: tasker.id, message, clientMsgId }
    await enqueue(device, sendMessage, input, { key: clientMsgId })
  }
  expect(await push(device, FIXED_RANDOM)).toBe('done')
  expect(exchanges.map(({ response }) => response.status)).toEqual([201, 201, 201])
  expect(await bytesOfLast(exchanges)).toBeLessThanOrEqual(WIRE_MAX)
  // The pull brings the message itself.
  expect(JSON.parse(exchanges.at(-1)?.text ?? '')).toEqual({ seq: expect.any(Number) as number })
})
