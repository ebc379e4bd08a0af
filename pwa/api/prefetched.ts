import type { Transport } from './call.ts'

/** The requests that the document sent before the app was loaded (pwa/first-screen/early-requests.ts), by path and query. */
export type EarlyRequests = Map<
  string,
  { authorization: string; client: string; response: Promise<Response> }
>

declare global {
  var prefetched: EarlyRequests | undefined
  /** Resolves when the document has shown their responses, or cannot (pwa/first-screen/screens.ts). */
  var drawn: Promise<void> | undefined
}

/** From here on a prefetched response could be older than what the replica has. */
export const discardPrefetched = (): void => globalThis.prefetched?.clear()

export const hasPrefetched = (): boolean => (globalThis.prefetched?.size ?? 0) > 0

/**
 * The prefetched response to the same request by the same user; a first visit reads the list twice, to show it and to
 * store it. Any other request to that path discards it, and so does reading a failure.
 */
function readPrefetched({ method, url, headers }: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(url)
  const entry = globalThis.prefetched?.get(pathname + search)
  if (!entry) return undefined
  const discard = () => void globalThis.prefetched?.delete(pathname + search)
  const matches =
    method === 'GET' &&
    headers.get('authorization') === entry.authorization &&
    headers.get('x-client') === entry.client &&
    !headers.has('if-none-match')
  if (!matches) {
    discard()
    return undefined
  }
  return entry.response.then(
    (response) => {
      if (response.ok) return response.clone()
      discard()
      return response
    },
    (error: unknown) => {
      discard()
      throw error
    },
  )
}

/** Uses prefetched responses; one that failed is requested again. */
export function withPrefetched(transport: Transport): Transport {
  return (request, signal) => {
    if (request.method !== 'GET') discardPrefetched()
    const response = readPrefetched(request)
    return response ? response.catch(() => transport(request, signal)) : transport(request, signal)
  }
}
