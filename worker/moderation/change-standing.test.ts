import { beforeEach, describe, expect, it } from 'vitest'
import { login, readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { listAllUsers } from '#schema/contract/admin-lists.ts'
import {
  changeStanding,
  readTaskFile,
  readUser,
  listUserReports,
  listUserTasks,
  listUserTransactions,
} from '#schema/contract/admin-users.ts'
import { repostTask } from '#schema/contract/cancel.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { listDisputes } from '#schema/contract/disputes.ts'
import { applyForTask, editProposal } from '#schema/contract/proposals.ts'
import { changeReview, reviewTask } from '#schema/contract/reviews.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { deleteTask, editTask, restoreTask } from '#schema/contract/tasks.ts'
import { decideReport, report } from '#schema/contract/trust.ts'
import type { Id } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import type { ChosenStanding } from '#schema/domain/user.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { freezeHoldsJob } from '#worker/tasks/disputes/freeze.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let admin: TestUser
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient(naira(100_000))
  tasker = await market.createTasker()
  admin = await market.createUser('admin')
})

const set = (user: TestUser, standing: ChosenStanding, by = admin) =>
  by.send(changeStanding, { id: user.id, standing, reason: 'Several reports.' })

describe('a limited user', () => {
  it('finishes current work, starts nothing, and has no badge until active again', async () => {
    await market.runSql('UPDATE users SET is_verified = 1')
    const task = await market.createAssignedTask(client, tasker)
    const open = await market.postTask(client)
    expect((await set(tasker, 'limited')).status).toBe(200)
    const input = { taskId: open._id, price: '100', description: 'Me.', date: '2026-03-20' }
    expect((await tasker.send(applyForTask, input)).body.code).toBe('under_review')
    await market.submit(tasker, task)
    const seen = await market.findTask(client, task)
    expect(seen.task.tasker).toMatchObject({ _id: tasker.id, isVerified: false })
    expect((await set(tasker, 'active')).status).toBe(200)
    expect((await market.findTask(client, task)).task.tasker?.isVerified).toBe(true)
    const { user } = (await market.send(null, readProfile, { id: tasker.id })).body
    expect(user.isVerified).toBe(true)
    expect(await market.noticesTo(tasker)).toContain('underReview')
  })

  it('changes no text that others read outside current work', async () => {
    const task = await market.postTask(client)
    const other = await market.createClient()
    const theirs = await market.postTask(other)
    const proposal = await market.apply(tasker, theirs)
    const done = await market.createCompletedTask(client, tasker)
    const removed = await market.postTask(client)
    await client.send(deleteTask, { id: removed._id })
    const expired = await market.postTask(client)
    await market.runSql(
      "UPDATE tasks SET status = 'expired', due_at = NULL WHERE id = ?",
      expired._id,
    )
    const review = { id: done._id, taskerRating: '5', taskerComment: 'Good.' }
    await client.send(reviewTask, review)
    await set(client, 'limited')
    await set(tasker, 'limited')
    const description = 'Call me.'
    const responses = [
      await tasker.send(editProposal, { id: proposal._id, description }),
      await tasker.send(updateProfile, { profileDescription: description }),
      await client.send(updateProfile, { location: description }),
      await client.send(editTask, { ...taskInput(), id: task._id, description }),
      await client.send(restoreTask, { id: removed._id }),
      await client.send(repostTask, { id: expired._id }),
      await client.send(changeReview, { ...review, taskerComment: description }),
    ]
    expect(responses.map(({ body }) => body.code)).toEqual(responses.map(() => 'under_review'))
  })

  it('leaves the feeds with all open todos, which come back', async () => {
    const task = await market.postTask(client)
    const feed = async () => (await tasker.send(listOpenTasks, {})).body.tasks.map(({ _id }) => _id)
    const changes = await market.changesDuring(() => set(client, 'limited'))
    expect(changes).toContain(`feed:Furniture feed del ${task._id}`)
    expect(await feed()).toEqual([])
    await set(client, 'active')
    expect(await feed()).toEqual([task._id])
  })
})

describe('a suspended user', () => {
  it('has no session, and what is held for the work goes to a dispute that the other side may answer', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const submitted = await market.submit(tasker, await market.createAssignedTask(client, tasker))
    expect((await set(tasker, 'suspended')).status).toBe(200)
    expect((await tasker.send(readDashboard, {})).status).toBe(401)
    const { email } = tasker
    const again = await market.send(null, login, { email, password: TEST_PASSWORD })
    expect([again.status, again.body.code]).toEqual([403, 'suspended'])
    for (const { _id } of [task, submitted])
      expect((await market.findTask(client, { _id })).task.status).toBe('disputed')
    const { disputes } = (await admin.send(listDisputes, {})).body
    expect(disputes.map(({ openedBy, held }) => [openedBy, held])).toEqual([
      [tasker.id, 18_000],
      [tasker.id, 18_000],
    ])
    await market.answerDispute(client, task)
    const [dispute] = (await admin.send(listDisputes, {})).body.disputes.filter(
      (each) => each.task === task._id,
    )
    expect(dispute?.isReady).toBe(true)
    if (dispute) await market.refundDispute(admin, dispute)
    expect(await market.availableBalance(client)).toBe(naira(100_000 - 18_000))
  })

  it('has work that was assigned since frozen by the job, once', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.runSql('UPDATE users SET suspended_at = 1 WHERE id = ?', client.id)
    await runJobs(market.deps, [freezeHoldsJob, freezeHoldsJob])
    expect(market.logLines.slice(-2)).toMatchObject([{ tasks: 1 }, { tasks: 0 }])
    expect((await market.findTask(tasker, task)).task.status).toBe('disputed')
  })

  it('stays hidden when a report about the account is dismissed', async () => {
    const task = await market.postTask(client)
    const targetId = client.id as string as Id<'reported'>
    await tasker.send(report, { target: 'user', targetId, reason: 'scam', words: '' })
    const [row] = await market.runSql('SELECT id FROM reports')
    await set(client, 'suspended')
    const id = String(row?.['id']) as Id<'report'>
    const decision = { id, decision: 'dismissed', reason: 'No proof.' } as const
    expect((await admin.send(decideReport, decision)).status).toBe(200)
    const feed = async () => (await tasker.send(listOpenTasks, {})).body.tasks.map(({ _id }) => _id)
    expect(await feed()).toEqual([])
    await set(client, 'active')
    expect(await feed()).toEqual([task._id])
  })

  it('has a hold frozen although another one of the run fails', async () => {
    const [first, second] = [
      await market.createAssignedTask(client, tasker),
      await market.createAssignedTask(client, tasker),
    ]
    await market.runSql(`CREATE TRIGGER fault BEFORE UPDATE ON tasks WHEN OLD.id = '${first._id}' BEGIN
      SELECT RAISE(ABORT, 'disk'); END`)
    expect((await set(tasker, 'suspended')).status).toBe(200)
    expect((await market.findTask(client, second)).task.status).toBe('disputed')
    await market.runSql('DROP TRIGGER fault')
    await runJobs(market.deps, [freezeHoldsJob])
    expect((await market.findTask(client, first)).task.status).toBe('disputed')
  })
})

describe('a change of standing', () => {
  it('is audited with both standings, and not possible twice or of oneself', async () => {
    await set(tasker, 'limited')
    await set(tasker, 'suspended')
    expect((await set(tasker, 'suspended')).status).toBe(409)
    expect((await set(admin, 'suspended')).body.code).toBe('not_yourself')
    const rows = await market.runSql('SELECT subject, reason, details FROM audit_log ORDER BY id')
    expect(rows.map(({ details }) => JSON.parse(String(details)))).toEqual([
      { before: 'active', after: 'limited' },
      { before: 'limited', after: 'suspended' },
    ])
    expect(rows.every(({ reason }) => reason === 'Several reports.')).toBe(true)
    const { users } = (await admin.send(listAllUsers, { status: 'suspended' })).body
    expect(users.map(({ _id }) => _id)).toEqual([tasker.id])
  })

  it('of another administrator ends the work of that one', async () => {
    const other = await market.createUser('admin')
    await set(other, 'suspended')
    expect((await other.send(listDisputes, {})).status).toBe(401)
  })
})

describe('what administrators read of one user', () => {
  it('is the wallet, the totals, the sessions, the todos, the transactions and the reports', async () => {
    const task = await market.createAssignedTask(client, tasker)
    const targetId = client.id as string as Id<'reported'>
    await tasker.send(report, {
      target: 'user',
      targetId,
      reason: 'scam',
      words: 'Asks for money.',
    })
    const { body } = await admin.send(readUser, { id: client.id })
    expect(body).toMatchObject({
      user: { _id: client.id, email: client.email, standing: 'active' },
      wallet: { balance: 82_000, held: 18_000, debt: 0 },
      sessions: 1,
      openReports: 1,
      suspendedAt: null,
    })
    const posted = (await admin.send(listUserTasks, { id: client.id })).body.tasks
    const taken = (await admin.send(listUserTasks, { id: tasker.id, role: 'tasker' })).body.tasks
    expect([posted, taken].map((all) => all.map(({ _id }) => _id))).toEqual([
      [task._id],
      [task._id],
    ])
    const { trx } = (await admin.send(listUserTransactions, { id: client.id })).body
    expect(trx.map(({ TransactionStatus }) => TransactionStatus)).toEqual(['pending', 'completed'])
    const { reports } = (await admin.send(listUserReports, { id: client.id })).body
    expect(reports).toMatchObject([
      { reason: 'scam', reporter: { _id: tasker.id }, status: 'open' },
    ])
  })

  it('has of a todo both users and every journal of its hold', async () => {
    const task = await market.createCompletedTask(client, tasker)
    const { body } = await admin.send(readTaskFile, { id: task._id })
    expect(body).toMatchObject({
      client: { email: client.email },
      tasker: { email: tasker.email },
      held: 0,
      disputes: [],
    })
    expect(
      body.journals.map(({ type, debit, credit, amount }) => [type, debit, credit, amount]),
    ).toEqual([
      ['award', `ua:${client.id}`, `te:${task._id}`, 18_000],
      ['release', `te:${task._id}`, `ua:${tasker.id}`, 18_000],
    ])
  })
})
