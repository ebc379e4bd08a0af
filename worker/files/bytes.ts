import { DomainError } from '#schema/domain/errors.ts'
import { REQUEST_MESSAGES } from '#schema/domain/messages/requests.ts'

/** A picture of a few kilobytes can decode to gigabytes (decompression bomb). Cameras of 16 megapixels are below this. */
const PIXELS_MAX = 4096 * 4096
const SIDE_MAX = 8192

export const damagedFile = () => new DomainError('unsupported_file', REQUEST_MESSAGES.damagedFile)

export function throwIfBadSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw damagedFile()
  if (Math.max(width, height) > SIDE_MAX || width * height > PIXELS_MAX)
    throw new DomainError('too_large', REQUEST_MESSAGES.tooManyPixels)
}

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const asciiAt = (bytes: Uint8Array, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length))

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}
