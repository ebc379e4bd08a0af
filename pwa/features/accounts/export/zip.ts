const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

type Entry = { name: Uint8Array<ArrayBuffer>; crc: number; size: number; offset: number }

/** Little-endian numbers of 2 or 4 bytes. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]) {
  const size = fields.reduce((sum, [bytes]) => sum + bytes, 0)
  const view = new DataView(new ArrayBuffer(size))
  let position = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(position, value, true)
    else view.setUint32(position, value, true)
    position += bytes
  }
  return view.buffer
}

/** Version 2.0; names in UTF-8; stored; 1 January 1980. */
const COMMON = [
  [2, 20],
  [2, 0x0800],
  [2, 0],
  [2, 0],
  [2, 0x0021],
] as const
const sizesOf = ({ crc, size, name }: Entry) =>
  [
    [4, crc],
    [4, size],
    [4, size],
    [2, name.byteLength],
    [2, 0],
  ] as const
const localHeader = (entry: Entry) => record([4, 0x04034b50], ...COMMON, ...sizesOf(entry))
const directoryHeader = (entry: Entry) =>
  record(
    [4, 0x02014b50],
    [2, 20],
    ...COMMON,
    ...sizesOf(entry),
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, entry.offset],
  )

/**
 * A ZIP archive (APPNOTE 6.3.10) whose files are stored as they are: pictures and voice notes are compressed already. The
 * parts are blobs, which the browser may hold outside memory.
 */
export function createZip() {
  const parts: BlobPart[] = []
  const entries: Entry[] = []
  let offset = 0
  const add = (...added: (ArrayBuffer | Uint8Array<ArrayBuffer>)[]) => {
    parts.push(new Blob(added))
    offset += added.reduce((sum, part) => sum + part.byteLength, 0)
  }
  return {
    get size() {
      return offset
    },
    addFile(path: string, content: ArrayBuffer): void {
      const name = new TextEncoder().encode(path)
      const bytes = new Uint8Array(content)
      const entry = { name, crc: crc32(bytes), size: bytes.byteLength, offset }
      entries.push(entry)
      add(localHeader(entry), name, bytes)
    },
    toBlob(): Blob {
      const directory = entries.flatMap((entry) => [directoryHeader(entry), entry.name])
      const size = directory.reduce((sum, part) => sum + part.byteLength, 0)
      const end = record(
        [4, 0x06054b50],
        [2, 0],
        [2, 0],
        [2, entries.length],
        [2, entries.length],
        [4, size],
        [4, offset],
        [2, 0],
      )
      return new Blob([...parts, ...directory, end], { type: 'application/zip' })
    },
  }
}
