import { isFailed, isWaiting } from '#pwa/outbox/entry.ts'
import type { Place } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { presenceOf } from '#schema/domain/arrival.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { arrivalDraftKey, arrivalRef, arrive, leave } from './queueable.ts'

/** Coming and leaving in the timeline of this phone, the latest last, with those that are not sent yet. */
export const usePresences = (id: TaskId) =>
  useView(
    async (view) => {
      const events = (await view.get('submissions', id))?.events ?? []
      return events.flatMap((event) => {
        const presence = presenceOf(event)
        return presence ? [{ ...presence, actor: event.actor, _id: event._id }] : []
      })
    },
    [id],
    { key: `presences ${id}` },
  )
export type ShownPresence = NonNullable<ReturnType<typeof usePresences>>[number]

/** A rejected entry is useless once there is another one. Those that wait all count. */
const insteadOfRejected = (ref: string): Place => ({
  commands: [arrive, leave],
  decide: (entries) => ({
    discards: entries.filter((entry) => entry.ref === ref && isFailed(entry)),
  }),
})

/** Stores it on this phone with the present time; the outbox sends it. */
export function usePresenceCommands(id: TaskId) {
  const session = useSession()
  const entries = useUnsentEntries().filter(({ ref }) => ref === arrivalRef(id))
  const input = () => ({
    id,
    _id: newId('arrival'),
    at: new Date(readNow()).toISOString(),
  })
  const place = insteadOfRejected(arrivalRef(id))
  return {
    isWaiting: entries.some(isWaiting),
    rejected: entries.findLast((entry) => !isWaiting(entry))?.reason?.message,
    arrive: (digits: string) =>
      enqueue(session, arrive, { ...input(), digits }, { draft: arrivalDraftKey(id), place }),
    leave: () => enqueue(session, leave, input(), { place }),
  }
}
