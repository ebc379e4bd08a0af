import type { OutboxEntry, Replica } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { isDue } from './backoff.ts'
import { allEntries } from './entries.ts'
import { isWaiting } from './entry.ts'
import type { Device } from './queueable.ts'

type Phone = Pick<Device, 'replica' | 'now'>

/** The first entry of each lane, unless it is being sent or its parent is unsent. */
async function laneHeads(replica: Replica): Promise<OutboxEntry[]> {
  const waiting = (await allEntries(replica)).filter(isWaiting)
  const waitingKeys = new Set(waiting.map(({ key }) => key))
  const lanes = new Set<string>()
  return waiting.filter(({ lane, state, after }) => {
    if (lanes.has(lane)) return false
    lanes.add(lane)
    return state === 'queued' && !(after !== null && waitingKeys.has(after))
  })
}

/** The entries that can be sent now. */
export const dueEntries = async ({ replica, now }: Phone): Promise<OutboxEntry[]> =>
  (await laneHeads(replica)).filter(({ nextAt }) => isDue(nextAt, now()))

/** When the next entry is due, 0 if one already is, null without any. Entries behind the head of a lane do not count. */
export async function nextDueAt({ replica, now }: Phone): Promise<number | null> {
  const heads = await laneHeads(replica)
  const dueTimes = heads.map(({ nextAt }) => (isDue(nextAt, now()) ? 0 : nextAt))
  return heads.length === 0 ? null : Math.min(...dueTimes)
}

/** Makes every entry due and its next backoff short. Still tried: the server may have it. */
export const skipBackoff = (replica: Replica): Promise<unknown> =>
  withReopen(replica, () =>
    replica.outbox
      .filter(({ nextAt }) => nextAt > 0)
      .modify((entry) => {
        entry.nextAt = 0
        entry.attempts = Math.min(entry.attempts, 1)
      }),
  )
