// Beside each text file of the built app the same in Brotli, as far as it goes: done once, ahead of time, for the worker
// to hand out (worker/http/documents.ts). An edge that compresses in passing stops at a fifth more.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|webmanifest)$/

export function brotli(bytes, quality = constants.BROTLI_MAX_QUALITY) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}

export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue
    const path = join(folder, name)
    writeFileSync(`${path}.br`, brotli(readFileSync(path)))
  }
}
