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
