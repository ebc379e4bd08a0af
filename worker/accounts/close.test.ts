import { beforeEach, describe, expect, it } from 'vitest'
import { login, readProfile, register, updateProfile } from '#schema/contract/accounts.ts'
import { closeAccount, readClosing } from '#schema/contract/closing.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { setNotices } from '#schema/contract/notices.ts'
import { reviewTask } from '#schema/contract/reviews.ts'
import { deleteTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { createInterleaver } from '#testing/interleave.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

let market: Market
let interleaver: ReturnType<typeof createInterleaver>
beforeEach(async () => {
  interleaver = createInterleaver()
  market = await createMarket({ wrapDatabase: interleaver.wrapDatabase })
})

const close = (user: TestUser, password = TEST_PASSWORD) => user.send(closeAccount, { password })
const blockersOf = async (user: TestUser) =>
  (await user.send(readClosing, {})).body.blockers.map(({ kind, size }) => `${kind} ${size}`)
const poorClient = () => market.createUser('client')

describe('an account cannot be closed', () => {
  it('with money in the wallet, and keeps it', async () => {
    const client = await market.createClient(naira(500))
    expect(await blockersOf(client)).toEqual(['balance 50000'])
    const { status, body } = await close(client)
    expect([status, body.code]).toEqual([409, 'account_in_use'])
    expect((await client.send(readDashboard, {})).status).toBe(200)
    expect(await market.availableBalance(client)).toBe(500_00)
  })

  it('with an open todo, a pending proposal, or work in progress, submitted or disputed', async () => {
    const [client, tasker] = [await market.createClient(naira(18_000)), await market.createTasker()]
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    expect(await blockersOf(client)).toEqual(['openTasks 1', 'balance 1800000'])
    expect(await blockersOf(tasker)).toEqual(['proposals 1'])
    await market.award(client, task, tasker)
    expect([await blockersOf(client), await blockersOf(tasker)]).toEqual([
      ['clientWork 1'],
      ['taskerWork 1'],
    ])
    await market.submit(tasker, task)
    expect(await blockersOf(tasker)).toEqual(['taskerWork 1'])
    await market.openDispute(client, task)
    for (const user of [client, tasker]) {
      expect(await blockersOf(user)).toEqual(['disputes 1'])
      expect((await close(user)).status).toBe(409)
    }
  })

  it('when a todo is posted between the check and the end', async () => {
    const client = await poorClient()
    const { status, body } = await interleaver.interleave(
      () => close(client),
      () => market.postTask(client),
    )
    expect([status, body.code]).toEqual([409, 'account_in_use'])
    expect(await blockersOf(client)).toEqual(['openTasks 1'])
  })

  it('with a wrong password', async () => {
    const client = await poorClient()
    const { status, body } = await close(client, 'not the password')
    expect([status, body.code]).toEqual([403, 'wrong_password'])
    expect((await client.send(readDashboard, {})).status).toBe(200)
  })

  it('by an administrator', async () => {
    expect((await close(await market.createUser('admin'))).status).toBe(403)
  })
})

describe('a closed account', () => {
  it('has no personal data, no session and no profile, and its email is free', async () => {
    const tasker = await market.createTasker()
    await tasker.send(updateProfile, {
      jobTitle: 'Joiner',
      profileDescription: 'Wood only.',
      location: 'Yaba',
    })
    await market.runSql("UPDATE sessions SET device = 'Chrome on Android'")
    expect((await close(tasker)).status).toBe(200)
    const [row] = await market.runSql('SELECT * FROM users WHERE id = ?', tasker.id)
    expect(row).toMatchObject({
      username: 'Former user',
      email: `closed:${tasker.id}`,
      job_title: '',
      profile_description: '',
      location: '',
      skillsets: '[]',
      password_hash: '',
    })
    const devices = 'SELECT DISTINCT device FROM sessions WHERE user_id = ?'
    expect(await market.runSql(devices, tasker.id)).toEqual([{ device: null }])
    expect((await tasker.send(readDashboard, {})).status).toBe(401)
    expect((await market.send(null, readProfile, { id: tasker.id })).status).toBe(404)
    const credentials = { email: tasker.email, password: TEST_PASSWORD }
    expect((await market.send(null, login, credentials)).status).toBe(401)
    const again = { ...credentials, userType: 'client', username: 'Ada' } as const
    expect((await market.send(null, register, again)).status).toBe(201)
    expect(market.mailbox.latest()?.to).toBe(tasker.email)
  })

  it('erases the language, after the last email in it', async () => {
    const user = await market.createUser('client')
    await user.send(setNotices, { language: 'pcm' })
    expect((await close(user)).status).toBe(200)
    expect(market.mailbox.latest()?.subject).toBe('Your Onise account don close')
    expect(await market.runSql('SELECT notice_settings FROM users WHERE id = ?', user.id)).toEqual([
      { notice_settings: null },
    ])
  })

  it('leaves the ledger and its reviews, under another name', async () => {
    const [client, tasker] = [await market.createClient(naira(18_000)), await market.createTasker()]
    const { _id: id } = await market.createCompletedTask(client, tasker)
    const review = { id, taskerRating: 5, taskerComment: 'Level.' }
    expect((await client.send(reviewTask, review)).status).toBe(200)
    await market.runSql('UPDATE reviews SET visible_at = 0')
    const journals = await market.runSql('SELECT count(*) AS n FROM ledger_journals')
    expect((await close(client)).status).toBe(200)
    expect(await market.runSql('SELECT count(*) AS n FROM ledger_journals')).toEqual(journals)
    const profile = await market.send(null, readProfile, { id: tasker.id })
    expect(profile.body.reviews).toMatchObject([
      { comment: 'Level.', from: { username: 'Former user', profilePicture: null } },
    ])
  })

  it('leaves nothing of tasks that were never assigned, and no address of the others', async () => {
    const client = await market.createClient(naira(18_000))
    const tasker = await market.createTasker()
    const done = await market.createAssignedTask(client, tasker, { address: '4 Macaulay Way' })
    await market.submit(tasker, done)
    await market.approve(client, done)
    const { _id: id } = await market.postTask(client)
    await client.send(deleteTask, { id })
    expect((await close(client)).status).toBe(200)
    const rows = await market.runSql(
      'SELECT address, description FROM tasks ORDER BY created_at, id',
    )
    expect(rows).toEqual([
      { address: '', description: expect.stringContaining(' ') },
      { address: '', description: '' },
    ])
  })
})
