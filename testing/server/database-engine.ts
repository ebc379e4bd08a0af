/** A libSQL database as the client reaches it. */
export type DatabaseEngine = {
  fetch: typeof fetch
  url: string
  /** Reports the rows that a statement has read and written. */
  countsRows: boolean
  /** How many rows were written so far, where the engine knows. The same number later: nothing was written. */
  countChanges?: () => number
  close: () => unknown
}

/** Uncompressed, because compression costs both sides more than the connection inside this machine. */
const fetchUncompressed: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  request.headers.set('accept-encoding', 'identity')
  return fetch(request)
}

/** A database of a libSQL server, which keeps it. */
export const databaseAt = (url: string): DatabaseEngine => ({
  fetch: fetchUncompressed,
  url,
  countsRows: true,
  close: () => {},
})
