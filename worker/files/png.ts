import { asciiAt, damaged, joined, refuseBadSize, viewOf } from './bytes.ts'

/** What a viewer needs; texts, times and EXIF are not among it. */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/** The picture without its texts. (A PNG's own note of which way is up goes with them: cameras do not write PNG.) */
export function cleanPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = [bytes.subarray(0, 8)]
  let at = 8
  let hasData = false
  while (at + 12 <= bytes.length) {
    const size = 12 + view.getUint32(at)
    const name = asciiAt(bytes, at + 4, 4)
    if (at + size > bytes.length) throw damaged()
    if (at === 8) {
      if (name !== 'IHDR' || size !== 25) throw damaged()
      refuseBadSize(view.getUint32(16), view.getUint32(20))
    }
    if (KEPT.has(name)) kept.push(bytes.subarray(at, at + size))
    hasData ||= name === 'IDAT'
    at += size
    if (name === 'IEND') {
      if (!hasData) throw damaged()
      return joined(kept)
    }
  }
  throw damaged()
}
