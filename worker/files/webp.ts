import { asciiAt, concatBytes, damagedFile, throwIfBadSize, viewOf } from './bytes.ts'
import { orientationTiff, readOrientation } from './orientation.ts'

const IMAGE_CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
// Flags of the VP8X chunk.
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

const uint24 = (bytes: Uint8Array, offset: number) =>
  (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8) | ((bytes[offset + 2] ?? 0) << 16)

function checkFrame({ name, body }: Chunk): void {
  const view = viewOf(body)
  if (name === 'VP8X') {
    if (body.length < 10) throw damagedFile()
    throwIfBadSize(uint24(body, 4) + 1, uint24(body, 7) + 1)
  }
  if (name === 'VP8 ') {
    if (body.length < 10 || asciiAt(body, 3, 3) !== '\x9d\x01\x2a') throw damagedFile()
    throwIfBadSize(view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff)
  }
  if (name === 'VP8L') {
    if (body.length < 5 || body[0] !== 0x2f) throw damagedFile()
    const size = view.getUint32(1, true)
    throwIfBadSize((size & 0x3fff) + 1, ((size >>> 14) & 0x3fff) + 1)
  }
}

type Chunk = { name: string; body: Uint8Array }

function encodeChunk({ name, body }: Chunk): Uint8Array {
  const bytes = new Uint8Array(8 + body.length + (body.length % 2))
  bytes.set(Uint8Array.from(name, (char) => char.charCodeAt(0)))
  viewOf(bytes).setUint32(4, body.length, true)
  bytes.set(body, 8)
  return bytes
}

/** Some writers put "Exif\0\0" before the TIFF block, as in a JPEG. */
const tiffOf = (exif: Uint8Array) => (asciiAt(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif)

function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length + 1) throw damagedFile()
  let offset = 12
  while (offset + 8 <= Math.min(end, bytes.length)) {
    const size = view.getUint32(offset + 4, true)
    const bodyStart = offset + 8
    if (bodyStart + size > bytes.length) throw damagedFile()
    yield { name: asciiAt(bytes, offset, 4), body: bytes.subarray(bodyStart, bodyStart + size) }
    offset = bodyStart + size + (size % 2)
  }
}

/** The VP8X header with flags that match the chunks which are written. */
function updateHeader(body: Uint8Array, hasExif: boolean): Uint8Array {
  const updated = Uint8Array.from(body)
  const flags = (updated[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)
  updated[0] = hasExif ? flags | EXIF_FLAG : flags
  return updated
}

const isImageData = ({ name }: Chunk) => name === 'VP8 ' || name === 'VP8L' || name === 'ANMF'

/** The picture without EXIF and XMP except the orientation. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let orientation = 1
  const chunks: Chunk[] = []
  for (const chunk of chunksOf(bytes)) {
    checkFrame(chunk)
    if (chunk.name === 'EXIF') orientation = readOrientation(tiffOf(chunk.body))
    if (IMAGE_CHUNKS.has(chunk.name)) chunks.push(chunk)
  }
  if (!chunks.some(isImageData)) throw damagedFile()

  const isRotated = orientation > 1
  const parts = chunks.map(({ name, body }) =>
    encodeChunk({ name, body: name === 'VP8X' ? updateHeader(body, isRotated) : body }),
  )
  // Only the extended format (VP8X) can have an EXIF chunk.
  if (isRotated && chunks[0]?.name === 'VP8X')
    parts.push(encodeChunk({ name: 'EXIF', body: orientationTiff(orientation) }))
  const body = concatBytes([bytes.subarray(8, 12), ...parts])
  return concatBytes([encodeChunk({ name: 'RIFF', body })])
}
