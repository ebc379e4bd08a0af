import type { Plugin } from 'vite'
import { wordFiles } from '#tools/build/word-files.ts'

/** Adds the words of emails and pushes in other languages, which the worker reads. */
export const serverWords = (): Plugin => ({
  name: 'onise:server-words',
  apply: 'build',
  generateBundle() {
    for (const [fileName, source] of Object.entries(wordFiles()))
      this.emitFile({ type: 'asset', fileName, source })
  },
})
