import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { asciiAt, concatBytes, damagedFile, throwIfBadSize, viewOf } from './bytes.ts'
import { cleanProfile, PROFILE_MAX } from './icc.ts'

/** Chunks that decoders need, with their greatest size; texts, times, EXIF and animations are not among them. */
const MAX_SIZES: Record<string, number> = {
  PLTE: 768,
  tRNS: 256,
  gAMA: 4,
  cHRM: 32,
  sRGB: 1,
  cICP: 4,
  sBIT: 4,
  bKGD: 6,
  pHYs: 9,
}
const ALWAYS_NEEDED = ['IHDR', 'IDAT', 'IEND']

function encodeChunk(name: string, body: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(12 + body.length)
  const view = viewOf(chunk)
  view.setUint32(0, body.length)
  chunk.set(
    Uint8Array.from(name, (char) => char.charCodeAt(0)),
    4,
  )
  chunk.set(body, 8)
  view.setUint32(8 + body.length, crc32(chunk.subarray(4, 8 + body.length)))
  return chunk
}

function inflateProfile(compressed: Uint8Array): Uint8Array | null {
  try {
    return inflateSync(compressed, { maxOutputLength: PROFILE_MAX })
  } catch {
    return null
  }
}

/** The profile follows its name, a zero and the compression method. */
function cleanProfileChunk(body: Uint8Array): Uint8Array[] {
  const profile = inflateProfile(body.subarray(body.indexOf(0) + 2))
  const clean = profile && cleanProfile(profile)
  if (!clean) return []
  const name = Uint8Array.from([0x49, 0x43, 0x43, 0, 0])
  return [encodeChunk('iCCP', concatBytes([name, deflateSync(clean)]))]
}

/** What is stored of a chunk. A second chunk of a kind that may occur only once is dropped. */
function cleanChunk(name: string, chunk: Uint8Array, earlier: Set<string>): Uint8Array[] {
  if (ALWAYS_NEEDED.includes(name)) return [chunk]
  if (earlier.has(name)) return []
  earlier.add(name)
  const body = chunk.subarray(8, chunk.length - 4)
  if (name === 'iCCP') return cleanProfileChunk(body)
  const max = MAX_SIZES[name]
  return max !== undefined && body.length <= max ? [chunk] : []
}

/** The still picture without its metadata. The orientation is dropped too: cameras do not write PNG. */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const chunks: Uint8Array[] = [bytes.subarray(0, 8)]
  const earlier = new Set<string>()
  let offset = 8
  let hasData = false
  while (offset + 12 <= bytes.length) {
    const size = 12 + view.getUint32(offset)
    const name = asciiAt(bytes, offset + 4, 4)
    if (offset + size > bytes.length) throw damagedFile()
    if ((offset === 8) !== (name === 'IHDR')) throw damagedFile()
    if (name === 'IHDR') {
      if (size !== 25) throw damagedFile()
      throwIfBadSize(view.getUint32(16), view.getUint32(20))
    }
    if (name === 'IEND' && size !== 12) throw damagedFile()
    chunks.push(...cleanChunk(name, bytes.subarray(offset, offset + size), earlier))
    hasData ||= name === 'IDAT'
    offset += size
    if (name === 'IEND') {
      if (!hasData) throw damagedFile()
      return concatBytes(chunks)
    }
  }
  throw damagedFile()
}
