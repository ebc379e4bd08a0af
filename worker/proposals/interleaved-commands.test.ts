import { beforeEach, describe, expect, it } from 'vitest'
import { applyForTask, awardTask, listProposals } from '#schema/contract/proposals.ts'
import { answerQuestion, askQuestion } from '#schema/contract/questions.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { approveTask, deleteTask, editTask, submitWork } from '#schema/contract/tasks.ts'
import { blockUser } from '#schema/contract/trust.ts'
import type { QuestionId, TaskId } from '#schema/domain/ids.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { naira } from '#schema/domain/money.ts'
import { createInterleaver } from '#testing/interleave.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let other: TestUser
let interleave: ReturnType<typeof createInterleaver>['interleave']
beforeEach(async () => {
  const interleaver = createInterleaver()
  interleave = interleaver.interleave
  market = await createMarket({ wrapDatabase: interleaver.wrapDatabase })
  client = await market.createClient()
  tasker = await market.createTasker()
  other = await market.createTasker()
})
const latestProposal = async (user: TestUser) => (await user.send(listProposals, {})).body.tasks[0]
const proposalInput = { price: '18000', description: 'I can.', date: '2026-03-20' }
const applyTo = (task: { _id: TaskId }) =>
  other.send(applyForTask, { taskId: task._id, ...proposalInput })
const award = (task: { _id: TaskId }, version?: number) =>
  client.send(awardTask, { taskId: task._id, taskerId: tasker.id, version })

describe('a proposal', () => {
  it('is rejected when the task is awarded before its write', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const { status, body } = await interleave(
      () => applyTo(task),
      () => market.award(client, task, tasker),
    )
    expect([status, body.code]).toEqual([409, 'task_not_open'])
  })

  it('is rejected when the task is deleted before its write', async () => {
    const task = await market.postTask(client)
    const response = await interleave(
      () => applyTo(task),
      () => client.send(deleteTask, { id: task._id }),
    )
    expect(response.body.code).toBe('task_not_open')
  })

  it('has the new title when the task is renamed before its write', async () => {
    const task = await market.postTask(client)
    const rename = () => client.send(editTask, { id: task._id, ...taskInput({ title: 'Renamed' }) })
    expect((await interleave(() => applyTo(task), rename)).status).toBe(201)
    expect((await latestProposal(other))?.title).toBe('Renamed')
  })
})

describe('a question', () => {
  const ask = (task: { _id: TaskId }) =>
    other.send(askQuestion, { id: task._id, question: 'Is the ladder yours?' })

  it('is rejected when the client blocks who asks before its write', async () => {
    const task = await market.postTask(client)
    const response = await interleave(
      () => ask(task),
      () => client.send(blockUser, { id: other.id }),
    )
    expect([response.status, response.body.code]).toEqual([404, 'not_found'])
  })

  it('is not answered when the task is deleted before its write', async () => {
    const task = await market.postTask(client)
    await ask(task)
    const [question] = (await client.send(findTask, { id: task._id })).body.questions
    const response = await interleave(
      () =>
        client.send(answerQuestion, {
          id: task._id,
          questionId: question?._id as QuestionId,
          answer: 'Yes.',
        }),
      () => client.send(deleteTask, { id: task._id }),
    )
    expect([response.status, response.body.code]).toEqual([409, 'task_not_open'])
  })
})

describe('an award', () => {
  it('rejects a proposal that is sent before its write with the others', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    expect(
      (
        await interleave(
          () => award(task),
          () => applyTo(task),
        )
      ).status,
    ).toBe(200)
    expect(await latestProposal(other)).toMatchObject({
      status: 'rejected',
      reason: 'not_selected',
    })
  })

  it('is rejected with 402 and the missing amount when another award takes the money before its write', async () => {
    const [task, expensiveTask] = [await market.postTask(client), await market.postTask(client)]
    await market.apply(tasker, task)
    await market.apply(other, expensiveTask, { price: '90000' })
    const { status, body } = await interleave(
      () => award(task),
      () => market.award(client, expensiveTask, other),
    )
    expect([status, body.error]).toEqual([
      402,
      'Insufficient wallet balance. You need ₦8,000 more.',
    ])
    expect(await market.availableBalance(client)).toBe(naira(10_000))
  })

  it.each([
    ['is rejected', 'the old version', 1, 409, naira(100_000)],
    ['succeeds', 'no version', undefined, 200, naira(75_000)],
  ])('%s with %s when the terms get worse before its write', async (...args) => {
    const [, , version, status, balance] = args
    const task = await market.postTask(client)
    const { _id } = await market.apply(tasker, task)
    const editTerms = async () => {
      await market.runSql(
        'INSERT INTO proposal_versions SELECT id, version, price, date, stages FROM proposals',
      )
      await market.runSql('UPDATE proposals SET price = 2500000, version = 2 WHERE id = ?', _id)
    }
    expect((await interleave(() => award(task as never, version), editTerms)).status).toBe(status)
    expect(await market.availableBalance(client)).toBe(balance)
  })

  it('is rejected without a hold when the proposal is withdrawn before its write', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const withdraw = () => market.runSql("UPDATE proposals SET status = 'withdrawn'")
    expect((await interleave(() => award(task), withdraw)).body.code).toBe('proposal_not_live')
    expect(await market.availableBalance(client)).toBe(naira(100_000))
  })

  it('assigns the edited task when the task is edited before its write', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const rename = () => client.send(editTask, { id: task._id, ...taskInput({ title: 'Renamed' }) })
    expect((await interleave(() => award(task), rename)).body.task.title).toBe('Renamed')
  })
})

describe('an edit or a deletion of a task', () => {
  it('flags a proposal that is sent before the write of the edit', async () => {
    const task = await market.postTask(client)
    const edit = () => client.send(editTask, { id: task._id, ...taskInput({ price: '21000' }) })
    expect((await interleave(edit, () => applyTo(task))).status).toBe(200)
    expect((await latestProposal(other))?.changedFields).toEqual(['price'])
  })

  it('is rejected when another tab edits the task before the write', async () => {
    const task = await market.postTask(client)
    const edit = (price: string) =>
      client.send(editTask, { id: task._id, ...taskInput({ price }), updatedAt: task.updatedAt })
    const response = await interleave(
      () => edit('21000'),
      () => edit('22000'),
    )
    expect([response.status, response.body.code]).toEqual([409, 'moved_on'])
    expect((await market.findTask(client, task)).task.price).toBe(22_000)
  })

  it('rejects a proposal that is sent before the write of the deletion', async () => {
    const task = await market.postTask(client)
    const remove = () => client.send(deleteTask, { id: task._id })
    expect((await interleave(remove, () => applyTo(task))).status).toBe(200)
    expect(await latestProposal(other)).toMatchObject({
      status: 'rejected',
      reason: 'task_removed',
    })
  })

  it('is rejected when the task is awarded before the deletion, and the money stays held', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    const remove = () => client.send(deleteTask, { id: task._id })
    const response = await interleave(remove, () => market.award(client, task, tasker))
    expect(response.body.code).toBe('task_assigned_delete')
    expect(await market.heldAmount(task)).toBe(naira(18_000))
  })
})

describe('an approval or a submission', () => {
  it('responds with “Already approved” and pays once when another approval comes before the write', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    const approve = () => client.send(approveTask, { id: task._id })
    expect((await interleave(approve, approve)).body.message).toBe(GENERAL_MESSAGES.alreadyApproved)
    expect(await market.availableBalance(tasker)).toBe(naira(18_000))
  })

  it('pays when a new version is submitted before the write of the approval', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    const approve = () => client.send(approveTask, { id: task._id })
    const submitAgain = () => market.submit(tasker, task, 'Once more.')
    expect((await interleave(approve, submitAgain)).body.task.submissionNotes).toBe('Once more.')
  })

  it('is rejected as a submission when the task is approved before the write', async () => {
    const task = await market.createAssignedTask(client, tasker)
    await market.submit(tasker, task)
    const submitAgain = () => tasker.send(submitWork, { id: task._id, submissionNotes: 'More.' })
    const response = await interleave(submitAgain, () => market.approve(client, task))
    expect(response.body.code).toBe('task_not_in_progress')
  })
})
