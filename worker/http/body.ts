import type { Context as HonoContext } from 'hono'
import { DomainError } from '#schema/domain/errors.ts'
import { REQUEST_MESSAGES } from '#schema/domain/messages/requests.ts'

/** Bytes of any JSON body; larger ones are only read for a valid session. */
export const JSON_BODY_MAX = 64 * 1024
/** Bytes of one read of a larger body: each costs a turn of the isolate. */
const CHUNK_SIZE = 256 * 1024

const tooLarge = () => new DomainError('too_large', REQUEST_MESSAGES.bodyTooLarge)

/** Runs once, before more than JSON_BODY_MAX bytes are read. */
export type BeforeLarge = () => Promise<unknown>
type ReadOptions = {
  beforeLarge?: BeforeLarge
  /** Receives every chunk; throws to stop reading. */
  inspect?: (chunk: Uint8Array) => void
}

/** What must hold for each chunk, called with the size so far. */
function createChecks(announced: number, max: number, { beforeLarge, inspect }: ReadOptions) {
  let isLarge = false
  return async (size: number, chunk?: Uint8Array) => {
    if (size > max) throw tooLarge()
    if (chunk) inspect?.(chunk)
    if (isLarge || Math.max(size, announced) <= JSON_BODY_MAX) return
    isLarge = true
    await beforeLarge?.()
  }
}

function concat(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

type Body = NonNullable<HonoContext['req']['raw']['body']>

type Reader = {
  read: (view: Uint8Array) => Promise<{ done: boolean; value?: Uint8Array | undefined }>
  cancel: () => Promise<void>
}

/** Fills each view, where the runtime can: workerd otherwise returns what has arrived, often 4 kB. */
function fillViews(body: Body): Reader {
  const reader = body.getReader({ mode: 'byob' })
  const fills: boolean = 'readAtLeast' in reader
  return {
    read: (view) => (fills ? reader.readAtLeast(view.length, view) : reader.read(view)),
    cancel: () => reader.cancel(),
  }
}

function createReader(body: Body): Reader {
  try {
    return fillViews(body)
  } catch {
    // Not a stream of bytes, as in Node after `Request.clone`: its chunks are read as they come.
    return body.getReader()
  }
}

/** Bytes of the next read: never more than the first JSON_BODY_MAX and one before the body counts as large. */
function nextSize(size: number, announced: number): number {
  // Nothing is expected but the end.
  if (size === announced) return 1
  if (size > JSON_BODY_MAX) return CHUNK_SIZE
  const small = JSON_BODY_MAX + 1 - size
  return size < announced ? Math.min(small, announced - size) : small
}

/** Reads at most `max` bytes of the body; the Content-Length header may be wrong or missing. */
export async function readBytes(
  c: HonoContext,
  max: number,
  options: ReadOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(c.req.header('content-length') ?? 0)
  const check = createChecks(announced, max, options)
  await check(announced)
  const { body } = c.req.raw
  if (!body) return new Uint8Array()
  const reader = createReader(body)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read(new Uint8Array(nextSize(size, announced)))
      // The end may come with the last bytes.
      if (value && value.length > 0) {
        size += value.length
        await check(size, value)
        chunks.push(value)
      }
      if (done) return concat(chunks, size)
    }
  } catch (error) {
    await reader.cancel().catch(() => {})
    throw error
  }
}
