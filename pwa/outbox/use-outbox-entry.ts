import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { EntryState, FailureReason } from '#pwa/replica/database.ts'
import { useDevice } from './device.ts'
import { viewEntry } from './entry-view.ts'
import { discardEntry, editEntry, stopSending } from './queue.ts'
import { useReplica } from './use-view.ts'

/** What the user can do with an entry that is not sent. */
export function useEntryActions(key: string) {
  const device = useDevice()
  const { history } = useRouter()
  return useMemo(
    () => ({
      /** Opens its form with its text. */
      edit: async () => {
        const path = await editEntry(device, key)
        if (path) history.push(path)
      },
      /** False if it is too late. */
      stop: () => stopSending(device, key),
      discard: () => discardEntry(device, key),
    }),
    [device, history, key],
  )
}

type EntryStatus = { state: EntryState; reason: FailureReason | null }

/** A sent entry is deleted once the replica has its row. */
const SENT: EntryStatus = { state: 'sent', reason: null }
const QUEUED: EntryStatus = { state: 'queued', reason: null }

/** One entry, live: its state, why it failed, and what the user can do with it. Null without a key. */
export function useOutboxEntry(key: string | null) {
  const status = useReplica(
    key === null
      ? null
      : async (device): Promise<EntryStatus> => {
          const entry = await device.replica.outbox.get({ key })
          if (!entry) return SENT
          const { state, reason } = viewEntry(device, entry)
          return { state, reason }
        },
    [key],
  )
  const actions = useEntryActions(key ?? '')
  return key === null ? null : { ...(status ?? QUEUED), ...actions }
}
