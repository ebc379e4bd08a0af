import { asciiAt, concatBytes, damagedFile, throwIfBadSize, viewOf } from './bytes.ts'
import { orientationTiff, readOrientation } from './orientation.ts'

// Markers (ITU-T T.81, annex B).
const START = Uint8Array.from([0xff, 0xd8])
const END = 0xd9
const SCAN = 0xda
const APP0 = 0xe0
const APP15 = 0xef
const COMMENT = 0xfe
const FRAMES = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])

const isExif = (segment: Uint8Array) => segment[1] === 0xe1 && asciiAt(segment, 4, 6) === 'Exif\0\0'

/** Decoders need JFIF, ICC and Adobe segments for the colours; all other application segments are metadata. */
function isNeeded(segment: Uint8Array): boolean {
  const marker = segment[1] ?? 0
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  if (marker === APP0) return asciiAt(segment, 4, 5) === 'JFIF\0'
  if (marker === 0xe2) return asciiAt(segment, 4, 12) === 'ICC_PROFILE\0'
  return marker === 0xee && asciiAt(segment, 4, 5) === 'Adobe'
}

/** The offset of the next marker after compressed data; stuffed zeros and restart markers belong to the data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let offset = bytes.indexOf(0xff, from); offset >= 0;) {
    const next = bytes[offset + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return offset
    offset = bytes.indexOf(0xff, offset + 1)
  }
  throw damagedFile()
}

/** All segments up to the end marker; a scan includes its compressed data. */
function* segmentsOf(bytes: Uint8Array): Generator<Uint8Array> {
  const view = viewOf(bytes)
  let offset = 2
  while (offset + 4 <= bytes.length || bytes[offset + 1] === END) {
    if (bytes[offset] !== 0xff) throw damagedFile()
    const marker = bytes[offset + 1]
    if (marker === END) return
    if (marker === 0xff) {
      offset += 1
      continue
    }
    const length = view.getUint16(offset + 2)
    const headerEnd = offset + 2 + length
    if (length < 2 || headerEnd > bytes.length) throw damagedFile()
    const end = marker === SCAN ? endOfScan(bytes, headerEnd) : headerEnd
    yield bytes.subarray(offset, end)
    offset = end
  }
  throw damagedFile()
}

function orientationSegment(orientation: number): Uint8Array {
  const tiff = orientationTiff(orientation)
  const header = [0xff, 0xe1, 0, 2 + 6 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0]
  return concatBytes([Uint8Array.from(header), tiff])
}

/** The picture without its metadata except the orientation. Bytes after the end marker are dropped. */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const segments: Uint8Array[] = []
  let orientation = 1
  let hasFrame = false
  for (const segment of segmentsOf(bytes)) {
    if (FRAMES.has(segment[1] ?? 0) && segment.length >= 10) {
      throwIfBadSize(viewOf(segment).getUint16(7), viewOf(segment).getUint16(5))
      hasFrame = true
    }
    if (isExif(segment)) orientation = readOrientation(segment.subarray(10))
    if (isNeeded(segment)) segments.push(segment)
  }
  if (!hasFrame) throw damagedFile()
  const exif = orientation > 1 ? [orientationSegment(orientation)] : []
  return concatBytes([START, ...exif, ...segments, Uint8Array.from([0xff, END])])
}
