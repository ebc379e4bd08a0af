import { asciiAt, viewOf } from './bytes.ts'

const ORIENTATION = 0x0112

/** The EXIF orientation, 1 to 8, of a TIFF block ("II*" or "MM*"); 1 when it has none. */
export function readOrientation(tiff: Uint8Array): number {
  const isLittleEndian = asciiAt(tiff, 0, 2) === 'II'
  if (tiff.length < 14 || (!isLittleEndian && asciiAt(tiff, 0, 2) !== 'MM')) return 1
  const view = viewOf(tiff)
  const directory = view.getUint32(4, isLittleEndian)
  if (directory + 2 > tiff.length) return 1
  const entryCount = view.getUint16(directory, isLittleEndian)
  for (let n = 0; n < entryCount; n++) {
    const entry = directory + 2 + n * 12
    if (entry + 12 > tiff.length) return 1
    if (view.getUint16(entry, isLittleEndian) !== ORIENTATION) continue
    const orientation = view.getUint16(entry + 8, isLittleEndian)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}

/** A TIFF block with the orientation and nothing else: no place, time or device. */
// prettier-ignore
export const orientationTiff = (orientation: number): Uint8Array =>
  Uint8Array.from([
    0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8,
    0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
    0, 0, 0, 0,
  ])
