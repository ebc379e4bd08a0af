import { Buffer } from 'node:buffer'
import { DomainError } from '#schema/domain/errors.ts'
import { REQUEST_MESSAGES } from '#schema/domain/messages/requests.ts'

/** The largest form of the app has half of it. */
const PARTS_MAX = 40

export type Fields = Record<string, unknown>

/** Without a prototype, so that `constructor` or `__proto__` is an ordinary field name. */
export const emptyFields = (): Fields => Object.create(null) as Fields

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i

/** Stops a form of more than PARTS_MAX parts while it is read: parsing it would take the isolate's time from others. */
export function countParts(type: string): (chunk: Uint8Array) => void {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new DomainError('malformed', REQUEST_MESSAGES.unreadableForm)
  const delimiter = Buffer.from(`--${boundary}`)
  const overlap = delimiter.length - 1
  let delimiters = 0
  const count = () => {
    delimiters += 1
    // The last delimiter ends the form.
    if (delimiters > PARTS_MAX + 1)
      throw new DomainError('malformed', REQUEST_MESSAGES.tooManyParts)
  }
  /** The last bytes of the chunks before, which may be the first of a delimiter. */
  let rest = Buffer.alloc(0)
  return (chunk) => {
    // Not copied: a chunk may have 256 kB.
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    const seam = Buffer.concat([rest, bytes.subarray(0, overlap)])
    const across = seam.indexOf(delimiter)
    let end = 0
    if (across !== -1) {
      count()
      end = across + delimiter.length - rest.length
    }
    for (let at = bytes.indexOf(delimiter, end); at !== -1; at = bytes.indexOf(delimiter, end)) {
      count()
      end = at + delimiter.length
    }
    const isShort = end === 0 && bytes.length < overlap
    rest = isShort
      ? seam.subarray(Math.max(0, seam.length - overlap))
      : Buffer.from(bytes.subarray(Math.max(end, bytes.length - overlap)))
  }
}

export async function readMultipart(bytes: BodyInit, type: string): Promise<Fields> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new DomainError('malformed', REQUEST_MESSAGES.unreadableForm)
    })
  const fields = emptyFields()
  for (const [name, value] of form as unknown as Iterable<[string, string | Blob]>) {
    // A browser sends an empty file when none was chosen.
    if (value instanceof Blob && value.size === 0) continue
    const earlier = fields[name]
    if (earlier === undefined) fields[name] = value
    else if (Array.isArray(earlier)) earlier.push(value)
    else fields[name] = [earlier, value]
  }
  return fields
}
