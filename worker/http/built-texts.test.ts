import { expect, test } from 'vitest'
import { listConversations, listMessages, sendMessage } from '#schema/contract/chats.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { listNotices } from '#schema/contract/notices.ts'
import { listApplicants, listProposals } from '#schema/contract/proposals.ts'
import { readStatement } from '#schema/contract/statements.ts'
import { sync } from '#schema/contract/sync.ts'
import {
  findTask,
  listAssignedTasks,
  listClientOngoing,
  listClientSubmitted,
  listOpenTasks,
  listPostedTasks,
} from '#schema/contract/task-reads.ts'
import { listDeletedTasks } from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { chat } from '#testing/worker/chat.ts'
import { createMarket } from '#testing/worker/market.ts'
import { countBuiltTexts } from '#worker/db/prepared.ts'

type TaskRef = { _id: TaskId }

test('pulls, lists, searches, a task, chats and the dashboard build no SQL text after their first request', async () => {
  const market = await createMarket()
  const client = await market.createClient()
  const task = await market.postTask(client)
  const tasker = await market.createTasker()
  await market.apply(tasker, task)
  await chat(client, tasker, 'Good day')
  const { body: earlier } = await tasker.send(sync, { s: 1 })
  await market.postTask(client)
  const { body } = await tasker.send(sync, { s: 1 })
  const calls = {
    snapshot: () => tasker.send(sync, { s: 1 }),
    news: () => tasker.send(sync, { c: earlier.n, s: 1 }),
    poll: () => tasker.send(sync, { c: body.n, s: 1 }),
    search: () => tasker.send(listOpenTasks, { q: 'paint', maxPrice: naira(90_000) }),
    'search by price': () => tasker.send(listOpenTasks, { q: 'a', sort: 'price-low' }),
    applicants: () => client.send(listApplicants, { id: task._id }),
    conversations: () => client.send(listConversations, {}),
    messages: () => client.send(listMessages, { otherUserId: tasker.id }),
    notices: () => client.send(listNotices, {}),
    statement: () => client.send(readStatement, { month: '2026-03', format: 'json' }),
    deleted: () => client.send(listDeletedTasks, {}),
    list: () => tasker.send(listOpenTasks, {}),
    page: () => tasker.send(listOpenTasks, { limit: 5 }),
    posted: () => client.send(listPostedTasks, {}),
    ongoing: () => client.send(listClientOngoing, {}),
    submitted: () => client.send(listClientSubmitted, {}),
    assigned: () => tasker.send(listAssignedTasks, {}),
    proposals: () => tasker.send(listProposals, {}),
    transactions: () => client.send(listTransactions, {}),
    task: () => tasker.send(findTask, { id: task._id }),
    dashboard: () => client.send(readDashboard, {}),
  }
  for (const [name, call] of Object.entries(calls)) {
    await call()
    const before = countBuiltTexts()
    expect((await call()).status, name).toBeLessThan(300)
    expect(countBuiltTexts() - before, name).toBe(0)
  }
})

test('a proposal, an award, a message, a submission and an approval build none after the first of each', async () => {
  const market = await createMarket()
  const client = await market.createClient(naira(500_000))
  const tasker = await market.createTasker()
  const rival = await market.createTasker()
  const steps = {
    proposal: (task: TaskRef) => market.apply(tasker, task),
    award: (task: TaskRef) => market.award(client, task, tasker),
    message: () =>
      client.send(sendMessage, {
        recipientId: tasker.id,
        message: 'Hello',
        clientMsgId: newId('message'),
      }),
    submission: (task: TaskRef) => market.submit(tasker, task),
    approval: (task: TaskRef) => market.approve(client, task),
  }
  const tasks = [await market.postTask(client), await market.postTask(client)]
  for (const task of tasks) await market.apply(rival, task)
  // The first message also creates the conversation.
  await steps.message()
  for (const [name, step] of Object.entries(steps)) {
    let before = 0
    for (const task of tasks) {
      before = countBuiltTexts()
      await step(task)
    }
    expect(countBuiltTexts() - before, name).toBe(0)
  }
})
