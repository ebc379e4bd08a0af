import { allUnsentEntries, unsentEntries, type EntryView } from './entry-view.ts'
import { useReplica } from './use-view.ts'

const NO_ENTRIES: EntryView[] = []

/** Discarded ones included, which wait for the server's answer. `undefined` while loading. */
export const useAllUnsentEntries = (): EntryView[] | undefined => useReplica(allUnsentEntries, [])

export const useUnsentEntries = (): EntryView[] => useReplica(unsentEntries, []) ?? NO_ENTRIES

/** The latest unsent entry about one row. */
export const useUnsentEntry = (ref: string): EntryView | null =>
  useUnsentEntries().findLast((entry) => entry.ref === ref) ?? null
