import type { Replica } from '#pwa/replica/database.ts'
import { PULLED_TABLES } from '#pwa/replica/tables.ts'
import { setSaved } from '#schema/contract/saved.ts'
import { WRONG_COUNTERS } from '#testing/worker/counters.ts'
import { brokenInvariants } from '#worker/ledger/invariants.ts'
import { checkConversations } from './check-conversations.ts'
import type { SimulationContext } from './context.ts'
import { isTap, type RecordedWrite, type WriteAction } from './recorded-writes.ts'
import { readEffects, writeNumberIn, type Effect } from './server-effects.ts'

export type ViolationCounts = { lost: number; duplicated: number; diverged: number }

/** User summaries are as old as their row: a new picture does not change every row that shows the user. */
const USER_SUMMARY_FIELDS = new Set(['postedBy', 'tasker', 'other'])

/** Keys in a fixed order, so that equal rows give equal texts. */
const canonicalJson = (row: unknown): string =>
  JSON.stringify(row, (key, value: unknown) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    if (USER_SUMMARY_FIELDS.has(key)) return (value as { _id: string })._id
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

/** Every row that only one of two replicas has. */
export async function compareReplicas(replica: Replica, reference: Replica): Promise<string[]> {
  const differences: string[] = []
  for (const name of PULLED_TABLES) {
    const [rows, referenceRows] = await Promise.all(
      [replica, reference].map(async (each) => {
        const all = await each.table(name).toArray()
        return new Set(all.map(canonicalJson))
      }),
    )
    for (const row of rows ?? [])
      if (!referenceRows?.has(row)) differences.push(`${name} has ${row}`)
    for (const row of referenceRows ?? [])
      if (!rows?.has(row)) differences.push(`${name} lacks ${row}`)
  }
  return differences
}

/** A change of a rejected review or of an unsent message is merged into it. */
const MERGED: Record<string, string> = { 'change review': 'review', 'edit message': 'message' }
const nameOf = (action: string) => MERGED[action] ?? action

const countOwnEffects = (write: RecordedWrite, effects: readonly Effect[]): number =>
  effects.filter(({ action, rowId, writeNumber }) =>
    write.action === 'withdraw'
      ? action === 'withdraw' && rowId === write.rowId
      : nameOf(action) === nameOf(write.action) && writeNumber === write.number,
  ).length

/** Each write took effect once, or not at all when it was rejected or discarded. */
function checkEffects({ recorder, network, reportProblem }: SimulationContext, effects: Effect[]) {
  const counts = { lost: 0, duplicated: 0 }
  for (const write of recorder.all) {
    const { number, action, device, key, isRejected, isReplaced } = write
    const times = countOwnEffects(write, effects)
    const name = `${action} ${number} of device ${device}`
    if (times > 1) {
      counts.duplicated++
      reportProblem(`duplicated: ${name} took effect ${times} times`)
    }
    if (isTap(write)) continue
    // A rejection is not stored: a delayed copy of the command is decided by the state that it meets.
    if (isRejected && key && network.isAppliedAfterRejection(key)) continue
    if (isRejected || isReplaced) {
      if (times === 0) continue
      counts.duplicated++
      reportProblem(`${isRejected ? 'rejected' : 'replaced'}, and applied: ${name}`)
    } else if (write.isQueued && !write.isDiscarded && times === 0) {
      if (recorder.isEditOfRemoved(write)) continue
      counts.lost++
      reportProblem(`lost: ${name}`)
    }
  }
  return counts
}

const ROWS_OF = {
  create: 'SELECT status, description FROM tasks WHERE id = ?',
  apply: 'SELECT status, description FROM proposals WHERE id = ?',
} as const

/** A new task or proposal that was discarded is not open, unless its cancellation was deleted before it was sent. */
async function checkDiscards({ server, recorder, reportProblem }: SimulationContext) {
  for (const { number, action, isCancelled, rowId } of recorder.all) {
    if ((action !== 'create' && action !== 'apply') || !isCancelled) continue
    const [row] = await server.runSql(ROWS_OF[action], rowId)
    const isOpen = row?.['status'] === 'pending'
    if (isOpen && writeNumberIn(String(row['description'])) === number)
      reportProblem(`discarded, and open: ${action} ${number}`)
  }
}

const IS_DONE: Partial<Record<WriteAction, string>> = {
  withdraw: "SELECT status = 'withdrawn' AS isDone FROM proposals WHERE id = ?",
  'delete message': 'SELECT deleted_at IS NOT NULL AS isDone FROM messages WHERE id = ?',
  'read notice': 'SELECT read_at IS NOT NULL AS isDone FROM notices WHERE id = ?',
}

/** What a tap was for has happened, by whichever device, when it was queued and not rejected. */
async function checkTaps({ server, recorder, reportProblem }: SimulationContext) {
  for (const { number, action, isQueued, isRejected, isDiscarded, rowId } of recorder.all) {
    const sql = IS_DONE[action]
    if (!sql || !isQueued || isRejected || isDiscarded) continue
    const [row] = await server.runSql(sql, rowId)
    if (row?.['isDone'] !== 1) reportProblem(`lost: ${action} ${number}`)
  }
}

/** Writes of a lane take effect in the order in which they were queued; discarded ones at any time. */
function checkOrder({ recorder, reportProblem }: SimulationContext, effects: readonly Effect[]) {
  const lanes = new Map<string, RecordedWrite[]>()
  for (const write of recorder.all) {
    if (write.position === null || write.isDiscarded || isTap(write)) continue
    const lane = `${write.device} ${write.userId} ${write.lane}`
    lanes.set(lane, [...(lanes.get(lane) ?? []), write])
  }
  for (const lane of lanes.values()) {
    const queued = lane.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    const applied = queued
      .map(({ number }) => effects.find(({ writeNumber }) => writeNumber === number)?.order)
      .filter((order) => order !== undefined)
    if (applied.some((order, index) => order < (applied[index - 1] ?? 0))) {
      const numbers = queued.map(({ number }) => number).join(', ')
      reportProblem(`out of order: ${numbers} of device ${queued[0]?.device}`)
    }
  }
}

/** No command was sent in the name of another user. */
async function checkSenders({ server, recorder, reportProblem }: SimulationContext) {
  const ownerByKey = new Map(recorder.all.map(({ key, userId }) => [key, userId]))
  for (const { user_id, key } of await server.runSql('SELECT user_id, key FROM idempotency_keys')) {
    const owner = ownerByKey.get(String(key))
    if (owner && owner !== user_id) reportProblem('sent in the name of another user')
  }
}

/** No replica has rows or entries of another user. */
async function checkReplicaOwners({ devices, recorder, reportProblem }: SimulationContext) {
  for (const device of devices)
    for (const userId of device.users.keys()) {
      const { replica } = device.inspect(userId)
      const on = `on device ${device.number}`
      const profiles = await replica.me.toArray()
      if (profiles.some(({ user }) => user._id !== userId))
        reportProblem(`profile of another user ${on}`)
      const tasks = await replica.tasks.toArray()
      if (tasks.some(({ client, tasker }) => client !== userId && tasker?._id !== userId))
        reportProblem(`task of another user ${on}`)
      for (const entry of await replica.outbox.toArray()) {
        // What is saved is not recorded, because the newest choice alone counts.
        const write = recorder.findByEntry(entry, device.number)
        if (write ? write.userId !== userId : entry.command !== setSaved.name)
          reportProblem(`outbox entry of another user ${on}`)
      }
    }
}

/** Everything that must be true at the end of a run, except that replicas are equal. */
export async function checkInvariants(
  context: SimulationContext,
): Promise<Omit<ViolationCounts, 'diverged'>> {
  const { server, reportProblem } = context
  const effects = await readEffects(server)
  const counts = checkEffects(context, effects)
  checkOrder(context, effects)
  await checkTaps(context)
  await checkConversations(context)
  await checkDiscards(context)
  await checkSenders(context)
  await checkReplicaOwners(context)
  for (const invariant of await brokenInvariants(server.db))
    reportProblem(`invariant violated: ${invariant}`)
  for (const { name, kept, counted } of await server.runSql(WRONG_COUNTERS))
    reportProblem(`counter ${String(name)} is ${String(kept)} instead of ${String(counted)}`)
  for (const fault of server.faults) reportProblem(`fault of the server: ${fault}`)
  return counts
}
