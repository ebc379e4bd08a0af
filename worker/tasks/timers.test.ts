import { expect, it } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import { inWords } from '#schema/domain/localize.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { reportOverdueJob } from '#worker/jobs/report-overdue.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The tests begin at 10 AM in Lagos. From 8 PM on, none of the reminders below is in the quiet hours. */
const UNTIL_8_PM = 10 * HOUR_MS

type Scene = { market: Market; client: TestUser; tasker: TestUser; id: TaskId }
type Arrange = (scene: Omit<Scene, 'id'>) => Promise<{ _id: TaskId }>
type Case = {
  arrange: Arrange
  waitMs?: number
  /** Hours after `arrange` at which the jobs have run before. */
  earlier?: number[]
  /** From the end of `arrange`. */
  after: number
  read: (scene: Scene) => Promise<unknown>
  /** After a run of the jobs one millisecond before the time, and at it. */
  expected: [unknown, unknown]
}

const assigned: Arrange = ({ market, client, tasker }) => market.createAssignedTask(client, tasker)
const submitted: Arrange = async (scene) => scene.market.submit(scene.tasker, await assigned(scene))
const disputed: Arrange = async (scene) =>
  scene.market.openDispute(scene.client, await assigned(scene))
const offered: Arrange = async (scene) =>
  scene.market.offerCancel(scene.client, await assigned(scene))

const countNotices =
  (side: 'client' | 'tasker', kind: string): Case['read'] =>
  async (scene) =>
    (await scene.market.noticesTo(scene[side])).filter((each) => each === kind).length
const readStatus: Case['read'] = async ({ market, id }) =>
  (await market.runSql('SELECT status FROM tasks WHERE id = ?', id))[0]?.['status']
const countMissedAnswers: Case['read'] = async ({ market, id }) => {
  const sql = "SELECT id FROM task_events WHERE task_id = ? AND kind = 'disputeUnanswered'"
  return (await market.runSql(sql, id)).length
}
const readAlarm: Case['read'] = async ({ market }) => {
  const rows = await market.runSql('SELECT message FROM discrepancies WHERE resolved_at IS NULL')
  return /for \d+ days/.exec(inWords(String(rows[0]?.['message'])))?.[0]
}

const toApprove = countNotices('client', 'decisionReminder')
const CASES: Record<string, Case> = {
  'the client is reminded to decide after 24 hours': {
    arrange: submitted,
    waitMs: UNTIL_8_PM,
    after: 24 * HOUR_MS,
    read: toApprove,
    expected: [0, 1],
  },
  'the client is reminded to decide after 72 hours': {
    arrange: submitted,
    waitMs: UNTIL_8_PM,
    earlier: [24],
    after: 72 * HOUR_MS,
    read: toApprove,
    expected: [1, 2],
  },
  'the client is reminded to decide after 108 hours': {
    arrange: submitted,
    waitMs: UNTIL_8_PM,
    earlier: [24, 72],
    after: 108 * HOUR_MS,
    read: toApprove,
    expected: [2, 3],
  },
  'a reminder in the quiet hours comes just before 9 PM': {
    arrange: submitted,
    earlier: [24, 72],
    after: 107 * HOUR_MS - 1,
    read: toApprove,
    expected: [2, 3],
  },
  'work is approved after 120 hours': {
    arrange: submitted,
    earlier: [24, 72, 108],
    after: 120 * HOUR_MS,
    read: readStatus,
    expected: ['submitted', 'completed'],
  },
  'the other side is reminded to answer a dispute after 36 hours': {
    arrange: disputed,
    waitMs: UNTIL_8_PM,
    after: 36 * HOUR_MS,
    read: countNotices('tasker', 'disputeReminder'),
    expected: [0, 1],
  },
  'a missed answer to a dispute is noted after 48 hours': {
    arrange: disputed,
    earlier: [36],
    after: 48 * HOUR_MS,
    read: countMissedAnswers,
    expected: [0, 1],
  },
  'an administrator is alarmed when a dispute has no end after 5 days': {
    arrange: disputed,
    earlier: [36, 48],
    after: 5 * DAY_MS,
    read: readAlarm,
    expected: [undefined, 'for 5 days'],
  },
  'an administrator is alarmed again after 14 days': {
    arrange: disputed,
    earlier: [48, 120],
    after: 14 * DAY_MS,
    read: readAlarm,
    expected: ['for 5 days', 'for 14 days'],
  },
  'an administrator is alarmed again after 30 days': {
    arrange: disputed,
    earlier: [48, 336],
    after: 30 * DAY_MS,
    read: readAlarm,
    expected: ['for 14 days', 'for 30 days'],
  },
  'a dispute without an end is refunded after 60 days': {
    arrange: disputed,
    earlier: [36, 48],
    after: 60 * DAY_MS,
    read: readStatus,
    expected: ['disputed', 'cancelled'],
  },
  'the tasker is reminded to answer an offer after 36 hours': {
    arrange: offered,
    waitMs: UNTIL_8_PM,
    after: 36 * HOUR_MS,
    read: countNotices('tasker', 'cancelOfferReminder'),
    expected: [0, 1],
  },
  'an offer is accepted by silence after 48 hours': {
    arrange: offered,
    earlier: [36],
    after: 48 * HOUR_MS,
    read: readStatus,
    expected: ['in-progress', 'cancelled'],
  },
}

async function resultAt({ arrange, waitMs = 0, earlier = [], after, read }: Case, offset: number) {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  market.advanceClock(waitMs)
  const { _id: id } = await arrange({ market, client, tasker })
  const start = market.now()
  for (const at of [...earlier.map((hours) => hours * HOUR_MS), after + offset]) {
    market.advanceClock(start + at - market.now())
    await runJobs(market.deps, [dueTasksJob, reportOverdueJob])
  }
  return read({ market, client, tasker, id })
}

it.each(Object.entries(CASES))('%s, to the millisecond', async (_, each) => {
  expect([await resultAt(each, -1), await resultAt(each, 0)]).toEqual(each.expected)
})
