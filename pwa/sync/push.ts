import { failureClassOf, NetworkError, ApiError } from '#pwa/api/errors.ts'
import { restoreFiles } from '#pwa/outbox/files.ts'
import { requeueInterrupted } from '#pwa/outbox/queue.ts'
import { readEntry } from '#pwa/outbox/queueable.ts'
import { dueEntries, skipBackoff } from '#pwa/outbox/schedule.ts'
import {
  acknowledge,
  claimNext,
  reject,
  rejectUnreadable,
  retryLater,
  unclaim,
  deleteCancelled,
  markSentBeforeDiscard,
  requeue,
} from '#pwa/outbox/transitions.ts'
import {
  isUploadGone,
  restartUpload,
  largeFileIn,
  sendParts,
  withUpload,
  type Uploader,
} from '#pwa/outbox/upload.ts'
import type { OutboxEntry } from '#pwa/replica/database.ts'
import type { Session } from '#pwa/session/session.tsx'
import { cancelCommand } from '#schema/contract/sync.ts'

/** `done`: nothing is due. `noResponse`: the next call would fail too. */
export type PushResult = 'done' | 'noResponse' | 'signedOut' | 'tooOld'
type PushOptions = {
  random: () => number
  immediate?: boolean
  /** Another tab leads: nothing more is begun. */
  isEnded?: () => boolean
}

const LANES = 3

type Round = {
  random: () => number
  /** Keys of large files that were sent in this round, so that they do not delay other entries. */
  uploadedKeys: Set<string>
  isEnded: () => boolean
}

/** Returns why the round must end, or null to go on. */
async function handleFailure(
  session: Session,
  entry: OutboxEntry,
  failure: unknown,
  { random }: Round,
): Promise<PushResult | null> {
  const { replica } = session
  switch (failureClassOf(failure)) {
    case 'retryable': {
      const { retryAfter } = failure as { retryAfter?: number }
      await retryLater(session, entry, { random, retryAfter })
      return failure instanceof NetworkError && !failure.hasResponse ? 'noResponse' : null
    }
    case 'auth':
      await unclaim(session, entry)
      await replica.setMeta('needsSignIn', true)
      return 'signedOut'
    case 'version':
      await unclaim(session, entry)
      await replica.setMeta('tooOld', true)
      return 'tooOld'
    default:
      await reject(session, entry, failure as ApiError)
      return null
  }
}

/** The server has applied a command under this key. */
const isKeyTaken = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'key_reused'

const isRejection = (failure: unknown): boolean =>
  ['conflict', 'terminal'].includes(failureClassOf(failure))

/**
 * Cancels a discarded command under its own key. If the server has applied it, the opposite command follows where there
 * is one; otherwise the user is told. Throws when the outcome is unknown.
 */
async function cancelDiscarded(device: Uploader, entry: OutboxEntry): Promise<void> {
  const { call } = device
  try {
    await call(cancelCommand, {}, { key: entry.key })
    return await deleteCancelled(device, entry)
  } catch (failure) {
    if (!isRejection(failure)) throw failure
    if (!isKeyTaken(failure)) return markSentBeforeDiscard(device, entry)
  }
  const parsed = readEntry(device, entry)
  const undo = parsed?.definition.undo?.(parsed.input)
  if (!undo) return markSentBeforeDiscard(device, entry)
  try {
    await call(undo.endpoint, undo.input as never, { key: `${entry.key}.undo` })
  } catch (failure) {
    if (!isRejection(failure)) throw failure
    return markSentBeforeDiscard(device, entry)
  }
  return deleteCancelled(device, entry)
}

type UploadRound = {
  /** Keys of large files that were sent in this round, so that they do not delay other entries. */
  uploadedKeys: Set<string>
  /** Another tab leads. */
  isEnded: () => boolean
}

/**
 * The input as it is sent, with its files. A large file is uploaded first, and its entry's key added to `uploadedKeys`.
 * Null if the command cannot be sent in this round.
 */
async function prepareInput(
  uploader: Uploader,
  claimed: OutboxEntry,
  input: Record<string, unknown>,
  { uploadedKeys, isEnded }: UploadRound,
): Promise<Record<string, unknown> | null> {
  const { replica } = uploader
  const large = largeFileIn(input)
  if (!large) return restoreFiles(replica, input)
  uploadedKeys.add(claimed.key)
  const isOtherDue = async () =>
    isEnded() || (await dueEntries(uploader)).some(({ key }) => !uploadedKeys.has(key))
  const result = await sendParts(uploader, claimed, large.file, isOtherDue)
  if (result === 'more') await requeue(uploader, claimed, () => ({ attempts: 0 }))
  const entry = result === 'whole' ? await replica.outbox.get({ key: claimed.key }) : undefined
  return entry?.upload ? restoreFiles(replica, withUpload(input, entry.upload, large.field)) : null
}

/** Returns why the round must end, or null to go on. */
async function sendEntry(
  session: Session,
  entry: OutboxEntry,
  round: Round,
): Promise<PushResult | null> {
  if (entry.isDiscarded) {
    try {
      await cancelDiscarded(session, entry)
      return null
    } catch (failure) {
      return handleFailure(session, entry, failure, round)
    }
  }
  const parsed = readEntry(session, entry)
  if (!parsed) {
    await rejectUnreadable(session, entry)
    return null
  }
  const { command, isResponseUnused: isMinimal } = parsed.definition
  try {
    const input = await prepareInput(session, entry, parsed.input, round)
    if (!input) return null
    const response = await session.call(command, input as never, { key: entry.key, isMinimal })
    await acknowledge(session, entry, response as { seq?: number })
    return null
  } catch (failure) {
    // A key is used for one entry only, so the server has applied this one, as an earlier build of the app sent it.
    if (isKeyTaken(failure)) await acknowledge(session, entry, {})
    else if (isUploadGone(failure)) await restartUpload(session, entry, round.random)
    else return handleFailure(session, entry, failure, round)
    return null
  }
}

/**
 * Sends the outbox: in order within a lane, three lanes at a time. A rejection stops only its own entry; a missing
 * response ends the round; 401 pauses everything.
 */
export async function push(
  session: Session,
  { random, immediate, isEnded = () => false }: PushOptions,
): Promise<PushResult> {
  const { replica } = session
  await requeueInterrupted(replica)
  if (await replica.getMeta('needsSignIn')) return 'signedOut'
  if (await replica.getMeta('tooOld')) return 'tooOld'
  if (immediate) await skipBackoff(replica)

  let result: PushResult | null = null
  const round: Round = { random, uploadedKeys: new Set(), isEnded }
  const sendLane = async () => {
    while (!result && !isEnded()) {
      const entry = await claimNext(session, round.uploadedKeys)
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

const hasUnfinishedUpload = async (session: Session, { uploadedKeys }: Round) =>
  (await dueEntries(session)).some(({ key }) => uploadedKeys.has(key))
