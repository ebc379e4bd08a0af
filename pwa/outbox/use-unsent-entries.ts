import { unsentEntries, type EntryView } from './entry-view.ts'
import { useReplica } from './use-view.ts'

const NO_ENTRIES: EntryView[] = []

/** `undefined` while loading. */
export const useUnsentEntriesOrUndefined = (): EntryView[] | undefined =>
  useReplica(unsentEntries, [])

export const useUnsentEntries = (): EntryView[] => useUnsentEntriesOrUndefined() ?? NO_ENTRIES

/** The latest unsent entry about one row. */
export const useUnsentEntry = (ref: string): EntryView | null =>
  useUnsentEntries().findLast((entry) => entry.ref === ref) ?? null
