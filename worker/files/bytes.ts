import { Refusal } from '#schema/domain/refusal.ts'

/** Larger pictures would be a few megabytes to send and gigabytes to show (a decompression bomb). */
const PIXELS_MAX = 64_000_000

export const damaged = () =>
  new Refusal('unsupported_file', 'That file is damaged or not what it says. Choose another.')

export function refuseBadSize(width: number, height: number): void {
  if (width < 1 || height < 1) throw damaged()
  if (width * height > PIXELS_MAX)
    throw new Refusal('too_large', 'That picture has too many pixels. Choose a smaller one.')
}

export const viewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
