import { asciiAt, viewOf } from './bytes.ts'

const ORIENTATION = 0x0112

/** Which way up the camera was held, 1 to 8, from an EXIF block ("II*" or "MM*"); 1 when it does not say. */
export function orientationIn(tiff: Uint8Array): number {
  const little = asciiAt(tiff, 0, 2) === 'II'
  if (tiff.length < 14 || (!little && asciiAt(tiff, 0, 2) !== 'MM')) return 1
  const view = viewOf(tiff)
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return 1
  const entries = view.getUint16(directory, little)
  for (let n = 0; n < entries; n++) {
    const at = directory + 2 + n * 12
    if (at + 12 > tiff.length) return 1
    if (view.getUint16(at, little) !== ORIENTATION) continue
    const way = view.getUint16(at + 8, little)
    return way >= 1 && way <= 8 ? way : 1
  }
  return 1
}

/** An EXIF block that says which way is up and nothing else: no place, no time, no device. */
// prettier-ignore
export const tiffSaying = (way: number): Uint8Array =>
  Uint8Array.from([
    0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8,
    0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, way, 0, 0,
    0, 0, 0, 0,
  ])
