import { beforeEach, describe, expect, it } from 'vitest'
import { answerQuestion, askQuestion } from '#schema/contract/questions.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { blockUser, decideReport, listOpenReports, report } from '#schema/contract/trust.ts'
import { newId, type QuestionId, type TaskId } from '#schema/domain/ids.ts'
import { QUESTIONS_PER_TASK } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'

let market: Market
let client: TestUser
let tasker: TestUser
let other: TestUser
let id: TaskId
beforeEach(async () => {
  market = await createMarket()
  client = await market.createClient()
  tasker = await market.createTasker()
  other = await market.createTasker()
  id = (await market.postTask(client))._id
})

const ask = (by = tasker, question = 'Is the ladder yours?', _id = newId('question')) =>
  by.send(askQuestion, { id, _id, question })
const answer = (questionId: QuestionId, text = 'Yes.', by = client) =>
  by.send(answerQuestion, { id, questionId, answer: text })
const shownTo = async (user: TestUser) =>
  (await user.send(findTask, { id })).body.questions.map((each) => [each.question, each.answer])
const sharedPage = async () => (await market.app.request(`/t/${id}`)).text()

describe('a question', () => {
  it('is for the client and who asked, and for everybody with its answer', async () => {
    const questionId = newId('question')
    const changes = await market.changesDuring(() =>
      ask(tasker, 'Is the ladder yours?', questionId),
    )
    expect(changes).toEqual([`u:${client.id} notice put questionAsked`])
    expect(await shownTo(tasker)).toEqual([['Is the ladder yours?', null]])
    expect(await shownTo(client)).toEqual([['Is the ladder yours?', null]])
    expect(await shownTo(other)).toEqual([])
    expect(await sharedPage()).not.toContain('ladder')

    const answered = await market.changesDuring(async () =>
      expect((await answer(questionId)).status).toBe(200),
    )
    expect(answered).toEqual([`u:${tasker.id} notice put questionAnswered`])
    expect(await shownTo(other)).toEqual([['Is the ladder yours?', 'Yes.']])
    expect(await sharedPage()).toContain('Is the ladder yours?')
  })

  it('names nobody', async () => {
    await market.ask(tasker, { _id: id })
    const text = JSON.stringify((await client.send(findTask, { id })).body.questions)
    expect(text).not.toContain(tasker.id)
  })

  it('is one of each professional; a repeat with its id changes nothing', async () => {
    const _id = newId('question')
    expect((await ask(tasker, 'Which floor?', _id)).status).toBe(201)
    const changes = await market.changesDuring(async () => {
      expect((await ask(tasker, 'Which floor?', _id)).status).toBe(200)
    })
    expect(changes).toEqual([])
    expect((await ask()).body.code).toBe('already_asked')
    expect((await ask(other)).status).toBe(201)
  })

  it('is one of at most 20', async () => {
    await market.runSql('PRAGMA foreign_keys = OFF')
    await market.runSql(
      `INSERT INTO questions (id, task_id, user_id, question, created_at)
       SELECT 'q' || value, ?1, 'u' || value, 'Why?', 1 FROM json_each(?2)`,
      id,
      JSON.stringify(Array.from({ length: QUESTIONS_PER_TASK }, (_, index) => index)),
    )
    expect((await ask()).body.code).toBe('too_many_questions')
  })

  it('hides contacts, in the answer too, and says so', async () => {
    const asked = await ask(tasker, 'Call me on 0803 123 4567?')
    expect(asked.body.message).toContain('hidden')
    const [question] = (await client.send(findTask, { id })).body.questions
    await answer(question?._id ?? newId('question'), 'Write to ada@home.test.')
    expect(JSON.stringify(await shownTo(other))).not.toMatch(/4567|ada@/)
  })

  it('is not asked across a block, nor after the award', async () => {
    await client.send(blockUser, { id: other.id })
    expect((await ask(other)).status).toBe(404)
    await market.apply(tasker, { _id: id })
    await market.award(client, { _id: id }, tasker)
    expect((await ask()).body.code).toBe('task_not_open')
  })

  it('that several report is hidden from others until an administrator decides', async () => {
    const questionId = await market.ask(tasker, { _id: id })
    await answer(questionId)
    const verify = (user: TestUser) =>
      market.runSql('UPDATE users SET is_verified = 1 WHERE id = ?', user.id)
    for (const reporter of [client, other, await market.createTasker()]) {
      await verify(reporter)
      const about = { target: 'question' as const, targetId: questionId as never }
      const { status } = await reporter.send(report, { ...about, reason: 'spam' })
      expect(status).toBe(201)
    }
    expect(await shownTo(other)).toEqual([])
    expect(await shownTo(tasker)).toHaveLength(1)
    expect(await sharedPage()).not.toContain('ladder')

    const admin = await market.createUser('admin')
    const [first] = (await admin.send(listOpenReports, {})).body.reports
    expect(first).toMatchObject({ target: 'question', caption: 'Is the ladder yours?' })
    await admin.send(decideReport, {
      id: first?._id ?? newId('report'),
      decision: 'dismissed',
      reason: 'Nothing wrong with it.',
    })
    expect(await shownTo(other)).toHaveLength(1)
  })
})

it('an answer is given once, by the client', async () => {
  const questionId = await market.ask(tasker, { _id: id })
  const stranger = await market.createClient()
  expect((await answer(questionId, 'No.', stranger)).status).toBe(404)
  expect((await answer(newId('question'))).status).toBe(404)
  await answer(questionId)
  expect((await answer(questionId, 'No.')).body.code).toBe('already_answered')
})
