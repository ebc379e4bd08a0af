// Reads along an HTTP/2 connection and says which exchange every byte belongs to.
import { Duplex } from 'node:stream'

const HEAD = 9
/** What a client says first, before any frame (RFC 9113, 3.4). */
const GREETING = 24

/** One direction. `tell` gets the stream and the whole length of each frame; stream 0 is the connection itself. */
function reader(greeting, tell) {
  let toSkip = greeting
  if (greeting > 0) tell(0, greeting)
  let head = Buffer.alloc(0)
  return (chunk) => {
    for (let at = 0; at < chunk.length;) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, chunk.length - at)
        toSkip -= skipped
        at += skipped
        continue
      }
      const part = chunk.subarray(at, at + HEAD - head.length)
      head = Buffer.concat([head, part])
      at += part.length
      if (head.length < HEAD) return
      toSkip = head.readUIntBE(0, 3)
      tell(head.readUInt32BE(5) & 0x7fffffff, HEAD + toSkip)
      head = Buffer.alloc(0)
    }
  }
}

/** What passed on each stream of one connection, frame heads and all. */
export function newTally() {
  const streams = new Map()
  const of = (stream) => {
    const found = streams.get(stream) ?? { up: 0, down: 0 }
    streams.set(stream, found)
    return found
  }
  return {
    of,
    up: reader(GREETING, (stream, bytes) => (of(stream).up += bytes)),
    down: reader(0, (stream, bytes) => (of(stream).down += bytes)),
  }
}

/** The socket as the HTTP/2 server sees it, with both directions read along. */
export function tapped(socket, tally) {
  const through = new Duplex({
    read: () => socket.resume(),
    write(chunk, _encoding, done) {
      tally.down(chunk)
      socket.write(chunk, done)
    },
    final: (done) => socket.end(done),
    destroy(error, done) {
      socket.destroy()
      done(error)
    },
  })
  socket.on('data', (chunk) => {
    tally.up(chunk)
    if (!through.push(chunk)) socket.pause()
  })
  socket.on('end', () => through.push(null))
  socket.on('close', () => through.destroy())
  socket.on('error', () => through.destroy())
  return through
}
