import { useMemo, useSyncExternalStore } from 'react'
import { useDevice } from './device.ts'
import { isKept, viewUnsent, type EntryView } from './entry-view.ts'
import { outboxOf } from './outbox-store.ts'

/** Discarded ones included, which wait for the server's answer. `undefined` while loading. */
export function useAllUnsentEntries(): EntryView[] | undefined {
  const device = useDevice()
  const outbox = outboxOf(device)
  const readEntries = () => outbox.entries
  const { value, error } = useSyncExternalStore(outbox.subscribe, readEntries, readEntries)
  if (error) throw error
  return useMemo(() => value && viewUnsent(device, value), [device, value])
}

export function useUnsentEntries(): EntryView[] {
  const entries = useAllUnsentEntries()
  return useMemo(() => entries?.filter(isKept) ?? [], [entries])
}

/** The latest unsent entry about one row. */
export const useUnsentEntry = (ref: string): EntryView | null =>
  useUnsentEntries().findLast((entry) => entry.ref === ref) ?? null
