import { failureClassOf, NetworkError, type ApiError } from '#pwa/api/errors.ts'
import { markFailed, propagateResponse } from '#pwa/outbox/dependencies.ts'
import { restoreFiles } from '#pwa/outbox/files.ts'
import { messages } from '#pwa/outbox/messages.ts'
import { requeueInterrupted } from '#pwa/outbox/queue.ts'
import { readEntry } from '#pwa/outbox/queueable.ts'
import { isUploadGone, largeFileIn, sendParts, withUpload } from '#pwa/outbox/upload.ts'
import { withReopen, type OutboxEntry, type Replica } from '#pwa/replica/database.ts'
import { withQuotaRecovery } from '#pwa/replica/quota.ts'
import type { Session } from '#pwa/session/session.tsx'
import { cappedRetryAfter, delayAfter, isDue } from './backoff.ts'

/** `done`: nothing is due. `noResponse`: the next call would fail too. */
export type PushResult = 'done' | 'noResponse' | 'signedOut' | 'tooOld'
type PushOptions = { random: () => number; immediate?: boolean }

const LANES = 3
/** A newer build queued the entry; it waits until that build runs again. */
const UNKNOWN_COMMAND_MS = 5 * 60_000

/** The first entry of each lane, unless it is being sent or its parent is unsent. */
async function laneHeads(replica: Replica): Promise<OutboxEntry[]> {
  const unsent = await replica.outbox
    .orderBy('position')
    .filter(({ state }) => state === 'queued' || state === 'sending')
    .toArray()
  const unsentKeys = new Set(unsent.map(({ key }) => key))
  const lanes = new Set<string>()
  return unsent.filter(({ lane, state, after }) => {
    if (lanes.has(lane)) return false
    lanes.add(lane)
    return state === 'queued' && !(after !== null && unsentKeys.has(after))
  })
}

type Round = {
  random: () => number
  /** Keys of large files that were sent in this round, so that they do not delay other entries. */
  uploadedKeys: Set<string>
}

const findDueEntry = async (replica: Replica, now: number, { uploadedKeys }: Round) =>
  (await laneHeads(replica)).find(({ nextAt, key }) => isDue(nextAt, now) && !uploadedKeys.has(key))

/** On a full phone, this write frees space too. */
const claimEntry = ({ replica, now }: Session, round: Round) => {
  const claim = () =>
    replica.transaction('rw', replica.outbox, async () => {
      const entry = await findDueEntry(replica, now(), round)
      if (!entry) return undefined
      const attempts = entry.attempts + 1
      await replica.outbox.update(entry.position, { state: 'sending', attempts })
      return { ...entry, attempts }
    })
  return withQuotaRecovery(replica, () => withReopen(replica, claim))
}

/** Does nothing if the entry was stopped or discarded. */
const requeue = ({ replica }: Session, { position }: OutboxEntry, fields: Partial<OutboxEntry>) =>
  withReopen(replica, () =>
    replica.outbox
      .where({ position })
      .and(({ state }) => state === 'sending')
      .modify({ ...fields, state: 'queued' }),
  )

const inOutboxTransaction = ({ replica }: Session, work: () => Promise<unknown>) =>
  withReopen(replica, () =>
    replica.transaction('rw', replica.outbox, replica.drafts, replica.files, async () => {
      // A Dexie transaction stays open across native awaits only in an async function.
      await work()
    }),
  )

const rejectEntry = (session: Session, entry: OutboxEntry, failure: ApiError) => {
  const { code, message, fields, requestId, current } = failure
  return inOutboxTransaction(session, () =>
    markFailed(session, entry, {
      code,
      message,
      ...(failureClassOf(failure) === 'conflict' && { isConflict: true }),
      ...(fields && { fields }),
      ...(requestId && { requestId }),
      ...(current !== undefined && { current }),
    }),
  )
}

/** The entry stays until a pull brings its effect; the response stays with it for dependent entries. */
const acknowledgeEntry = (session: Session, entry: OutboxEntry, response: { seq?: number }) =>
  inOutboxTransaction(session, async () => {
    const fields = { state: 'sent' as const, ackSeq: response.seq ?? 0, response }
    await session.replica.outbox.update(entry.position, fields)
    await propagateResponse(session, entry, response)
  })

/** Returns why the round must end, or null to go on. */
async function handleFailure(
  session: Session,
  entry: OutboxEntry,
  failure: unknown,
  { random }: Round,
): Promise<PushResult | null> {
  const { replica, now } = session
  switch (failureClassOf(failure)) {
    case 'retryable': {
      const { retryAfter = 0 } = failure as { retryAfter?: number }
      // Read again: an upload that progressed has reset its attempts.
      const { attempts } = (await replica.outbox.get(entry.position)) ?? entry
      const nextAt = now() + delayAfter(attempts, random, retryAfter)
      await requeue(session, entry, { nextAt, notBefore: now() + cappedRetryAfter(retryAfter) })
      return failure instanceof NetworkError && !failure.hasResponse ? 'noResponse' : null
    }
    case 'auth':
      // The server did not process it, so the attempt does not count.
      await requeue(session, entry, { attempts: entry.attempts - 1 })
      await replica.setMeta('needsSignIn', true)
      return 'signedOut'
    case 'version':
      await requeue(session, entry, { attempts: entry.attempts - 1 })
      await replica.setMeta('tooOld', true)
      return 'tooOld'
    default:
      await rejectEntry(session, entry, failure as ApiError)
      return null
  }
}

/** Fails an entry from a build that is too old to be understood; one from a newer build waits for that build. */
async function rejectUnreadable(session: Session, entry: OutboxEntry): Promise<void> {
  const { queueables, now } = session
  const definition = queueables.find(({ command }) => command.name === entry.command)
  const error = { code: 'client_too_old' as const, message: messages.tooOld }
  if (definition && entry.inputVersion < (definition.inputVersion ?? 1))
    await inOutboxTransaction(session, () => markFailed(session, entry, error))
  else
    await requeue(session, entry, {
      attempts: entry.attempts - 1,
      nextAt: now() + UNKNOWN_COMMAND_MS,
    })
}

/** The input with its files; a large file is uploaded first. Null if the entry cannot be sent in this round. */
async function prepareInput(session: Session, claimed: OutboxEntry, input: object, round: Round) {
  const { replica, now } = session
  const large = largeFileIn(input as Record<string, unknown>)
  if (!large) return restoreFiles(replica, input as Record<string, unknown>)
  round.uploadedKeys.add(claimed.key)
  const isOtherDue = async () => (await findDueEntry(replica, now(), round)) !== undefined
  const result = await sendParts(session, claimed, large.file, isOtherDue)
  if (result === 'more') await requeue(session, claimed, { attempts: 0 })
  const entry = result === 'whole' ? await replica.outbox.get(claimed.position) : undefined
  return entry?.upload ? restoreFiles(replica, withUpload(input, entry.upload, large.field)) : null
}

/** Returns why the round must end, or null to go on. */
async function sendEntry(
  session: Session,
  entry: OutboxEntry,
  round: Round,
): Promise<PushResult | null> {
  const parsed = readEntry(session, entry)
  if (!parsed) {
    await rejectUnreadable(session, entry)
    return null
  }
  const { command } = parsed.definition
  try {
    const input = await prepareInput(session, entry, parsed.input, round)
    if (!input) return null
    const response = await session.call(command, input as never, { key: entry.key })
    await acknowledgeEntry(session, entry, response as { seq?: number })
    return null
  } catch (failure) {
    if (!isUploadGone(failure)) return handleFailure(session, entry, failure, round)
    await restartUpload(session, entry, round)
    return null
  }
}

/** The server has the upload no longer, or not all of it. */
async function restartUpload(session: Session, entry: OutboxEntry, { random }: Round) {
  const nextAt = session.now() + delayAfter(entry.attempts, random)
  await requeue(session, entry, { upload: undefined, nextAt })
}

/** A retry that the user requests does not wait for the backoff, only for the server's Retry-After. */
const skipBackoff = ({ replica }: Session) =>
  withReopen(replica, () =>
    replica.outbox
      .filter(({ nextAt }) => nextAt > 0)
      .modify((entry) => void (entry.nextAt = entry.notBefore ?? 0)),
  )

/**
 * Sends the outbox: in order within a lane, three lanes at a time. A rejection stops only its own entry; a missing
 * response ends the round; 401 pauses everything.
 */
export async function push(
  session: Session,
  { random, immediate }: PushOptions,
): Promise<PushResult> {
  const { replica } = session
  await requeueInterrupted(replica)
  if (await replica.getMeta('needsSignIn')) return 'signedOut'
  if (await replica.getMeta('tooOld')) return 'tooOld'
  if (immediate) await skipBackoff(session)

  let result: PushResult | null = null
  const round: Round = { random, uploadedKeys: new Set() }
  const sendLane = async () => {
    while (!result) {
      const entry = await claimEntry(session, round)
      if (!entry) return
      const stop = await sendEntry(session, entry, round)
      if (stop) result = stop
    }
  }
  await Promise.all(Array.from({ length: LANES }, sendLane))
  // An upload goes on after the next pull, also in a hidden tab.
  if (!result && (await hasUnfinishedUpload(session, round))) session.requestSync()
  return result ?? 'done'
}

const hasUnfinishedUpload = async ({ replica, now }: Session, { uploadedKeys }: Round) =>
  (await laneHeads(replica)).some(
    ({ key, nextAt }) => uploadedKeys.has(key) && isDue(nextAt, now()),
  )

/** When the next entry is due, 0 if one already is, null without any. Entries behind the head of a lane do not count. */
export async function nextDueAt({ replica, now }: Session): Promise<number | null> {
  const heads = await laneHeads(replica)
  const dueTimes = heads.map(({ nextAt }) => (isDue(nextAt, now()) ? 0 : nextAt))
  return heads.length === 0 ? null : Math.min(...dueTimes)
}
