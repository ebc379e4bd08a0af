import { asciiAt, concatBytes, damagedFile, throwIfBadSize, viewOf } from './bytes.ts'
import { cleanProfile } from './icc.ts'
import { END, FRAMES, isPictureData, isWellFormed, SCAN, segmentsOf } from './jpeg-segments.ts'
import { orientationTiff, readOrientation } from './orientation.ts'

const START = Uint8Array.from([0xff, 0xd8])
const EXIF = 'Exif\0\0'
const ICC = 'ICC_PROFILE\0'
/** The profile follows the name, its number and the count of its segments. */
const ICC_HEADER = 4 + ICC.length + 2
/** Encoders write about ten; each scan of a progressive picture costs a pass over all its pixels. */
const SCANS_MAX = 100

const isNamed = (segment: Uint8Array, marker: number, name: string) =>
  segment[1] === marker && asciiAt(segment, 4, name.length) === name

function encodeSegment(marker: number, name: string, body: Uint8Array): Uint8Array {
  const length = 2 + name.length + body.length
  const header = Uint8Array.from([0xff, marker, length >> 8, length & 0xff])
  return concatBytes([header, Uint8Array.from(name, (char) => char.charCodeAt(0)), body])
}

/** Decoders need the density of JFIF and the colour transform of Adobe; a thumbnail or other bytes are dropped. */
function cleanColourSegment(segment: Uint8Array): Uint8Array[] {
  if (isNamed(segment, 0xe0, 'JFIF\0') && segment.length >= 18) {
    const density = segment.subarray(9, 16)
    return [encodeSegment(0xe0, 'JFIF\0', concatBytes([density, Uint8Array.from([0, 0])]))]
  }
  if (isNamed(segment, 0xee, 'Adobe') && segment.length >= 16)
    return [encodeSegment(0xee, 'Adobe', segment.subarray(9, 16))]
  return []
}

function cleanProfileSegments(parts: readonly Uint8Array[]): Uint8Array[] {
  const ordered = parts.toSorted((a, b) => (a[16] ?? 0) - (b[16] ?? 0))
  const profile = cleanProfile(concatBytes(ordered.map((part) => part.subarray(ICC_HEADER))))
  if (!profile || profile.length > 0xffff - ICC_HEADER) return []
  return [encodeSegment(0xe2, ICC, concatBytes([Uint8Array.from([1, 1]), profile]))]
}

function checkPicture(data: readonly Uint8Array[]): void {
  if (!data.every(isWellFormed)) throw damagedFile()
  const frames = data.filter((segment) => FRAMES.has(segment[1] ?? 0))
  const [frame] = frames
  if (!frame || frames.length > 1) throw damagedFile()
  throwIfBadSize(viewOf(frame).getUint16(7), viewOf(frame).getUint16(5))
  if (data.filter((segment) => segment[1] === SCAN).length > SCANS_MAX) throw damagedFile()
}

/** The picture without its metadata except the orientation. Bytes after the end marker are dropped. */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const colours: Uint8Array[] = []
  const profile: Uint8Array[] = []
  const data: Uint8Array[] = []
  let orientation = 1
  for (const segment of segmentsOf(bytes)) {
    if (isPictureData(segment)) data.push(segment)
    else if (isNamed(segment, 0xe1, EXIF)) orientation = readOrientation(segment.subarray(10))
    else if (isNamed(segment, 0xe2, ICC)) profile.push(segment)
    else colours.push(...cleanColourSegment(segment))
  }
  checkPicture(data)
  const exif = orientation > 1 ? [encodeSegment(0xe1, EXIF, orientationTiff(orientation))] : []
  const head = [...colours.slice(0, 2), ...exif, ...cleanProfileSegments(profile)]
  return concatBytes([START, ...head, ...data, Uint8Array.from([0xff, END])])
}
