import { asciiAt, damaged, joined, refuseBadSize, viewOf } from './bytes.ts'
import { orientationIn, tiffSaying } from './orientation.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const APP0 = 0xe0
const APP15 = 0xef
const COMMENT = 0xfe
const FRAMES = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
])

const isExif = (segment: Uint8Array) => segment[1] === 0xe1 && asciiAt(segment, 4, 6) === 'Exif\0\0'

/** What a viewer needs to show the colours right; every other application segment is about the person. */
function isKept(segment: Uint8Array): boolean {
  const marker = segment[1] ?? 0
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  if (marker === APP0) return asciiAt(segment, 4, 5) === 'JFIF\0'
  if (marker === 0xe2) return asciiAt(segment, 4, 12) === 'ICC_PROFILE\0'
  return marker === 0xee && asciiAt(segment, 4, 5) === 'Adobe'
}

/** Where the next marker begins after compressed data: not a stuffed zero, not a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw damaged()
}

function exifSaying(way: number): Uint8Array {
  const tiff = tiffSaying(way)
  const head = [0xff, 0xe1, 0, 2 + 6 + tiff.length, 0x45, 0x78, 0x69, 0x66, 0, 0]
  return joined([Uint8Array.from(head), tiff])
}

/** The picture without what the camera wrote about it, but still the right way up. What follows its end is dropped too. */
export function cleanJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = []
  let way = 1
  let sized = false
  let at = 2
  while (at + 4 <= bytes.length || bytes[at + 1] === END) {
    if (bytes[at] !== 0xff) throw damaged()
    const marker = bytes[at + 1]
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) {
      if (!sized) throw damaged()
      const head = [Uint8Array.from([0xff, START]), ...(way > 1 ? [exifSaying(way)] : [])]
      return joined([...head, ...kept, Uint8Array.from([0xff, END])])
    }
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) throw damaged()
    const segment = bytes.subarray(at, at + 2 + length)
    at += segment.length
    if (marker !== undefined && FRAMES.has(marker) && length >= 8) {
      refuseBadSize(viewOf(segment).getUint16(7), viewOf(segment).getUint16(5))
      sized = true
    }
    if (isExif(segment)) way = orientationIn(segment.subarray(10))
    if (isKept(segment)) kept.push(segment)
    if (marker === SCAN) {
      const end = endOfScan(bytes, at)
      kept.push(bytes.subarray(at, end))
      at = end
    }
  }
  throw damaged()
}
