import type { OutboxEntry, Replica } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'

// The reads of the outbox that the first screen needs.

/** In the order they were queued. */
export const allEntries = ({ outbox }: Replica): Promise<OutboxEntry[]> =>
  outbox.orderBy('position').toArray()

/** Acknowledged entries included. */
export const countEntries = (replica: Replica): Promise<number> =>
  withReopen(replica, () => replica.outbox.count())
