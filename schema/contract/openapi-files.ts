import { openapi } from './openapi.ts'
import { OPENAPI_STYLE, openapiPage } from './openapi-page.ts'

/** What the build lays beside the app; the worker hands it out below /api without carrying its weight (DESIGN 8). */
export function openapiFiles(version: string): Record<string, string> {
  const document = openapi(version)
  return {
    'openapi.json': JSON.stringify(document),
    'api-page.html': openapiPage(document),
    'api-page.css': OPENAPI_STYLE,
  }
}
