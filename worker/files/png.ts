import { asciiAt, concatBytes, damagedFile, throwIfBadSize, viewOf } from './bytes.ts'

/** Chunks that decoders need; texts, times and EXIF are not among them. */
const NEEDED_CHUNKS = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
])

/** The picture without its metadata. The orientation is dropped too: cameras do not write PNG. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const chunks: Uint8Array[] = [bytes.subarray(0, 8)]
  let offset = 8
  let hasData = false
  while (offset + 12 <= bytes.length) {
    const size = 12 + view.getUint32(offset)
    const name = asciiAt(bytes, offset + 4, 4)
    if (offset + size > bytes.length) throw damagedFile()
    if (offset === 8) {
      if (name !== 'IHDR' || size !== 25) throw damagedFile()
      throwIfBadSize(view.getUint32(16), view.getUint32(20))
    }
    if (NEEDED_CHUNKS.has(name)) chunks.push(bytes.subarray(offset, offset + size))
    hasData ||= name === 'IDAT'
    offset += size
    if (name === 'IEND') {
      if (!hasData) throw damagedFile()
      return concatBytes(chunks)
    }
  }
  throw damagedFile()
}
