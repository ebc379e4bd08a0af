import { meanLuminanceOf } from '#schema/domain/identity-picture.ts'
import { decode, draw } from './shrink-image.ts'

/** Pixels of the longest side on which the light is measured. */
const SAMPLE_SIDE = 64

const JPEG_START = 0xffd8
const PNG_START = 0x8950
const EXIF_SEGMENT = 0xffe1
const PIXELS_SEGMENT = 0xffda
/** "Exif" as its first four bytes. */
const EXIF = 0x45_78_69_66
const LITTLE_ENDIAN = 0x4949
/** EXIF 2.32: Make and Model of the camera. */
const CAMERA_TAGS = [0x010f, 0x0110]

/** Whether the first directory of this EXIF segment, which begins with "Exif", names a camera. */
function namesCamera(view: DataView, exif: number): boolean {
  const tiff = exif + 6
  const isLittle = view.getUint16(tiff) === LITTLE_ENDIAN
  const directory = tiff + view.getUint32(tiff + 4, isLittle)
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index++)
    if (CAMERA_TAGS.includes(view.getUint16(directory + 2 + index * 12, isLittle))) return true
  return false
}

function findCamera(view: DataView): boolean | null {
  const start = view.getUint16(0)
  if (start === PNG_START) return false
  if (start !== JPEG_START) return null
  for (let at = 2; at + 10 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker === PIXELS_SEGMENT) return false
    if (marker === EXIF_SEGMENT && view.getUint32(at + 4) === EXIF) return namesCamera(view, at + 4)
  }
  return false
}

/** Whether the file names the camera that took it; null for formats in which nobody looks, and for broken ones. */
export function hasCameraData({ buffer }: Uint8Array): boolean | null {
  try {
    return findCamera(new DataView(buffer))
  } catch {
    return null
  }
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** What the rule about pictures of identity needs to know of a file as it was chosen. Rejects a file that is no picture. */
export async function readPictureFacts(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [picture, sha256] = await Promise.all([
    decode(file),
    crypto.subtle.digest('SHA-256', bytes).then(hex),
  ])
  try {
    const canvas = draw(picture, SAMPLE_SIDE)
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    return {
      width: picture.width,
      height: picture.height,
      meanLuminance: pixels ? meanLuminanceOf(pixels.data) : null,
      hasCameraData: hasCameraData(bytes),
      sha256,
    }
  } finally {
    picture.close?.()
  }
}
