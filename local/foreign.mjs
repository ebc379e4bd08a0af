/**
 * Whether a request to something on loopback comes from elsewhere: another page that is open in the same browser can send
 * requests here, and a name can be bent to this address. Callers without an origin (a worker, a script) are at home.
 *
 * @param {Request} request
 * @param {string[]} [friends] origins that are welcome besides its own
 */
export function isForeign(request, friends = []) {
  const { host, hostname } = new URL(request.url)
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return true
  const from = request.headers.get('origin')
  return from !== null && from !== `http://${host}` && !friends.includes(from)
}
