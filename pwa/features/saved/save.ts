import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { savedRef, setSaved } from './queueable.ts'
import type { SavedItem } from './saved-state.ts'

/** A choice that waits is replaced by the newer one. */
export const changeSaved = (device: Device, item: SavedItem, isSaved: boolean): Promise<string> => {
  const { kind, row } = item
  const input = { id: row._id as string, kind, isSaved }
  return enqueue(device, setSaved, input, {
    original: { item },
    place: replaceWaiting(setSaved, savedRef(row._id)),
  })
}
