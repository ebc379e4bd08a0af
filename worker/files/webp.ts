import { asciiAt, damaged, joined, refuseBadSize, viewOf } from './bytes.ts'
import { orientationIn, tiffSaying } from './orientation.ts'

const PICTURE = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const SAYS_EXIF = 0x08
const SAYS_XMP = 0x04

const uint24 = (bytes: Uint8Array, at: number) =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)

function refuseBadFrame(name: string, body: Uint8Array): void {
  const view = viewOf(body)
  if (name === 'VP8X') {
    if (body.length < 10) throw damaged()
    refuseBadSize(uint24(body, 4) + 1, uint24(body, 7) + 1)
  }
  if (name === 'VP8 ') {
    if (body.length < 10 || asciiAt(body, 3, 3) !== '\x9d\x01\x2a') throw damaged()
    refuseBadSize(view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff)
  }
  if (name === 'VP8L') {
    if (body.length < 5 || body[0] !== 0x2f) throw damaged()
    const size = view.getUint32(1, true)
    refuseBadSize((size & 0x3fff) + 1, ((size >>> 14) & 0x3fff) + 1)
  }
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(8 + body.length + (body.length % 2))
  bytes.set(Uint8Array.from(name, (letter) => letter.charCodeAt(0)))
  viewOf(bytes).setUint32(4, body.length, true)
  bytes.set(body, 8)
  return bytes
}

/** Some writers put "Exif\0\0" before the block, as a JPEG does. */
const tiffIn = (exif: Uint8Array) => (asciiAt(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif)

type Chunk = { name: string; body: Uint8Array }

function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length + 1) throw damaged()
  for (let at = 12; at + 8 <= Math.min(end, bytes.length);) {
    const size = view.getUint32(at + 4, true)
    if (at + 8 + size > bytes.length) throw damaged()
    yield { name: asciiAt(bytes, at, 4), body: bytes.subarray(at + 8, at + 8 + size) }
    at += 8 + size + (size % 2)
  }
}

/** The picture without its EXIF and XMP, but still the right way up. */
export function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let way = 1
  const kept: Chunk[] = []
  for (const { name, body } of chunksOf(bytes)) {
    refuseBadFrame(name, body)
    if (name === 'EXIF') way = orientationIn(tiffIn(body))
    if (PICTURE.has(name)) kept.push({ name, body })
  }
  if (!kept.some(({ name }) => name === 'VP8 ' || name === 'VP8L' || name === 'ANMF'))
    throw damaged()

  const parts = kept.map(({ name, body }) => {
    if (name !== 'VP8X') return chunk(name, body)
    const said = Uint8Array.from(body)
    said[0] = ((said[0] ?? 0) & ~(SAYS_EXIF | SAYS_XMP)) | (way > 1 ? SAYS_EXIF : 0)
    return chunk(name, said)
  })
  if (way > 1 && kept[0]?.name === 'VP8X') parts.push(chunk('EXIF', tiffSaying(way)))
  const body = joined([bytes.subarray(8, 12), ...parts])
  return joined([chunk('RIFF', body)])
}
