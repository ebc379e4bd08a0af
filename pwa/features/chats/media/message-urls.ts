/** So many stay for what is scrolled back into view; each holds its file in memory. */
export const UNUSED_URLS_MAX = 20

type Entry = { url: string; users: number }

/** Object URLs by message, the one used last at the end: a message never gets another file. */
const entries = new Map<string, Entry>()

function revokeOldest(): void {
  const unused = [...entries].filter(([, { users }]) => users === 0)
  for (const [id, { url }] of unused.slice(0, -UNUSED_URLS_MAX)) {
    URL.revokeObjectURL(url)
    entries.delete(id)
  }
}

function touch(id: string, entry: Entry): string {
  entries.delete(id)
  entries.set(id, entry)
  return entry.url
}

/** Undefined when the file has not been loaded, or was not shown for long. */
export function readMessageUrl(id: string): string | undefined {
  const entry = entries.get(id)
  return entry && touch(id, entry)
}

export const createMessageUrl = (id: string, file: Blob): string =>
  readMessageUrl(id) ?? touch(id, { url: URL.createObjectURL(file), users: 0 })

/** While the file is shown, until the returned function is called. */
export function retainMessageUrl(id: string): () => void {
  const entry = entries.get(id)
  if (entry) entry.users++
  return () => {
    if (entry) entry.users--
    revokeOldest()
  }
}
