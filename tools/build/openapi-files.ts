import type { Plugin } from 'vite'
import { openapi } from '#schema/contract/openapi.ts'
import { OPENAPI_STYLE, openapiPage } from './openapi-page.ts'

/** Files of the API reference. They are assets, so they add nothing to the worker's bundle. */
export function openapiFiles(version: string): Record<string, string> {
  const document = openapi(version)
  return {
    'openapi.json': JSON.stringify(document),
    'api-page.html': openapiPage(document),
    'api-page.css': OPENAPI_STYLE,
  }
}

/** Adds the API reference, generated from the contract; the worker serves it below /api. */
export const apiReference = (build: string): Plugin => ({
  name: 'onise:api-reference',
  apply: 'build',
  generateBundle() {
    for (const [fileName, source] of Object.entries(openapiFiles(build)))
      this.emitFile({ type: 'asset', fileName, source })
  },
})
