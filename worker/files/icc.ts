import { asciiAt, concatBytes, viewOf } from './bytes.ts'

// ICC.1:2022. A profile may contain texts, dates and private data, so it is rewritten from the numbers that decoders
// compute colours with: a matrix and curves. Profiles of other kinds (tables, CMYK) are dropped.

/** Real profiles of this kind have a few kB; a compressed one must not grow to hundreds of megabytes. */
export const PROFILE_MAX = 64 * 1024
const HEADER_SIZE = 128
const CURVE_POINTS_MAX = 4096
const PARAMETER_COUNTS = [1, 3, 4, 5, 7]
const CLASSES = ['mntr', 'scnr', 'spac']
const D50 = Uint8Array.from([0, 0, 0xf6, 0xd6, 0, 1, 0, 0, 0, 0, 0xd3, 0x2d])

const REQUIRED_TAGS: Record<string, readonly string[]> = {
  'RGB ': ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'],
  GRAY: ['kTRC'],
}
const OPTIONAL_TAGS = ['wtpt', 'chad']

const asciiBytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

/** The curve rises, so it cannot contain other data. */
function isCurve(tag: Uint8Array): boolean {
  const view = viewOf(tag)
  const count = view.getUint32(8)
  if (count > CURVE_POINTS_MAX || tag.length < 12 + 2 * count) return false
  for (let offset = 14; offset < 12 + 2 * count; offset += 2)
    if (view.getUint16(offset) < view.getUint16(offset - 2)) return false
  return true
}

/** The length of a tag's numbers, or null when it is of another type. */
function lengthOf(tag: Uint8Array): number | null {
  if (tag.length < 12) return null
  const type = asciiAt(tag, 0, 4)
  if (type === 'XYZ ') return 20
  if (type === 'sf32') return 44
  if (type === 'curv') return isCurve(tag) ? 12 + 2 * viewOf(tag).getUint32(8) : null
  const parameters = type === 'para' ? PARAMETER_COUNTS[viewOf(tag).getUint16(8)] : undefined
  return parameters === undefined ? null : 12 + 4 * parameters
}

/** The tag with its numbers only; its reserved bytes are zero. */
function cleanTag(tag: Uint8Array): Uint8Array | null {
  const length = lengthOf(tag)
  if (length === null || length > tag.length) return null
  const clean = Uint8Array.from(tag.subarray(0, length))
  clean.fill(0, 4, 8)
  if (asciiAt(clean, 0, 4) === 'para') clean.fill(0, 10, 12)
  return clean
}

function readTags(profile: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(profile)
  const tags = new Map<string, Uint8Array>()
  const count = Math.min(view.getUint32(HEADER_SIZE), 100)
  for (let n = 0; n < count; n++) {
    const entry = HEADER_SIZE + 4 + 12 * n
    if (entry + 12 > profile.length) break
    const offset = view.getUint32(entry + 4)
    const tag = cleanTag(profile.subarray(offset, offset + view.getUint32(entry + 8)))
    if (tag) tags.set(asciiAt(profile, entry, 4), tag)
  }
  return tags
}

function writeHeader(profile: Uint8Array, size: number): Uint8Array {
  const header = new Uint8Array(HEADER_SIZE)
  const view = viewOf(header)
  view.setUint32(0, size)
  header.set(profile.subarray(8, 10), 8)
  header.set(profile.subarray(12, 24), 12)
  header.set(asciiBytes('acsp'), 36)
  view.setUint32(64, Math.min(viewOf(profile).getUint32(64), 3))
  header.set(D50, 68)
  return header
}

const aligned = (tag: Uint8Array) => concatBytes([tag, new Uint8Array(-tag.length & 3)])

function writeProfile(profile: Uint8Array, tags: readonly [string, Uint8Array][]): Uint8Array {
  const table = new Uint8Array(4 + 12 * tags.length)
  const view = viewOf(table)
  view.setUint32(0, tags.length)
  const parts: Uint8Array[] = []
  let offset = HEADER_SIZE + table.length
  for (const [index, [name, tag]] of tags.entries()) {
    const entry = 4 + 12 * index
    table.set(asciiBytes(name), entry)
    view.setUint32(entry + 4, offset)
    view.setUint32(entry + 8, tag.length)
    parts.push(aligned(tag))
    offset += tag.length + (-tag.length & 3)
  }
  return concatBytes([writeHeader(profile, offset), table, ...parts])
}

/** A colour profile with the same colours and nothing else, or null when it cannot be rewritten. */
export function cleanProfile(profile: Uint8Array): Uint8Array | null {
  if (profile.length < HEADER_SIZE + 4 || profile.length > PROFILE_MAX) return null
  if (asciiAt(profile, 36, 4) !== 'acsp' || !CLASSES.includes(asciiAt(profile, 12, 4))) return null
  const required = REQUIRED_TAGS[asciiAt(profile, 16, 4)]
  if (!required || asciiAt(profile, 20, 4) !== 'XYZ ') return null
  const tags = readTags(profile)
  if (!required.every((name) => tags.has(name))) return null
  const written = [...required, ...OPTIONAL_TAGS].flatMap((name): [string, Uint8Array][] => {
    const tag = tags.get(name)
    return tag ? [[name, tag]] : []
  })
  return writeProfile(profile, written)
}
