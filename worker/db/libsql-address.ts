/**
 * Replaces `@libsql/core/config` and `@libsql/core/uri` in the bundle: the database has a plain http, https or libsql
 * address, without the parameters and file paths that they parse.
 */
type Config = { url: string; authToken?: string; fetch?: unknown; concurrency?: number }

export function expandConfig({ url, authToken, fetch, concurrency = 20 }: Config) {
  const { protocol, host, pathname } = new URL(url)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return {
    scheme,
    tls: scheme === 'https',
    authority: host,
    path: pathname,
    intMode: 'number',
    authToken,
    fetch,
    concurrency,
  }
}

export const encodeBaseUrl = (scheme: string, authority: string, path: string): URL =>
  new URL(`${scheme}://${authority}${path}`)
