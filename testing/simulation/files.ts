import { crc32, deflateSync } from 'node:zlib'
import { PART_SIZE } from '#schema/domain/limits.ts'

const pngChunk = (name: string, bytes: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(bytes.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A PNG of one grey pixel. */
export function onePixelPng(shade: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.from([0, shade]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
  return Uint8Array.from(png)
}

/** Large enough to be uploaded in this many parts. */
export function largePdf(parts: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((parts - 1) * PART_SIZE + 1000)
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return bytes
}
