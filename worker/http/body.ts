import type { Context as HonoContext } from 'hono'
import { DomainError } from '#schema/domain/errors.ts'
import { REQUEST_MESSAGES } from '#schema/domain/messages/requests.ts'

/** Bytes of any JSON body; larger ones are only read for a valid session. */
export const JSON_BODY_MAX = 64 * 1024

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

/** Reads at most `max` bytes of the body; the Content-Length header may be wrong or missing. */
export async function readBytes(
  c: HonoContext,
  max: number,
  options: ReadOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(c.req.header('content-length') ?? 0)
  const check = createChecks(announced, max, options)
  await check(announced)
  const reader = c.req.raw.body?.getReader()
  if (!reader) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return concat(chunks, size)
      size += value.length
      await check(size, value)
      chunks.push(value)
    }
  } catch (error) {
    await reader.cancel().catch(() => {})
    throw error
  }
}
