import type { AskedEarly } from '#schema/contract/early-ask.ts'
import type { Transport } from './call.ts'

declare global {
  /** What the document asked before the app had come. */
  var askedEarly: AskedEarly | undefined
}

/** From here on an early answer could be older than what this phone has heard since. */
export const forgetEarly = (): void => globalThis.askedEarly?.clear()

/** The early answer to this very question as this very person, given once; whatever else is asked there ends its use. */
function takeEarly({ method, url, headers }: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(url)
  const early = globalThis.askedEarly?.get(pathname + search)
  if (!early) return undefined
  globalThis.askedEarly?.delete(pathname + search)
  const isMeant =
    method === 'GET' &&
    headers.get('authorization') === early.authorization &&
    headers.get('x-client') === early.client &&
    !headers.has('if-none-match')
  return isMeant ? early.answer : undefined
}

/** Takes an answer that was asked for with the document, where there is one; one that did not come is asked for anew. */
export function withEarly(transport: Transport): Transport {
  return (request, signal) => {
    if (request.method !== 'GET') forgetEarly()
    const early = takeEarly(request)
    return early ? early.catch(() => transport(request, signal)) : transport(request, signal)
  }
}
