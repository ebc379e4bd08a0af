import type { InlinePrefetch } from '#schema/contract/inline-prefetch.ts'
import type { Transport } from './call.ts'

declare global {
  /** Responses that the document's inline script requested before the app was loaded. */
  var prefetched: InlinePrefetch | undefined
}

/** From here on a prefetched response could be older than what the replica has. */
export const discardPrefetched = (): void => globalThis.prefetched?.clear()

/** The prefetched response to the same request by the same user, once. Any other request to that path discards it. */
function takePrefetched({ method, url, headers }: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(url)
  const entry = globalThis.prefetched?.get(pathname + search)
  if (!entry) return undefined
  globalThis.prefetched?.delete(pathname + search)
  const matches =
    method === 'GET' &&
    headers.get('authorization') === entry.authorization &&
    headers.get('x-client') === entry.client &&
    !headers.has('if-none-match')
  return matches ? entry.response : undefined
}

/** Uses prefetched responses; one that failed is requested again. */
export function withPrefetched(transport: Transport): Transport {
  return (request, signal) => {
    if (request.method !== 'GET') discardPrefetched()
    const response = takePrefetched(request)
    return response ? response.catch(() => transport(request, signal)) : transport(request, signal)
  }
}
