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
