import { damagedFile, viewOf } from './bytes.ts'

// Markers (ITU-T T.81, annex B).
export const END = 0xd9
export const SCAN = 0xda
const HUFFMAN_TABLES = 0xc4
const ARITHMETIC_CONDITIONS = 0xcc
const QUANTIZATION_TABLES = 0xdb
const RESTART_INTERVAL = 0xdd
export const FRAMES = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])

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
export function* segmentsOf(bytes: Uint8Array): Generator<Uint8Array> {
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

/** Whether the tables fill the segment; `lengthAt` is the length of the table at an offset. */
function isFilledBy(segment: Uint8Array, lengthAt: (offset: number) => number): boolean {
  let offset = 4
  while (offset < segment.length) offset += lengthAt(offset)
  return offset === segment.length
}

const quantizationTableLength = (segment: Uint8Array) => (offset: number) =>
  (segment[offset] ?? 0) >> 4 === 0 ? 65 : 129

const huffmanTableLength = (segment: Uint8Array) => (offset: number) =>
  segment.subarray(offset + 1, offset + 17).reduce((total, count) => total + count, 17)

/** Whether a segment that decoders need has its exact length, so that it has no other bytes. */
export function isWellFormed(segment: Uint8Array): boolean {
  const marker = segment[1] ?? 0
  const length = viewOf(segment).getUint16(2)
  if (FRAMES.has(marker)) return segment.length >= 10 && length === 8 + 3 * (segment[9] ?? 0)
  if (marker === SCAN) return length === 6 + 2 * (segment[4] ?? 0)
  if (marker === QUANTIZATION_TABLES) return isFilledBy(segment, quantizationTableLength(segment))
  if (marker === HUFFMAN_TABLES) return isFilledBy(segment, huffmanTableLength(segment))
  if (marker === RESTART_INTERVAL) return length === 4
  return marker === ARITHMETIC_CONDITIONS && length % 2 === 0 && length <= 66
}

/** Segments that a picture consists of; all others are metadata, comments or extensions. */
export const isPictureData = (segment: Uint8Array): boolean => {
  const marker = segment[1] ?? 0
  const tables = [HUFFMAN_TABLES, ARITHMETIC_CONDITIONS, QUANTIZATION_TABLES, RESTART_INTERVAL]
  return FRAMES.has(marker) || marker === SCAN || tables.includes(marker)
}
