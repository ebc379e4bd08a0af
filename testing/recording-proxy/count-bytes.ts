// Reads the frames of an HTTP/2 connection and counts the bytes of each stream.
import { Duplex } from 'node:stream'
import type { TLSSocket } from 'node:tls'

export type ByteCount = { up: number; down: number }

const FRAME_HEADER_BYTES = 9
/** Sent by the client before any frame (RFC 9113, section 3.4). */
const CLIENT_PREFACE_BYTES = 24

type FrameListener = (streamId: number, bytes: number) => void

/** Reads one direction. The listener receives the stream and the whole length of each frame; stream 0 is the connection. */
function createFrameReader(prefaceBytes: number, onFrame: FrameListener): (chunk: Buffer) => void {
  let bytesToSkip = prefaceBytes
  if (prefaceBytes > 0) onFrame(0, prefaceBytes)
  let header = Buffer.alloc(0)
  return (chunk) => {
    for (let position = 0; position < chunk.length;) {
      if (bytesToSkip > 0) {
        const skipped = Math.min(bytesToSkip, chunk.length - position)
        bytesToSkip -= skipped
        position += skipped
        continue
      }
      const part = chunk.subarray(position, position + FRAME_HEADER_BYTES - header.length)
      header = Buffer.concat([header, part])
      position += part.length
      if (header.length < FRAME_HEADER_BYTES) return
      bytesToSkip = header.readUIntBE(0, 3)
      onFrame(header.readUInt32BE(5) & 0x7fffffff, FRAME_HEADER_BYTES + bytesToSkip)
      header = Buffer.alloc(0)
    }
  }
}

/** Bytes of each stream of one connection, frame headers included. */
export function createByteCounter() {
  const streams = new Map<number, ByteCount>()
  const of = (streamId: number): ByteCount => {
    const count = streams.get(streamId) ?? { up: 0, down: 0 }
    streams.set(streamId, count)
    return count
  }
  return {
    of,
    up: createFrameReader(CLIENT_PREFACE_BYTES, (streamId, bytes) => {
      of(streamId).up += bytes
    }),
    down: createFrameReader(0, (streamId, bytes) => {
      of(streamId).down += bytes
    }),
  }
}

export type ByteCounter = ReturnType<typeof createByteCounter>

/** The socket for the HTTP/2 server, with both directions counted. */
export function countBytes(socket: TLSSocket, counter: ByteCounter): Duplex {
  const counted = new Duplex({
    read: () => void socket.resume(),
    write(chunk, _encoding, done) {
      counter.down(chunk)
      socket.write(chunk, done)
    },
    final: (done) => void socket.end(() => done()),
    destroy(error, done) {
      socket.destroy()
      done(error)
    },
  })
  socket.on('data', (chunk: Buffer) => {
    counter.up(chunk)
    if (!counted.push(chunk)) socket.pause()
  })
  socket.on('end', () => counted.push(null))
  socket.on('close', () => counted.destroy())
  socket.on('error', () => counted.destroy())
  return counted
}
