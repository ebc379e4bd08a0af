import { asciiAt, concatBytes, damagedFile, throwIfBadSize, viewOf } from './bytes.ts'
import { cleanProfile } from './icc.ts'
import { orientationTiff, readOrientation } from './orientation.ts'

// Flags of the VP8X chunk.
const PROFILE_FLAG = 0x20
const ALPHA_FLAG = 0x10
const EXIF_FLAG = 0x08
/** Position, size, duration and flags of a frame of an animation; its chunks follow. */
const FRAME_HEADER = 16

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

function* chunksBetween(bytes: Uint8Array, start: number, end: number): Generator<Chunk> {
  const view = viewOf(bytes)
  let offset = start
  while (offset + 8 <= end) {
    const size = view.getUint32(offset + 4, true)
    const bodyStart = offset + 8
    if (bodyStart + size > bytes.length) throw damagedFile()
    yield { name: asciiAt(bytes, offset, 4), body: bytes.subarray(bodyStart, bodyStart + size) }
    offset = bodyStart + size + (size % 2)
  }
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const end = 8 + viewOf(bytes).getUint32(4, true)
  if (end > bytes.length + 1) throw damagedFile()
  const chunks = [...chunksBetween(bytes, 12, Math.min(end, bytes.length))]
  for (const chunk of chunks) checkFrame(chunk)
  return chunks
}

const isImage = ({ name }: Chunk) => name === 'VP8 ' || name === 'VP8L'

/** The chunks of the still picture, and its size when that is not the header's. */
type Still = { alpha: Chunk | undefined; image: Chunk; size?: Uint8Array }

/** The picture itself, or the first frame of an animation. */
function findStill(chunks: readonly Chunk[]): Still {
  const image = chunks.find(isImage)
  if (image) return { image, alpha: chunks.find(({ name }) => name === 'ALPH') }
  const frame = chunks.find(({ name }) => name === 'ANMF')?.body
  if (!frame || frame.length < FRAME_HEADER) throw damagedFile()
  const { size: _, ...still } = findStill(
    [...chunksBetween(frame, FRAME_HEADER, frame.length)].filter(({ name }) => name !== 'ANMF'),
  )
  checkFrame(still.image)
  return { ...still, size: frame.subarray(6, 12) }
}

type Extras = { hasProfile: boolean; hasExif: boolean }

/** The header of the extended format with flags that match the chunks which are written. */
function encodeHeader(header: Chunk, { size, alpha }: Still, { hasProfile, hasExif }: Extras) {
  const body = new Uint8Array(10)
  const hasAlpha = alpha !== undefined || ((header.body[0] ?? 0) & ALPHA_FLAG) !== 0
  body[0] =
    (hasProfile ? PROFILE_FLAG : 0) | (hasAlpha ? ALPHA_FLAG : 0) | (hasExif ? EXIF_FLAG : 0)
  body.set(size ?? header.body.subarray(4, 10), 4)
  return encodeChunk({ name: 'VP8X', body })
}

/** The still picture without its metadata except the orientation. */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunks = chunksOf(bytes)
  const named = (wanted: string) => chunks.find(({ name }) => name === wanted)
  const still = findStill(chunks)
  const header = named('VP8X')
  const exif = named('EXIF')
  const orientation = exif ? readOrientation(tiffOf(exif.body)) : 1
  const parts: Uint8Array[] = []
  // Only the extended format has a profile, a separate alpha plane and EXIF.
  if (header) {
    const icc = named('ICCP')
    const profile = icc && cleanProfile(icc.body)
    const hasExif = orientation > 1
    parts.push(encodeHeader(header, still, { hasProfile: Boolean(profile), hasExif }))
    if (profile) parts.push(encodeChunk({ name: 'ICCP', body: profile }))
    if (still.alpha) parts.push(encodeChunk(still.alpha))
    parts.push(encodeChunk(still.image))
    if (hasExif) parts.push(encodeChunk({ name: 'EXIF', body: orientationTiff(orientation) }))
  } else parts.push(encodeChunk(still.image))
  const body = concatBytes([bytes.subarray(8, 12), ...parts])
  return concatBytes([encodeChunk({ name: 'RIFF', body })])
}
