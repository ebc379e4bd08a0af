import type { Plugin } from 'vite'
import { openapiFiles } from '#tools/build/openapi-files.ts'

/** Adds the API reference, generated from the contract; the worker serves it below /api. */
export const apiReference = (build: string): Plugin => ({
  name: 'onise:api-reference',
  apply: 'build',
  generateBundle() {
    for (const [fileName, source] of Object.entries(openapiFiles(build)))
      this.emitFile({ type: 'asset', fileName, source })
  },
})
