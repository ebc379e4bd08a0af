import type { FileRow } from '#pwa/replica/database.ts'
import { fileIdFromUrl } from './file-url.ts'
import { useReplica } from './use-view.ts'

/** One object URL per file for the lifetime of the tab: the bytes behind an id never change. */
const objectUrls = new Map<string, string>()

function objectUrlOf({ id, bytes, type }: FileRow): string {
  const url = objectUrls.get(id) ?? URL.createObjectURL(new Blob([bytes], { type }))
  objectUrls.set(id, url)
  return url
}

/** URL for an `<img>`: a picture that is only on this phone gets an object URL. */
export function useStoredFileUrl(url: string | null): string | undefined {
  const fileId = fileIdFromUrl(url)
  const row = useReplica(
    // Most pictures are not stored here: a list of twenty would make twenty queries and render each card twice.
    fileId === null ? null : async ({ replica }) => replica.files.get(fileId),
    [fileId],
  )
  if (fileId === null) return url ?? undefined
  return row && objectUrlOf(row)
}

/** The same for a list whose pictures are shown together: by URL, without those that are not loaded yet. */
export function useStoredFileUrls(urls: readonly string[]): ReadonlyMap<string, string> {
  const ids = urls.flatMap((url) => fileIdFromUrl(url) ?? [])
  const rows = useReplica(
    ids.length === 0 ? null : async ({ replica }) => replica.files.bulkGet(ids),
    [ids.join()],
  )
  const stored = new Map(rows?.flatMap((row) => (row ? [[row.id, objectUrlOf(row)] as const] : [])))
  return new Map(
    urls.flatMap((url) => {
      const id = fileIdFromUrl(url)
      const shown = id === null ? url : stored.get(id)
      return shown === undefined ? [] : [[url, shown] as const]
    }),
  )
}
