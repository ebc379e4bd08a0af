import { beforeAll, expect, it } from 'vitest'
import { listNotices, readNotices, setNotices } from '#schema/contract/notices.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { newId } from '#schema/domain/ids.ts'
import { NOTICE_KEEP_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { purgeNoticesJob } from './purge.ts'

let market: Market
beforeAll(async () => {
  market = await createMarket()
})

const noticesOf = async (user: TestUser) => {
  const { body } = await user.send(listNotices, {})
  return body.notices
}
const kindsOf = async (user: TestUser) => (await noticesOf(user)).map(({ kind }) => kind)

async function createAward() {
  const [client, tasker, other] = [
    await market.createClient(),
    await market.createTasker(),
    await market.createTasker(),
  ]
  const task = await market.postTask(client)
  await market.apply(tasker, task)
  await market.apply(other, task)
  return { client, tasker, other, task }
}

it('notifies the client of each proposal, with its tasker and a link', async () => {
  const { client, tasker, task } = await createAward()
  expect(await noticesOf(client)).toMatchObject([
    { kind: 'applied' },
    {
      kind: 'applied',
      category: 'proposals',
      title: `New proposal for ${task.title}`,
      taskId: task._id,
      otherUserId: tasker.id,
      readAt: null,
    },
  ])
})

it('notifies the chosen tasker and the others, once', async () => {
  const { client, tasker, other, task } = await createAward()
  const input = { taskId: task._id, taskerId: tasker.id }
  const key = newId('command') as string
  await client.send(awardTask, input, key)
  await client.send(awardTask, input, key)
  await client.send(awardTask, input)
  expect(await kindsOf(tasker)).toEqual(['awarded'])
  const [notSelected, ...more] = await noticesOf(other)
  expect(notSelected).toMatchObject({
    kind: 'notSelected',
    text: expect.stringContaining('The client chose another professional.') as string,
  })
  expect(more).toEqual([])
})

it('writes none when the command is rejected', async () => {
  const { client, tasker, task } = await createAward()
  await tasker.send(applyForTask, {
    taskId: task._id,
    price: '100',
    description: 'Again.',
    date: '2026-03-20',
  })
  expect(await kindsOf(client)).toEqual(['applied', 'applied'])
})

it('reach the phone with the pull, and their marks too', async () => {
  const { client } = await createAward()
  const first = await client.send(sync, {})
  const pulled = first.body.c.filter(({ e }) => e === 'notice')
  const listed = await noticesOf(client)
  expect(pulled.map((change) => change.op === 'put' && change.row)).toEqual(
    expect.arrayContaining(listed),
  )
  const [{ _id: id } = { _id: newId('notice') }] = listed
  expect((await client.send(readNotices, { ids: [id, newId('notice')] })).status).toBe(200)
  const next = await client.send(sync, { c: first.body.n })
  expect(next.body.c).toMatchObject([
    { e: 'notice', id, row: { readAt: expect.any(String) as string } },
  ])
})

it('a mark is set once, by the owner only, and ends push and email', async () => {
  const { client, tasker, task } = await createAward()
  await market.award(client, task, tasker)
  const [{ _id: id } = { _id: newId('notice') }] = await noticesOf(tasker)
  await client.send(readNotices, { ids: [id] })
  expect((await noticesOf(tasker))[0]?.readAt).toBeNull()
  await tasker.send(readNotices, { ids: [id] })
  const [row] = await market.runSql('SELECT * FROM notices WHERE id = ?', id)
  expect(row).toMatchObject({ push_at: null, email_at: null })
  market.advanceClock(60_000)
  await tasker.send(readNotices, { ids: [id] })
  expect(await market.runSql('SELECT * FROM notices WHERE id = ?', id)).toEqual([row])
})

it('are listed in pages by their id', async () => {
  const { client } = await createAward()
  const { body } = await client.send(listNotices, { limit: 1 })
  const second = await client.send(listNotices, { limit: 1, cursor: String(body.nextCursor) })
  const all = await noticesOf(client)
  expect([...body.notices, ...second.body.notices]).toEqual(all)
  expect(second.body.nextCursor).toBeNull()
})

it('are deleted when they are 90 days old, also on the phone', async () => {
  const client = await market.createClient()
  const insert = (id: string) =>
    market.runSql(
      "INSERT INTO notices (user_id, id, kind, category, data, created_at) VALUES (?, ?, 'emailProven', 'security', '{}', 1)",
      client.id,
      id,
    )
  const kept = newId('notice')
  await insert('01900000-0000-7000-8000-000000000000')
  await insert(kept)
  const before = await client.send(sync, {})
  await runJobs(market.deps, [purgeNoticesJob])
  const left = await market.runSql('SELECT id FROM notices WHERE user_id = ?', client.id)
  expect(left).toEqual([{ id: kept }])
  const after = await client.send(sync, { c: before.body.n })
  expect(after.body.c).toMatchObject([{ e: 'notice', op: 'del' }])
})

it('of a chat with a user of long ago are deleted by their own time', async () => {
  const client = await market.createClient()
  const sender = '01900000-0000-7000-8000-000000000000'
  const insert = `INSERT INTO notices (user_id, id, kind, category, data, created_at)
    VALUES (?, ?, 'message', 'chat', '{}', ?)`
  await market.runSql(insert, client.id, sender, market.now())
  const left = () => market.runSql('SELECT id FROM notices WHERE user_id = ?', client.id)
  await runJobs(market.deps, [purgeNoticesJob])
  expect(await left()).toEqual([{ id: sender }])
  market.advanceClock(NOTICE_KEEP_MS)
  await runJobs(market.deps, [purgeNoticesJob])
  expect(await left()).toEqual([])
})

it('money and security cannot be turned off, and a choice reaches the phone', async () => {
  const client = await market.createClient()
  const first = await client.send(sync, {})
  const choice = { push: [], email: ['work' as const], quietHours: false }
  expect((await client.send(setNotices, { ...choice, push: ['money'] })).status).toBe(400)
  expect((await client.send(setNotices, choice)).status).toBe(200)
  const next = await client.send(sync, { c: first.body.n })
  const notices = { off: { push: [], email: ['work'] }, quietHours: false }
  expect(next.body.c).toMatchObject([{ e: 'me', row: { notices } }])
})

it('the language of emails and pushes is chosen alone, and stays when others change', async () => {
  const client = await market.createClient()
  const first = await client.send(sync, {})
  expect((await client.send(setNotices, { language: 'pcm' })).status).toBe(200)
  expect((await client.send(setNotices, { email: ['work'] })).status).toBe(200)
  const next = await client.send(sync, { c: first.body.n })
  const notices = { off: { push: [], email: ['work'] }, quietHours: true, language: 'pcm' }
  expect(next.body.c).toMatchObject([{ e: 'me', row: { notices } }])
  expect((await client.send(setNotices, { language: 'fr' as 'en' })).status).toBe(400)
})
