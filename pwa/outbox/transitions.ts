import { failureClassOf, type ApiError } from '#pwa/api/errors.ts'
import type { EntryState, FailureReason, OutboxEntry, Replica } from '#pwa/replica/database.ts'
import { withQuotaRecovery } from '#pwa/replica/quota.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import { hasReached, type LogPosition } from '#schema/contract/log-position.ts'
import { delayAfter } from './backoff.ts'
import { markFailed, propagateResponse } from './dependencies.ts'
import { releaseFiles } from './drafts.ts'
import { messages } from './messages.ts'
import { readEntry, type Device } from './queueable.ts'
import { dueEntries } from './schedule.ts'

// The transitions of an entry that a push causes. Those that the user causes are in queue.ts.

/** A newer build queued the entry; it waits until that build runs again. */
const UNKNOWN_COMMAND_MS = 5 * 60_000

/** The states in which each event changes an entry; in any other it changes nothing. */
const VALID_STATES = {
  requeue: ['sending'],
  fail: ['queued', 'sending'],
  // Another tab may have requeued it, and the user may have stopped it, before the response arrived.
  acknowledge: ['queued', 'sending', 'failed'],
  cancel: ['queued', 'sending'],
} as const satisfies Record<string, readonly EntryState[]>

const changedTables = ({ outbox, drafts, files, meta }: Replica) => [outbox, drafts, files, meta]

/** Reads the entry again and changes it, if it still exists in a state that is valid for the event. */
const transition = (
  { replica }: Device,
  { key, isDiscarded }: OutboxEntry,
  event: keyof typeof VALID_STATES,
  change: (entry: OutboxEntry) => PromiseLike<unknown>,
): Promise<void> =>
  withReopen(replica, () =>
    replica.transaction('rw', changedTables(replica), async () => {
      const entry = await replica.outbox.get({ key })
      const validStates: readonly EntryState[] = VALID_STATES[event]
      // The response to a command that was discarded meanwhile: its cancellation finds out what became of it.
      if (entry?.isDiscarded !== isDiscarded) return
      if (entry && validStates.includes(entry.state)) await change(entry)
    }),
  )

/** Marks the first due entry as sending and returns it. On a full phone, this write frees space too. */
export function claimNext(
  device: Device,
  skippedKeys: ReadonlySet<string> = new Set(),
): Promise<OutboxEntry | undefined> {
  const { replica } = device
  const claim = () =>
    replica.transaction('rw', replica.outbox, async () => {
      const entry = (await dueEntries(device)).find(({ key }) => !skippedKeys.has(key))
      if (!entry) return undefined
      const claimed = { state: 'sending' as const, attempts: entry.attempts + 1 }
      await replica.outbox.update(entry.position, claimed)
      return { ...entry, ...claimed }
    })
  return withQuotaRecovery(replica, () => withReopen(replica, claim))
}

/** The entry stays until a pull brings its effect; the response stays with it for dependent entries. */
export const acknowledge = (
  device: Device,
  claimed: OutboxEntry,
  response: { seq?: LogPosition },
): Promise<void> =>
  transition(device, claimed, 'acknowledge', async (entry) => {
    const fields = { state: 'sent' as const, ackSeq: response.seq ?? 0, response, error: null }
    await device.replica.outbox.update(entry.position, fields)
    await propagateResponse(device, entry, response)
    await readEntry(device, entry)?.definition.settle?.(device.replica, entry)
  })

/** Does nothing if the entry was stopped or discarded. */
export const requeue = (
  device: Device,
  claimed: OutboxEntry,
  fields: (entry: OutboxEntry) => Partial<OutboxEntry>,
): Promise<void> =>
  transition(device, claimed, 'requeue', (entry) =>
    device.replica.outbox.update(entry.position, { ...fields(entry), state: 'queued' }),
  )

type Delay = { random: () => number; retryAfter?: number | undefined }

/** Requeues an entry that may have reached the server. `retryAfter` is in seconds. */
export function retryLater(device: Device, claimed: OutboxEntry, { random, retryAfter }: Delay) {
  const now = device.now()
  // The attempts as stored: an upload that progressed has reset them.
  return requeue(device, claimed, ({ attempts }) => ({
    nextAt: now + delayAfter(attempts, random, retryAfter),
  }))
}

/** Requeues an entry that the server did not process: the attempt does not count. */
export const unclaim = (device: Device, claimed: OutboxEntry, fields: Partial<OutboxEntry> = {}) =>
  requeue(device, claimed, () => ({ attempts: claimed.attempts - 1, ...fields }))

function reasonOf(failure: ApiError): FailureReason {
  const { code, message, fields, requestId, current } = failure
  return {
    code,
    message,
    ...(failureClassOf(failure) === 'conflict' && { isConflict: true }),
    ...(fields && { fields }),
    ...(requestId && { requestId }),
    ...(current !== undefined && { current }),
  }
}

const fail = (device: Device, claimed: OutboxEntry, reason: FailureReason) =>
  transition(device, claimed, 'fail', (entry) => markFailed(device, entry, reason))

/** The server rejected the entry: its text becomes a draft again, and what depends on it fails too. */
export const reject = (device: Device, claimed: OutboxEntry, failure: ApiError): Promise<void> =>
  fail(device, claimed, reasonOf(failure))

/** The server has not applied the discarded command, or has undone it. */
export const deleteCancelled = (device: Device, claimed: OutboxEntry): Promise<void> =>
  transition(device, claimed, 'cancel', async ({ files, position }) => {
    await device.replica.outbox.delete(position)
    await releaseFiles(device.replica, files)
  })

/** The server has applied the discarded command and cannot undo it. The entry stays as a note until it is dismissed. */
export const markSentBeforeDiscard = (device: Device, claimed: OutboxEntry): Promise<void> =>
  transition(device, claimed, 'cancel', ({ position }) =>
    device.replica.outbox.update(position, {
      state: 'failed',
      error: { code: 'moved_on', message: messages.sentBeforeDiscard },
    }),
  )

/** Fails an entry from a build that is too old to be understood; one from a newer build waits for that build. */
export function rejectUnreadable(device: Device, claimed: OutboxEntry): Promise<void> {
  const { queueables, now } = device
  const definition = queueables.find(({ command }) => command.name === claimed.command)
  return definition && claimed.inputVersion < (definition.inputVersion ?? 1)
    ? fail(device, claimed, { code: 'client_too_old', message: messages.tooOld })
    : unclaim(device, claimed, { nextAt: now() + UNKNOWN_COMMAND_MS })
}

/** The server may have been restored to a time before it accepted these. Their keys make a repetition harmless. */
export const requeueAcknowledged = (replica: Replica) =>
  replica.outbox
    .filter(({ state }) => state === 'sent')
    .modify({ state: 'queued', nextAt: 0, ackSeq: null })

/** Of acknowledged entries; a pull that begins now shows the effect of all of them. */
export async function acknowledgedKeys(replica: Replica): Promise<Set<string>> {
  const sent = await replica.outbox.filter(({ state }) => state === 'sent').toArray()
  return new Set(sent.map(({ key }) => key))
}

/** Deletes what a pull up to this cursor has confirmed, and these keys. Runs in the transaction of that pull. */
export async function deleteAcknowledged(
  replica: Replica,
  cursor: string | undefined,
  keys: ReadonlySet<string> = new Set(),
): Promise<void> {
  const entries = await replica.outbox
    .filter(
      ({ state, key, ackSeq }) =>
        state === 'sent' && (hasReached(cursor, ackSeq ?? 0) || keys.has(key)),
    )
    .toArray()
  await replica.outbox.bulkDelete(entries.map(({ position }) => position))
  await releaseFiles(
    replica,
    entries.flatMap(({ files }) => files),
  )
}
