import { beforeEach, describe, expect, it } from 'vitest'
import { approveTask, requestChanges } from '#schema/contract/tasks.ts'
import { AUTO_APPROVE_MS, CHANGE_NOTE_MAX } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from './due.ts'

let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
})
const submitted = async () => {
  const task = await market.createAssignedTask(client, tasker)
  return market.submit(tasker, task, 'First try.')
}
type TaskRef = Awaited<ReturnType<typeof submitted>>
const request = (task: TaskRef, fields: object = {}) =>
  client.send(requestChanges, { id: task._id, note: 'A joint drips.', ...fields })

describe('a request for changes', () => {
  it('returns the work to the tasker with the note, and moves no money', async () => {
    const task = await submitted()
    const changes = await market.changesDuring(async () => {
      const { status, body } = await request(task)
      expect([status, body.message]).toEqual([200, 'Your request for changes is sent.'])
      expect(body.task).toMatchObject({ status: 'in-progress', autoApproveAt: null })
    })
    expect(changes).toEqual(
      [
        `u:${client.id} task put ${task._id}`,
        `u:${tasker.id} notice put changesRequested`,
        `u:${tasker.id} task put ${task._id}`,
      ].toSorted(),
    )
    const at = new Date(market.now()).toISOString()
    for (const reader of [client, tasker]) {
      const { task: shown, submissions, events } = await market.findTask(reader, task)
      expect(shown.changeRequest).toEqual({ note: 'A joint drips.', at, count: 1 })
      expect(submissions[0]?.changeRequest).toEqual({ note: 'A joint drips.', at })
      expect(events.at(-1)).toMatchObject({ kind: 'changesRequested', note: 'A joint drips.' })
    }
    expect((await market.noticesTo(tasker)).at(-1)).toBe('changesRequested')
    expect(await market.heldAmount(task)).toBe(naira(18_000))
  })

  it('stores every version with the changes requested of it', async () => {
    const task = await submitted()
    await request(task, { note: 'Dry it.' })
    market.advanceClock(60_000)
    await market.submit(tasker, task, 'Second try.')
    const { submissions, task: shown } = await market.findTask(tasker, task)
    expect(
      submissions.map(({ version, submissionNotes, changeRequest }) => [
        version,
        submissionNotes,
        changeRequest?.note,
      ]),
    ).toEqual([
      [2, 'Second try.', undefined],
      [1, 'First try.', 'Dry it.'],
    ])
    expect(shown.changeRequest?.count).toBe(1)
  })

  it('is possible three times, and stops the automatic approval until the next version', async () => {
    const task = await submitted()
    for (const count of [1, 2, 3]) {
      expect((await request(task)).body.task.changeRequest?.count).toBe(count)
      market.advanceClock(AUTO_APPROVE_MS)
      await runJobs(market.deps, [dueTasksJob])
      expect((await market.findTask(client, task)).task.status).toBe('in-progress')
      await market.submit(tasker, task)
    }
    const fourth = await request(task)
    expect([fourth.status, fourth.body.code, fourth.body.error]).toEqual([
      409,
      'too_many_change_requests',
      'You have asked for changes 3 times. Approve the work, or open a dispute.',
    ])
    await market.approve(client, task)
  })

  it('is about the version that the client looked at', async () => {
    const task = await submitted()
    await market.submit(tasker, task, 'Second try.')
    const [latest, earlier] = (await market.findTask(client, task)).submissions
    const { status, body } = await request(task, { submission: earlier?._id })
    expect([status, body.code]).toEqual([409, 'newer_submission'])
    expect((await request(task, { submission: latest?._id })).status).toBe(200)
  })

  it('is for the owner of submitted work, with a note of up to 1,000 characters', async () => {
    const task = await market.createAssignedTask(client, tasker)
    expect((await request(task)).body.code).toBe('not_submitted')
    await market.submit(tasker, task)
    const other = await market.createClient()
    for (const user of [tasker, other])
      expect((await user.send(requestChanges, { id: task._id, note: 'x' })).status).toBe(404)
    expect((await request(task, { note: ' ' })).status).toBe(400)
    expect((await request(task, { note: 'x'.repeat(CHANGE_NOTE_MAX + 1) })).status).toBe(400)
    await market.approve(client, task)
    expect((await request(task)).body.code).toBe('moved_on')
  })

  it('comes too late after the time of the automatic approval', async () => {
    const task = await submitted()
    market.advanceClock(AUTO_APPROVE_MS)
    expect((await request(task)).body.code).toBe('moved_on')
    expect(await market.availableBalance(tasker)).toBe(naira(18_000))
  })

  it('and an approval at the same instant: the first wins, and there is at most one payout', async () => {
    const task = await submitted()
    const send = (endpoint: typeof approveTask | typeof requestChanges) =>
      market.send(client.token, endpoint, { id: task._id, note: 'x' } as never)
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(index % 2 ? approveTask : requestChanges)),
    )
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const { status } = (await market.findTask(client, task)).task
    const isPaid = status === 'completed'
    expect(['completed', 'in-progress']).toContain(status)
    expect(await market.availableBalance(tasker)).toBe(isPaid ? naira(18_000) : 0)
    await market.expectInvariants()
  })
})
