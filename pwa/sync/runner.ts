import { nameOf } from '#pwa/replica/database.ts'
import { sweepFiles } from '#pwa/replica/drafts.ts'
import type { Session } from '#pwa/session/session.tsx'
import { delayAfter } from './backoff.ts'
import { leadByLease, leadByLock, lockOf, type Locks } from './leader.ts'
import { pull, type PullEnd } from './pull.ts'
import { nextDueAt, push } from './push.ts'

/** SYNC 1: quiet polls come further and further apart; nothing while hidden. */
const POLL_MS = [15_000, 30_000, 60_000] as const

type Word = 'kick' | 'kick now' | 'visible'
export type Channel = {
  say: (word: Word) => void
  hear: (heard: (word: Word) => void) => void
  close: () => void
}

/** What of the browser the runner listens to; tests bring their own. */
export type Surroundings = {
  random: () => number
  isVisible: () => boolean
  locks: Locks | undefined
  /** The other tabs of this person on this phone; null where they cannot be spoken to. */
  channel: (name: string) => Channel | null
  /** `online`, becoming visible, `pageshow`; answers how to stop listening. */
  listen: (heard: { woke: () => void; hid: () => void }) => () => void
  /** Asks the browser to wake us when there is a signal, where it can (Chromium). */
  askToBeWoken: () => void
  /** By how much quiet polls are stretched. */
  pace?: () => number
  later: (ms: number, work: () => void) => () => void
}

/** Keeps a signed-in phone and the server in step: when, how often, and in one tab only. */
export function startSync(session: Session, around: Surroundings) {
  const { replica, now, me } = session
  const ended = new AbortController()
  const name = lockOf(me)
  const channel = around.channel(nameOf(me))
  let quietPolls = 0
  let running: Promise<void> | null = null
  let again: 'no' | 'yes' | 'impatient' = 'no'
  /** Only a person can change it (by logging in, by taking the update), and that stirs the line: no clock need. */
  let awaitsPerson = false
  /** Rounds in a row that this phone itself could not go through with, for want of room, say. */
  let stumbles = 0
  let cancelTimer = () => {}

  /** Push before pull, so that what comes back already knows of what was said. */
  async function round(impatient: boolean): Promise<void> {
    const said = await push(session, { random: around.random, impatient })
    awaitsPerson = said === 'signedOut' || said === 'tooOld'
    if (awaitsPerson || ended.signal.aborted) return
    // What was said goes out even from a hidden tab; what is new can wait until somebody looks.
    if (!around.isVisible()) return
    const heard: PullEnd | 'silence' = await pull(session).catch(() => 'silence' as const)
    awaitsPerson = heard === 'signedOut' || heard === 'tooOld'
    quietPolls = heard === 'news' ? 0 : quietPolls + 1
  }

  async function plan(): Promise<void> {
    cancelTimer()
    if (ended.signal.aborted || awaitsPerson || !around.isVisible()) return
    const quiet = POLL_MS[Math.min(quietPolls, POLL_MS.length) - 1] ?? POLL_MS[0]
    const poll = quiet * (around.pace?.() ?? 1)
    const due = await nextDueAt(session).catch(() => null)
    const soonest = stumbles === 0 ? 50 : delayAfter(stumbles, around.random)
    const wait = due === null ? poll : Math.min(poll, Math.max(due - now(), 0) + soonest)
    if (!ended.signal.aborted) cancelTimer = around.later(wait, () => run(false))
  }

  function run(impatient: boolean): void {
    if (ended.signal.aborted || !leader.isLeader()) return
    if (running) {
      again = impatient || again === 'impatient' ? 'impatient' : 'yes'
      return
    }
    again = 'no'
    running = round(impatient)
      .then(() => void (stumbles = 0))
      .catch((error: unknown) => {
        stumbles++
        console.error('sync', error)
      })
      .then(() => {
        running = null
        if (again !== 'no') return run(again === 'impatient')
        return plan()
      })
  }

  /** A page that has just been loaded may be a newer app than the one that was told it is too old. */
  async function begin(): Promise<void> {
    await replica.meta.delete('tooOld').catch(() => {})
    await sweepFiles(replica).catch(() => {})
    run(true)
  }

  const held = { began: () => void begin(), stop: ended.signal }
  const leader = around.locks
    ? leadByLock(around.locks, name, held)
    : leadByLease(replica, { now, later: around.later }, held)

  const kick = (impatient = false): void => {
    quietPolls = 0
    if (leader.isLeader()) run(impatient)
    else channel?.say(impatient ? 'kick now' : 'kick')
  }
  channel?.hear((word) => {
    if (word !== 'visible') run(word === 'kick now')
    // A hidden tab may be frozen at any moment: the one in front shall lead.
    else if (!around.isVisible()) leader.yield()
  })

  const deaf = around.listen({
    woke: () => {
      channel?.say('visible')
      kick(true)
    },
    hid: () => {
      cancelTimer()
      leader.yield()
    },
  })

  return {
    kick: (impatient?: boolean) => {
      around.askToBeWoken()
      kick(impatient)
    },
    stop: () => {
      ended.abort()
      cancelTimer()
      deaf()
      channel?.close()
    },
  }
}
