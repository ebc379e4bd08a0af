import { viewOf } from './bytes.ts'
import { FRAMES, segmentsOf } from './jpeg-segments.ts'

export type PictureSize = { width: number; height: number }

function sizeOfJpeg(bytes: Uint8Array): PictureSize | null {
  for (const segment of segmentsOf(bytes)) {
    if (!FRAMES.has(segment[1] ?? 0)) continue
    const view = viewOf(segment)
    return { width: view.getUint16(7), height: view.getUint16(5) }
  }
  return null
}

/** Of a stored picture, which is whole: a JPEG or a PNG; null for another type. */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = viewOf(bytes)
  if (bytes.length < 24) return null
  if (view.getUint16(0) === 0xffd8) return sizeOfJpeg(bytes)
  return view.getUint32(0) === 0x89504e47
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : null
}
