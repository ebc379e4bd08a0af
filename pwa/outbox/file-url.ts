import type { StoredFile } from '#pwa/replica/database.ts'

// Apart from files.ts: the first screen needs these and not the rest.

const PREFIX = 'stored:'

/** URL of a stored picture in an optimistic row, until the server's row has a real one. */
export const storedFileUrl = (file: StoredFile | undefined): string | null =>
  file ? PREFIX + file.fileId : null

/** Null for any other URL. */
export const fileIdFromUrl = (url: string | null): string | null =>
  url?.startsWith(PREFIX) ? url.slice(PREFIX.length) : null
