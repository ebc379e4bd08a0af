// What the platform does to a body on its way out: text goes as Brotli.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TEXT = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/
const TEXT_FILE = /\.(js|css|html|svg|json|webmanifest)$/
/** Files are compressed once, ahead of time; an answer is compressed while somebody waits for it. */
const AHEAD = 11
const IN_PASSING = 5
/** Below this an answer is sent as it is. */
const SMALLEST_ANSWER = 500

function brotli(bytes, quality) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64')

const ahead = new Map()
function fileOf(bytes) {
  const hash = hashOf(bytes)
  const found = ahead.get(hash) ?? brotli(bytes, AHEAD)
  ahead.set(hash, found)
  return found
}

/** Compresses every text file below a folder now, so that no measured visit waits for it. */
export function compressAhead(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (TEXT_FILE.test(name)) fileOf(readFileSync(join(folder, name)))
  }
}

/** The body as it travels, and whether it was compressed. */
export function travelling(bytes, { path, type, accepts }) {
  if (!/\bbr\b/.test(accepts ?? '') || !TEXT.test(type) || bytes.length === 0)
    return { body: bytes, isSmall: false }
  if (!path.startsWith('/api/')) return { body: fileOf(bytes), isSmall: true }
  if (bytes.length <= SMALLEST_ANSWER) return { body: bytes, isSmall: false }
  return { body: brotli(bytes, IN_PASSING), isSmall: true }
}
