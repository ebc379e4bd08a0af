import { create } from 'zustand'
import { NetworkError } from '#pwa/api/errors.ts'
import { isDataSaverOn } from '#pwa/ui/browser/data-saver.ts'
import { isQuotaError } from '#pwa/ui/browser/storage-errors.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { readPackedTasks } from './check-pack.ts'
import type { PackPart, Phone, Piece } from './part.ts'

type PackProblem = 'network' | 'room' | 'failed'

type Run = {
  /** Pieces that were fetched in this tab, of how many; null while nothing is fetched. */
  progress: { done: number; total: number } | null
  /** Why the last run has left something out. */
  problem: PackProblem | null
  /** Rises with each run that has ended. */
  ended: number
}

export const usePackRun = create<Run>()(() => ({ progress: null, problem: null, ended: 0 }))

/** Room that pictures leave to everything else, in bytes. */
const ROOM_MIN = 20_000_000

/** Firefox and Safari may not say it; then there is room until a write fails. */
async function hasRoom(): Promise<boolean> {
  const storage = globalThis.navigator?.storage as StorageManager | undefined
  const { usage, quota } = (await storage?.estimate?.().catch(() => null)) ?? {}
  return usage === undefined || quota === undefined || quota - usage > ROOM_MIN
}

async function isDue(piece: Piece): Promise<boolean> {
  const stored = await piece.look()
  return stored === null || stored.isOld === true
}

function problemOf(error: unknown): PackProblem {
  if (isQuotaError(error)) return 'room'
  // `fetch` itself fails with a TypeError.
  return error instanceof NetworkError || error instanceof TypeError ? 'network' : 'failed'
}

const countDue = async (phone: Phone, tasks: readonly Task[], parts: readonly PackPart[]) => {
  let count = 0
  for (const task of tasks)
    for (const { piecesOf } of parts)
      for (const piece of await piecesOf(phone, task)) count += Number(await isDue(piece))
  return count
}

/** Fetches what is due, one piece after the other, the most urgent task first. */
async function fetchDue(phone: Phone, parts: readonly PackPart[]): Promise<PackProblem | null> {
  const tasks = await readPackedTasks(phone)
  const total = await countDue(phone, tasks, parts)
  let problem: PackProblem | null = null
  let done = 0
  const fetchOf = async (piece: Piece): Promise<void> => {
    if (!(await isDue(piece))) return
    usePackRun.setState({ progress: { done, total: Math.max(total, done + 1) } })
    await piece.fetch().catch((error: unknown) => void (problem = problemOf(error)))
    done++
  }
  if (total === 0) return null
  for (const task of tasks)
    for (const { piecesOf } of parts)
      for (const piece of await piecesOf(phone, task)) {
        await fetchOf(piece)
        if (problem === 'network' || problem === 'room') return problem
      }
  return problem
}

/** One tab at a time. */
const withPackLock = async (userId: string, work: () => Promise<void>): Promise<void> => {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  await (locks ? locks.request(`onise-pack:${userId}`, work) : work())
}

let running: Promise<void> | null = null

/**
 * Brings what is missing of the pack or is old. Not heavy parts where data is saved or the phone is nearly full, unless
 * the user has asked. Never rejects.
 */
export async function fillPack(
  phone: Phone,
  parts: readonly PackPart[],
  isAsked = false,
): Promise<void> {
  if (running) return running
  running = withPackLock(phone.session.userId, async () => {
    const takesHeavy = isAsked || (!isDataSaverOn() && (await hasRoom()))
    const wanted = parts.filter(({ isHeavy }) => takesHeavy || !isHeavy)
    const problem = await fetchDue(phone, wanted)
    usePackRun.setState({ problem })
  })
    .catch((error: unknown) => usePackRun.setState({ problem: problemOf(error) }))
    .finally(() => {
      running = null
      usePackRun.setState(({ ended }) => ({ progress: null, ended: ended + 1 }))
    })
  return running
}
