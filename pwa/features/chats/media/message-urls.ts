/** So many stay for what is scrolled back into view; each holds its file in memory. */
export const UNUSED_URLS_MAX = 20

/** Object URLs by message, the one shown last at the end: a message never gets another file. */
const entries = new Map<string, { url: string; users: number }>()

/** Undefined when the file has not been loaded, or was not shown for long. */
export const readMessageUrl = (id: string): string | undefined => entries.get(id)?.url

export function createMessageUrl(id: string, file: Blob): string {
  const entry = entries.get(id) ?? { url: URL.createObjectURL(file), users: 0 }
  entries.set(id, entry)
  return entry.url
}

/** While the file is shown, until the returned function is called. */
export function retainMessageUrl(id: string): () => void {
  const entry = entries.get(id)
  if (!entry) return () => {}
  entry.users++
  return () => {
    entry.users--
    entries.delete(id)
    entries.set(id, entry)
    const unused = [...entries].filter(([, { users }]) => users === 0)
    for (const [oldId, { url }] of unused.slice(0, -UNUSED_URLS_MAX)) {
      URL.revokeObjectURL(url)
      entries.delete(oldId)
    }
  }
}
