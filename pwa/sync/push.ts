import { Refused, Unreached, classOf } from '#pwa/api/failures.ts'
import { reopening, type OutboxEntry, type Refusal, type Replica } from '#pwa/replica/database.ts'
import { bringBack } from '#pwa/replica/drafts.ts'
import { giveFiles } from '#pwa/replica/files.ts'
import { recover } from '#pwa/replica/outbox.ts'
import { words } from '#pwa/replica/words.ts'
import type { Session } from '#pwa/session/session.tsx'
import { delayAfter } from './backoff.ts'

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

const readyEntry = async (replica: Replica, now: number) =>
  (await headsOf(replica)).find(({ nextAt }) => nextAt <= now)

const claim = ({ replica, now }: Session) =>
  reopening(replica, () =>
    replica.transaction('rw', replica.outbox, async () => {
      const entry = await readyEntry(replica, now())
      if (!entry) return undefined
      const attempts = entry.attempts + 1
      await replica.outbox.update(entry.n, { state: 'sending', attempts })
      return { ...entry, attempts }
    }),
  )

/** Back into its place in the lane, to be tried again at `nextAt`. */
const requeue = ({ replica }: Session, { n }: OutboxEntry, fields: Partial<OutboxEntry>) =>
  reopening(replica, () => replica.outbox.update(n, { ...fields, state: 'queued' as const }))

/** Two refused entries of one form: the first stands in it, the other waits to be opened. */
const hasDraftFromOther = async (replica: Replica, { draft }: OutboxEntry) =>
  draft !== null && (await replica.drafts.get(draft)) !== undefined

/** The no is kept with the entry, its text becomes a draft again, and what needed it cannot be sent either. */
async function refuse(
  session: Session,
  entry: OutboxEntry,
  state: 'conflict' | 'failed',
  refusal: Refusal,
) {
  const { replica, writes } = session
  const known = writes.find(({ command }) => command.name === entry.kind)
  await replica.outbox.update(entry.n, { state, refusal })
  if (known && !(await hasDraftFromOther(replica, entry)))
    await bringBack(replica, entry, known.form(entry.input as never).fields)
  const children = await replica.outbox.where('after').equals(entry.key).toArray()
  for (const child of children.filter((each) => each.state === 'queued'))
    await refuse(session, child, 'failed', { code: refusal.code, words: words.parentFailed })
}

const settleRefusal = (session: Session, entry: OutboxEntry, failure: Refused) => {
  const { code, message, fields, requestId } = failure
  const state = classOf(failure) === 'conflict' ? 'conflict' : 'failed'
  const { outbox, drafts } = session.replica
  return reopening(session.replica, () =>
    session.replica.transaction('rw', outbox, drafts, () =>
      refuse(session, entry, state, {
        ...{ code, words: message },
        ...(fields && { fields }),
        ...(requestId && { requestId }),
      }),
    ),
  )
}

async function failed(
  session: Session,
  entry: OutboxEntry,
  failure: unknown,
  random: () => number,
) {
  const { replica, now } = session
  switch (classOf(failure)) {
    case 'retryable': {
      const { retryAfter } = failure as { retryAfter?: number }
      const nextAt = now() + delayAfter(entry.attempts, random, retryAfter)
      await requeue(session, entry, { nextAt })
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

/** Says one entry. Answers why nothing more should be tried now, or null to go on. */
async function send(
  session: Session,
  entry: OutboxEntry,
  random: () => number,
): Promise<PushEnd | null> {
  const { replica, writes, call, now } = session
  const known = writes.find(({ command }) => command.name === entry.kind)
  if (!known) {
    // Said by a newer app than this one: it waits for that app to come back.
    await requeue(session, entry, { attempts: entry.attempts - 1, nextAt: now() + UNKNOWN_KIND_MS })
    return null
  }
  const acked = (ackSeq: number) =>
    reopening(replica, () => replica.outbox.update(entry.n, { state: 'acked' as const, ackSeq }))
  try {
    const input = await giveFiles(replica, entry.input)
    const { seq } = (await call(known.command, input as never, { key: entry.key })) as {
      seq?: number
    }
    await acked(seq ?? 0)
    return null
  } catch (failure) {
    if (failure instanceof Refused && known.doneWhen?.includes(failure.code)) {
      await acked(0)
      return null
    }
    return failed(session, entry, failure, random)
  }
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
      replica.outbox.filter(({ nextAt }) => nextAt > 0).modify({ nextAt: 0 }),
    )

  let end: PushEnd | null = null
  const workLanes = async () => {
    while (!end) {
      const entry = await claim(session)
      if (!entry) return
      const stop = await send(session, entry, random)
      if (stop) end = stop
    }
  }
  await Promise.all(Array.from({ length: LANES }, workLanes))
  return end ?? 'settled'
}

/** When the next entry is due; null when none waits. What stands behind another in its lane is not due by itself. */
export async function nextDueAt({ replica }: Session): Promise<number | null> {
  const heads = await headsOf(replica)
  return heads.length === 0 ? null : Math.min(...heads.map(({ nextAt }) => nextAt))
}
