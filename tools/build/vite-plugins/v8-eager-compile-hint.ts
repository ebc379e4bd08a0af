import type { Plugin } from 'vite'
import { DATABASE_CHUNK } from './chunk-by-entry.ts'

export const EAGER_COMPILE_HINT = '//# allFunctionsCalledOnLoad'

const FIRST_CHUNKS = ['vendor', DATABASE_CHUNK]

/**
 * Marks the first scripts with V8's explicit compile hint: Chromium then compiles their functions on another thread while
 * the file downloads, instead of one by one on the main thread. It must be the first line, so this plugin runs last.
 */
export const eagerCompileHint: Plugin = {
  name: 'onise:eager-compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && (chunk.isEntry || FIRST_CHUNKS.includes(chunk.name)))
          chunk.code = `${EAGER_COMPILE_HINT}\n${chunk.code}`
    },
  },
}
