import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'
const TEXT = 1
const MASK_BYTES = 4
/** In the second byte: two bytes with the length follow. */
const LONG = 126

/** A frame of a client, which must be masked (RFC 6455, section 5.3). Shorter than 126 bytes. */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const mask = randomBytes(MASK_BYTES)
  const masked = payload.map((byte, index) => byte ^ (mask[index % MASK_BYTES] ?? 0))
  return Buffer.concat([Buffer.from([0x80 | TEXT, 0x80 | payload.length]), mask, masked])
}

/** The first whole frame of a server, which are not masked; null until it is complete. */
function readFrame(bytes: Buffer): { opcode: number; text: string; length: number } | null {
  const short = (bytes[1] ?? 0) & 0x7f
  const start = short === LONG ? 4 : 2
  if (bytes.length < start) return null
  const length = start + (short === LONG ? bytes.readUInt16BE(2) : short)
  if (bytes.length < length) return null
  const text = bytes.subarray(start, length).toString('utf8')
  return { opcode: (bytes[0] ?? 0) & 0x0f, text, length }
}

/** What Node 20 lacks: a WebSocket of text frames, which knows its bytes. */
export type WebSocketClient = {
  send: (text: string) => void
  close: () => void
  isOpen: () => boolean
  /** Without TLS and TCP, both directions. */
  bytes: () => number
}

function listen(socket: Socket, first: Buffer, onFrame: (text: string) => void): void {
  let bytes = first
  const readAll = () => {
    for (let frame = readFrame(bytes); frame; frame = readFrame(bytes)) {
      bytes = bytes.subarray(frame.length)
      if (frame.opcode === TEXT) onFrame(frame.text)
    }
  }
  socket.on('data', (chunk: Buffer) => {
    bytes = Buffer.concat([bytes, chunk])
    readAll()
  })
  readAll()
}

/** Rejects when the server does not upgrade the connection. */
export function openWebSocket(
  address: string,
  onFrame: (text: string) => void,
): Promise<WebSocketClient> {
  const { hostname, port, host, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let isOpen = false
    const key = randomBytes(16).toString('base64')
    const lines = [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${host}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      `Sec-WebSocket-Key: ${key}`,
      'Sec-WebSocket-Version: 13',
    ]
    socket.setNoDelay(true)
    socket.write(lines.join('\r\n') + HEAD_END)
    let head = Buffer.alloc(0)
    const readHead = (chunk: Buffer) => {
      head = Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end === -1) return
      socket.off('data', readHead)
      const status = head.toString('latin1', 0, head.indexOf('\r\n'))
      if (!status.includes(' 101 ')) {
        socket.destroy()
        return reject(new Error(status))
      }
      isOpen = true
      listen(socket, head.subarray(end + HEAD_END.length), onFrame)
      resolve({
        send: (text) => void socket.write(maskedFrame(text)),
        close: () => socket.destroy(),
        isOpen: () => isOpen,
        bytes: () => socket.bytesRead + socket.bytesWritten,
      })
    }
    socket.on('data', readHead)
    socket.on('error', reject)
    socket.on('close', () => {
      isOpen = false
      reject(new Error('The server closed the connection.'))
    })
  })
}
