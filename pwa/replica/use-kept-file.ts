import type { FileRow } from './database.ts'
import { useReplica } from './use-view.ts'

/** One address for each file, for as long as the tab lives: what is kept under a name never changes. */
const addresses = new Map<string, string>()

function addressOf({ id, bytes, type }: FileRow): string {
  const known = addresses.get(id) ?? URL.createObjectURL(new Blob([bytes], { type }))
  addresses.set(id, known)
  return known
}

/** A picture's address for an <img>: bytes that wait on this phone (`kept:…`) get an address of their own. */
export function useKeptFile(url: string | null): string | undefined {
  const kept = url?.startsWith('kept:') ? url.slice('kept:'.length) : null
  const row = useReplica(
    // Most pictures are not kept here: a list of twenty would else ask twenty times, and draw each card once more.
    kept === null ? null : async ({ replica }) => replica.files.get(kept),
    [kept],
  )
  if (!kept) return url ?? undefined
  return row && addressOf(row)
}
