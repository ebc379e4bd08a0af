/** A libSQL database as the client reaches it. */
export type DatabaseEngine = {
  fetch: typeof fetch
  url: string
  /** Reports the rows that a statement has read and written. */
  countsRows: boolean
  close: () => unknown
}

/** A database of a libSQL server, which keeps it. */
export const databaseAt = (url: string): DatabaseEngine => ({
  fetch,
  url,
  countsRows: true,
  close: () => {},
})
