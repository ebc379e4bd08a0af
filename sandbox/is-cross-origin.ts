/**
 * Whether a request to a loopback server comes from another origin: any page in the same browser can send requests here,
 * and any host name can resolve to this address. Callers without an origin, such as a worker or a script, are allowed.
 */
export function isCrossOrigin(request: Request, allowedOrigins: readonly string[] = []): boolean {
  const { host, hostname } = new URL(request.url)
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return true
  const origin = request.headers.get('origin')
  return origin !== null && origin !== `http://${host}` && !allowedOrigins.includes(origin)
}
