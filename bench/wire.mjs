// A line between a browser and a local Onise that compresses as the platform would, and counts every byte it carries.
import { createServer } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'

const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/
/** What belongs to one hop and not to the next. */
const OF_A_HOP = [
  'connection',
  'content-length',
  'content-encoding',
  'keep-alive',
  'transfer-encoding',
]
const withoutHop = (headers) =>
  Object.fromEntries([...headers].filter(([name]) => !OF_A_HOP.includes(name)))

async function bodyOf(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return parts.length > 0 ? Buffer.concat(parts) : undefined
}

/** @param {{ to: string, port: number, quality: number }} line */
export async function openWire({ to, port, quality }) {
  const carried = []
  const compressed = new Map()
  function compress(path, bytes) {
    const known = compressed.get(path)
    if (known && path.startsWith('/assets/')) return known
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    const small = brotliCompressSync(bytes, { params })
    compressed.set(path, small)
    return small
  }

  const server = createServer(async (request, response) => {
    const { method, url: path, socket } = request
    const at = Date.now()
    const before = socket.bytesWritten
    const { host: _host, ...headers } = request.headers
    const answer = await fetch(new URL(path, to), {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      body: await bodyOf(request),
      redirect: 'manual',
    })
    const whole = Buffer.from(await answer.arrayBuffer())
    const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const isText = TEXT.test(answer.headers.get('content-type') ?? '') && whole.length > 0
    const body = isText && takesBrotli ? compress(path, whole) : whole
    response.writeHead(answer.status, {
      ...withoutHop(answer.headers),
      'content-length': body.length,
      ...(body !== whole && { 'content-encoding': 'br' }),
    })
    response.end(method === 'HEAD' || answer.status === 204 ? undefined : body, () => {
      const kind = answer.headers.get('content-type')?.split(';')[0] ?? ''
      carried.push({ at, path, kind, body: body.length, wire: socket.bytesWritten - before })
    })
  })
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    url: `http://localhost:${port}`,
    /** What was carried since the last time this was asked. */
    take: () => carried.splice(0),
    /** Resolves when nothing has been asked for a while. */
    async quiet(ms = 1500) {
      let seen = -1
      while (seen !== carried.length) {
        seen = carried.length
        await new Promise((resolve) => setTimeout(resolve, ms))
      }
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
