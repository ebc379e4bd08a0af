import { classOf, Unreached, type Refused } from '#pwa/api/failures.ts'
import { reopening, type OutboxEntry, type Replica } from '#pwa/replica/database.ts'
import { passOn, refuse } from '#pwa/replica/dependents.ts'
import { giveFiles } from '#pwa/replica/files.ts'
import { makingRoom } from '#pwa/replica/quota.ts'
import { recover } from '#pwa/replica/outbox.ts'
import { words } from '#pwa/replica/words.ts'
import { readEntry } from '#pwa/replica/write.ts'
import type { Session } from '#pwa/session/session.tsx'
import { delayAfter, isDue, patience } from './backoff.ts'
import { isForgotten, largeFileIn, sendParts, withUpload } from './upload.ts'

/** Why a round ended: nothing more to say, silence on the line, no valid session, or an app too old. */
export type PushEnd = 'settled' | 'silence' | 'signedOut' | 'tooOld'
type Chance = { random: () => number; impatient?: boolean }

const LANES = 3
const UNKNOWN_KIND_MS = 5 * 60_000

/** The first entry of each lane, unless it is on its way or waits for its parent: what comes next, now or later. */
async function headsOf(replica: Replica): Promise<OutboxEntry[]> {
  const open = await replica.outbox
    .orderBy('n')
    .filter(({ state }) => state === 'queued' || state === 'sending')
    .toArray()
  const waiting = new Set(open.map(({ key }) => key))
  const lanes = new Set<string>()
  return open.filter(({ lane, state, after }) => {
    if (lanes.has(lane)) return false
    lanes.add(lane)
    return state === 'queued' && !(after !== null && waiting.has(after))
  })
}

/** `had`: large files that had their turn in this round, so that they keep nothing else waiting. */
const readyEntry = async (replica: Replica, now: number, had: ReadonlySet<string>) =>
  (await headsOf(replica)).find(({ nextAt, key }) => isDue(nextAt, now) && !had.has(key))

/** On a phone that is full, what can be had again makes room for what wants to go out. */
const claim = ({ replica, now }: Session, had: ReadonlySet<string>) => {
  const take = () =>
    replica.transaction('rw', replica.outbox, async () => {
      const entry = await readyEntry(replica, now(), had)
      if (!entry) return undefined
      const attempts = entry.attempts + 1
      await replica.outbox.update(entry.n, { state: 'sending', attempts })
      return { ...entry, attempts }
    })
  return makingRoom(replica, () => reopening(replica, take))
}

/** Back into its place in the lane, to be tried again at `nextAt`; unless somebody has taken it back meanwhile. */
const requeue = ({ replica }: Session, { n }: OutboxEntry, fields: Partial<OutboxEntry>) =>
  reopening(replica, () =>
    replica.outbox
      .where({ n })
      .and(({ state }) => state === 'sending')
      .modify({ ...fields, state: 'queued' }),
  )

/** All that belongs to what was said, changed together or not at all. */
const together = ({ replica }: Session, work: () => Promise<unknown>) =>
  reopening(replica, () =>
    replica.transaction('rw', replica.outbox, replica.drafts, replica.files, async () => {
      // Dexie keeps a transaction open over native awaits only in a function it knows to be asynchronous.
      await work()
    }),
  )

const settleRefusal = (session: Session, entry: OutboxEntry, failure: Refused) => {
  const { code, message, fields, requestId, current } = failure
  const state = classOf(failure) === 'conflict' ? 'conflict' : 'failed'
  return together(session, () =>
    refuse(session, entry, state, {
      ...{ code, words: message },
      ...(fields && { fields }),
      ...(requestId && { requestId }),
      ...(current !== undefined && { current }),
    }),
  )
}

/** What the server answered stays with the entry until the pull has it, for whatever is said of the same thing next. */
const settleAnswer = (session: Session, entry: OutboxEntry, heard: { seq?: number }) =>
  together(session, async () => {
    const said = { state: 'acked' as const, ackSeq: heard.seq ?? 0, heard }
    await session.replica.outbox.update(entry.n, said)
    await passOn(session, entry, heard)
  })

async function failed(
  session: Session,
  entry: OutboxEntry,
  failure: unknown,
  random: () => number,
) {
  const { replica, now } = session
  switch (classOf(failure)) {
    case 'retryable': {
      const { retryAfter = 0 } = failure as { retryAfter?: number }
      // A file that got on since counts its tries anew.
      const { attempts } = (await replica.outbox.get(entry.n)) ?? entry
      const nextAt = now() + delayAfter(attempts, random, retryAfter)
      await requeue(session, entry, { nextAt, notBefore: now() + patience(retryAfter) })
      return failure instanceof Unreached && !failure.heard ? 'silence' : null
    }
    case 'auth':
      // It was turned away at the door, so it was never heard: pause everything, drop nothing.
      await requeue(session, entry, { attempts: entry.attempts - 1 })
      await replica.know('needsSignIn', true)
      return 'signedOut'
    case 'version':
      await requeue(session, entry, { attempts: entry.attempts - 1 })
      await replica.know('tooOld', true)
      return 'tooOld'
    default:
      await settleRefusal(session, entry, failure as Refused)
      return null
  }
}

/** From a newer app than this one: it waits for that app to come back. From one too old to be understood: it says so. */
async function unreadable(session: Session, entry: OutboxEntry): Promise<null> {
  const { writes, now } = session
  const known = writes.find(({ command }) => command.name === entry.kind)
  const refusal = { code: 'client_too_old' as const, words: words.tooOld }
  if (known && entry.kv < (known.kv ?? 1))
    await together(session, () => refuse(session, entry, 'failed', refusal))
  else
    await requeue(session, entry, { attempts: entry.attempts - 1, nextAt: now() + UNKNOWN_KIND_MS })
  return null
}

type Turn = { random: () => number; had: Set<string> }

/** Everything an entry needs to be said, large files sent before it; null when it is not its time yet, or never. */
async function spoken(session: Session, claimed: OutboxEntry, input: object, { had }: Turn) {
  const { replica, now } = session
  const large = largeFileIn(input as Record<string, unknown>)
  if (!large) return giveFiles(replica, input as Record<string, unknown>)
  had.add(claimed.key)
  const isWanted = async () => (await readyEntry(replica, now(), had)) !== undefined
  const end = await sendParts(session, claimed, large.file, isWanted)
  if (end === 'more') await requeue(session, claimed, { attempts: 0 })
  const entry = end === 'whole' ? await replica.outbox.get(claimed.n) : undefined
  return entry?.upload ? giveFiles(replica, withUpload(input, entry.upload, large.field)) : null
}

/** Says one entry. Answers why nothing more should be tried now, or null to go on. */
async function send(session: Session, entry: OutboxEntry, turn: Turn): Promise<PushEnd | null> {
  const read = readEntry(session, entry)
  if (!read) return unreadable(session, entry)
  const { known } = read
  try {
    const input = await spoken(session, entry, read.input, turn)
    if (!input) return null
    const heard = await session.call(known.command, input as never, { key: entry.key })
    await settleAnswer(session, entry, heard as { seq?: number })
    return null
  } catch (failure) {
    if (isForgotten(failure)) return beginAnew(session, entry, turn)
    return failed(session, entry, failure, turn.random)
  }
}

/** What was sent of its file is no longer there, or not all of it: it is asked about or sent again. */
async function beginAnew(session: Session, entry: OutboxEntry, { random }: Turn): Promise<null> {
  const nextAt = session.now() + delayAfter(entry.attempts, random)
  await requeue(session, entry, { upload: undefined, nextAt })
  return null
}

/**
 * Says what waits: in order within a lane, one at a time; at most three lanes side by side. A no stops only
 * its own entry, silence stops the round, 401 stops everything and loses nothing (SYNC 1).
 */
export async function push(session: Session, { random, impatient }: Chance): Promise<PushEnd> {
  const { replica } = session
  await recover(replica)
  if (await replica.fact('needsSignIn')) return 'signedOut'
  if (await replica.fact('tooOld')) return 'tooOld'
  if (impatient)
    await reopening(replica, () =>
      replica.outbox
        .filter(({ nextAt }) => nextAt > 0)
        .modify((entry) => void (entry.nextAt = entry.notBefore ?? 0)),
    )

  let end: PushEnd | null = null
  const turn = { random, had: new Set<string>() }
  const workLanes = async () => {
    while (!end) {
      const entry = await claim(session, turn.had)
      if (!entry) return
      const stop = await send(session, entry, turn)
      if (stop) end = stop
    }
  }
  await Promise.all(Array.from({ length: LANES }, workLanes))
  // A file that is not there yet goes on once what is new has been asked for, also from a hidden tab.
  if (!end && (await isAnyLeft(session, turn.had))) session.kick()
  return end ?? 'settled'
}

const isAnyLeft = async ({ replica, now }: Session, keys: ReadonlySet<string>) =>
  (await headsOf(replica)).some(({ key, nextAt }) => keys.has(key) && isDue(nextAt, now()))

/** When the next entry is due; null when none waits. What stands behind another in its lane is not due by itself. */
export async function nextDueAt({ replica, now }: Session): Promise<number | null> {
  const heads = await headsOf(replica)
  const due = heads.map(({ nextAt }) => (isDue(nextAt, now()) ? 0 : nextAt))
  return heads.length === 0 ? null : Math.min(...due)
}
