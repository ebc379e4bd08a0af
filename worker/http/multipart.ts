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
  let delimiters = 0
  let rest = Buffer.alloc(0)
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk])
    let end = 0
    for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, end)) {
      end = at + delimiter.length
      delimiters += 1
      // The last delimiter ends the form.
      if (delimiters > PARTS_MAX + 1)
        throw new DomainError('malformed', REQUEST_MESSAGES.tooManyParts)
    }
    rest = bytes.subarray(Math.max(end, bytes.length - delimiter.length + 1))
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
