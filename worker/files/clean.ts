import { Refusal, REFUSALS } from '#schema/domain/refusal.ts'
import { asciiAt, damaged } from './bytes.ts'
import { cleanJpeg } from './jpeg.ts'
import { cleanPng } from './png.ts'
import { cleanWebp } from './webp.ts'

export type Ending = 'jpg' | 'png' | 'webp' | 'pdf'
export type FileType = { ending: Ending; mime: string }

const TYPES: Record<Ending, FileType> = {
  jpg: { ending: 'jpg', mime: 'image/jpeg' },
  png: { ending: 'png', mime: 'image/png' },
  webp: { ending: 'webp', mime: 'image/webp' },
  pdf: { ending: 'pdf', mime: 'application/pdf' },
}
const CLEAN: Record<Ending, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  jpg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  pdf: (bytes) => Uint8Array.from(bytes),
}

/** What a file is, its first bytes tell; its name and what the sender calls it count for nothing. */
export function typeOf(bytes: Uint8Array): FileType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return TYPES.jpg
  if (asciiAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return TYPES.png
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP') return TYPES.webp
  return asciiAt(bytes, 0, 5) === '%PDF-' ? TYPES.pdf : null
}

/** The file as it may be kept: one of the allowed kinds, without what it tells about where and when it was made. */
export function cleaned(bytes: Uint8Array, allowed: readonly Ending[]) {
  const type = typeOf(bytes)
  if (!type || !allowed.includes(type.ending)) {
    const words = allowed.includes('pdf') ? 'Use a JPEG, PNG or WebP picture, or a PDF.' : undefined
    throw new Refusal('unsupported_file', words ?? REFUSALS.unsupported_file)
  }
  try {
    return { bytes: CLEAN[type.ending](bytes), type }
  } catch (error) {
    // Reading past the end of a cut file.
    throw error instanceof RangeError ? damaged() : error
  }
}
