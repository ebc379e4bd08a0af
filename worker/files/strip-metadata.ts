import { DomainError } from '#schema/domain/errors.ts'
import { REQUEST_MESSAGES } from '#schema/domain/messages/requests.ts'
import { isLockedPdf } from '#schema/domain/pdf.ts'
import { asciiAt, damagedFile } from './bytes.ts'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

export type Extension = 'jpg' | 'png' | 'webp' | 'pdf'
export type FileType = { extension: Extension | 'webm' | 'ogg' | 'm4a'; mime: string }

type ImageType = FileType & { extension: Extension }
const TYPES: Record<Extension, ImageType> = {
  jpg: { extension: 'jpg', mime: 'image/jpeg' },
  png: { extension: 'png', mime: 'image/png' },
  webp: { extension: 'webp', mime: 'image/webp' },
  pdf: { extension: 'pdf', mime: 'application/pdf' },
}
const STRIP: Record<Extension, (bytes: Uint8Array) => Uint8Array<ArrayBuffer>> = {
  jpg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  pdf: (bytes) => Uint8Array.from(bytes),
}

/** Decided by the first bytes; the file's name and Content-Type are ignored. */
export function typeOf(bytes: Uint8Array): ImageType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return TYPES.jpg
  if (asciiAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return TYPES.png
  if (asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP') return TYPES.webp
  return asciiAt(bytes, 0, 5) === '%PDF-' ? TYPES.pdf : null
}

function rejectLocked(bytes: Uint8Array, { extension }: FileType): void {
  if (extension === 'pdf' && isLockedPdf(bytes))
    throw new DomainError('unsupported_file', REQUEST_MESSAGES.lockedPdf)
}

/** Throws unless the file is a picture or a PDF that anybody can open. */
export function pictureOrPdfTypeOf(bytes: Uint8Array): FileType {
  const type = typeOf(bytes)
  if (!type) throw new DomainError('unsupported_file', REQUEST_MESSAGES.pictureOrPdf)
  rejectLocked(bytes, type)
  return type
}

/** The file without metadata about where and when it was made. Throws unless its type is allowed. */
export function stripMetadata(bytes: Uint8Array, allowed: readonly Extension[]) {
  const type = typeOf(bytes)
  if (!type || !allowed.includes(type.extension)) {
    const message = allowed.includes('pdf') ? REQUEST_MESSAGES.pictureOrPdf : undefined
    throw new DomainError('unsupported_file', message)
  }
  rejectLocked(bytes, type)
  try {
    return { bytes: STRIP[type.extension](bytes), type }
  } catch (error) {
    // A truncated file is read past its end.
    throw error instanceof RangeError ? damagedFile() : error
  }
}
