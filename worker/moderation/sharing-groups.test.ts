import { beforeEach, describe, expect, it } from 'vitest'
import {
  decideSharingGroup,
  listSharingGroups,
  readSharingGroup,
} from '#schema/contract/admin-fraud.ts'
import { readUser } from '#schema/contract/admin-users.ts'
import { initFunding } from '#schema/contract/payments.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { editTask } from '#schema/contract/tasks.ts'
import { sendVerification } from '#schema/contract/verifications.ts'
import { GROUP_MAX } from '#schema/domain/fraud.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { DAY_MS, KNOWN_DEVICE_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { insertRegisteredUsers } from '#testing/worker/bulk-admin.ts'
import { shareDevice } from '#testing/worker/fraud-cases.ts'
import { createMarket, taskInput, type Market } from '#testing/worker/market.ts'
import { proofInput } from '#testing/worker/proof.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { purgeExpiredJob } from '#worker/jobs/purge-expired.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'

/** Of a full group: three queries, each of 20 accounts that are found through 20 others. */
const MAX_ROWS = 8000

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

const list = async () => (await admin.send(listSharingGroups, {})).body.groups
const read = async (id: UserId = client.id) => (await admin.send(readSharingGroup, { id })).body
const decide = (decision: 'limited' | 'fine', users?: UserId[]) =>
  admin.send(decideSharingGroup, { id: client.id, decision, users, reason: 'One person.' })
const shareAccount = (fingerprint: string, users: readonly TestUser[]) =>
  market.runSql(
    `INSERT INTO bank_accounts (id, user_id, bank_code, bank_name, account_number_enc, account_last4, account_name,
      fingerprint, key_id, created_at, last_used_at)
    SELECT id || ?, id, '058', 'GTB', 'x', '6789', 'OKAFOR NGOZI', ?, 'k', 1, 1 FROM users
    WHERE id IN (SELECT value FROM json_each(?))`,
    fingerprint,
    fingerprint,
    JSON.stringify(users.map(({ id }) => id)),
  )

describe('a group', () => {
  it('is found by document, bank account, browser, phone number and address, each for itself', async () => {
    const [other, third] = [await market.createClient(), await market.createClient()]
    const found = async () => (await list()).map(({ by, accounts }) => [by, accounts])
    const proof = { documentNumber: '12345678901' }
    await client.send(sendVerification, await proofInput(proof))
    await shareAccount('alone', [client])
    await shareDevice(market, 'alone', [client])
    const task = await market.postTask(client)
    const address = '12 Allen Avenue'
    const place = { place: 'lagos-ikeja', projectType: 'Onsite' } as const
    await client.send(editTask, { ...taskInput(), ...place, id: task._id, address })
    await client.send(initFunding, { amount: '1000', phone: '0803 123 4567' })
    expect(await found()).toEqual([])

    await tasker.send(sendVerification, await proofInput(proof))
    expect(await found()).toEqual([[['document'], 2]])
    await shareAccount('alone', [tasker])
    await shareDevice(market, 'alone', [tasker])
    await market.runSql('UPDATE users SET phone = ? WHERE id = ?', '+2348031234567', other.id)
    const theirs = await market.postTask(third)
    await third.send(editTask, {
      ...taskInput(),
      ...place,
      id: theirs._id,
      address: ' 12 ALLEN avenue',
    })
    const [group, ...rest] = await found()
    expect([rest, group?.[1]]).toEqual([[], 4])
    const { accounts, pairs } = await read(third.id)
    expect(accounts.map(({ _id }) => _id).toSorted()).toEqual(
      [client.id, tasker.id, other.id, third.id].toSorted(),
    )
    const shared = new Map(
      pairs.map(({ users, by }) => [users.find((id) => id !== client.id), by.toSorted()]),
    )
    expect(shared).toEqual(
      new Map([
        [tasker.id, ['bankAccount', 'device', 'document']],
        [other.id, ['phone']],
        [third.id, ['address']],
      ]),
    )
  })

  it('has the money that arrived through todos each way, and no contact of anybody', async () => {
    await shareAccount('same', [client, tasker])
    await market.createCompletedTask(client, tasker)
    await market.createAssignedTask(client, tasker)
    const [group] = await list()
    expect(group).toMatchObject({ paid: 18_000, jobs: 2, by: ['bankAccount'], accounts: 2 })
    const response = await admin.send(readSharingGroup, { id: tasker.id })
    expect(market.lastRequestCost().roundTrips).toBe(1)
    expect(response.body.pairs.map(({ payments }) => payments)).toEqual([
      [{ from: client.id, to: tasker.id, amount: 18_000, jobs: 2 }],
    ])
    expect(JSON.stringify(response.body)).not.toMatch(/@|fingerprint|same/)
  })

  it('of one account does not exist', async () => {
    expect((await admin.send(readSharingGroup, { id: client.id })).status).toBe(404)
    expect((await decide('fine')).status).toBe(404)
  })
})

describe('a decision', () => {
  beforeEach(async () => {
    await shareDevice(market, 'same', [client, tasker])
  })

  it('limits the chosen accounts with a notice and an entry each, and does nothing twice', async () => {
    const task = await market.postTask(client)
    expect((await decide('limited', [client.id, tasker.id])).status).toBe(200)
    expect((await decide('limited', [client.id, tasker.id])).status).toBe(200)
    for (const { id } of [client, tasker])
      expect((await admin.send(readUser, { id })).body.user.standing).toBe('limited')
    expect(await market.noticesTo(tasker)).toEqual(['underReview'])
    const { tasks } = (await tasker.send(listOpenTasks, {})).body
    expect(tasks.map(({ _id }) => _id)).not.toContain(task._id)
    const entries = await market.runSql('SELECT subject, details FROM audit_log ORDER BY seq')
    expect(entries.map(({ subject, details }) => [subject, JSON.parse(String(details))])).toEqual([
      [client.id, { before: 'active', after: 'limited', group: client.id }],
      [tasker.id, { before: 'active', after: 'limited', group: client.id }],
      [client.id, { decision: 'limited', accounts: expect.any(Array) }],
    ])
    expect(await list()).toEqual([])
  })

  it('leaves others of the group, a suspended one and oneself as they are', async () => {
    await market.runSql(
      'UPDATE users SET suspended_at = 1, suppressed_at = 1 WHERE id = ?',
      client.id,
    )
    expect((await decide('limited', [client.id])).status).toBe(200)
    expect((await read()).accounts.map(({ standing }) => standing).toSorted()).toEqual([
      'active',
      'suspended',
    ])
    const stranger = await market.createClient()
    expect((await decide('limited', [stranger.id])).status).toBe(404)
    expect((await decide('limited', [])).status).toBe(400)
    await shareDevice(market, 'same', [admin])
    expect((await decide('limited', [admin.id])).body.code).toBe('not_yourself')
  })

  it('that it is harmless holds until another account joins or something else is shared', async () => {
    await decide('fine')
    expect(await list()).toEqual([])
    expect((await read()).accounts.every(({ decidedAt }) => decidedAt !== null)).toBe(true)
    await shareDevice(market, 'same', [await market.createTasker()])
    expect((await list()).map(({ accounts }) => accounts)).toEqual([3])
    await decide('fine')
    await shareAccount('same', [client, tasker])
    expect((await list()).map(({ by }) => by)).toEqual([['bankAccount']])
  })
})

describe('what is kept of it', () => {
  it('keeps its decision when the secret of the hashes is replaced', async () => {
    await shareAccount('old', [client, tasker])
    await decide('fine')
    for (const { id } of [client, tasker])
      await market.runSql(
        "UPDATE bank_accounts SET fingerprint = 'new', key_id = 'k2' WHERE user_id = ?",
        id,
      )
    expect(await list()).toEqual([])
    expect(await market.runSql('SELECT value, accounts, undecided FROM shared_values')).toEqual([
      { value: 'new', accounts: 2, undecided: 0 },
    ])
  })

  it('goes after a year, and with the account', async () => {
    await shareDevice(market, 'same', [client, tasker])
    await market.runSql('DELETE FROM sharings WHERE user_id = ?', tasker.id)
    expect(await list()).toEqual([])
    market.advanceClock(KNOWN_DEVICE_MS + DAY_MS)
    await runJobs(market.deps, [purgeExpiredJob])
    expect(await market.runSql('SELECT * FROM sharings')).toEqual([])
    expect(await market.runSql('SELECT * FROM shared_values')).toEqual([])
  })
})

describe('3,000 accounts on one browser', { timeout: 120_000 }, () => {
  it('are one row of the list, of which as many rows are read as of 100', async () => {
    market = await createMarket({ engine: 'sqld', checksInvariants: false })
    admin = await market.createUser('admin')
    const costs: number[][] = []
    let filled = 0
    for (const size of [100, 3_000]) {
      for (; filled < size; filled += 100)
        await insertRegisteredUsers(market.db, filled, filled + 100)
      await market.runSql(
        `INSERT INTO known_devices SELECT id, 'attack', created_at FROM users WHERE user_type <> 'admin'
          ON CONFLICT DO NOTHING`,
      )
      const [group, ...rest] = await list()
      const ofList = market.lastRequestCost().rowsRead
      expect([rest.length, group?.accounts]).toEqual([0, size])
      const id = group?._id as UserId
      const body = await read(id)
      costs.push([ofList, market.lastRequestCost().rowsRead])
      expect([body.hasMore, body.accounts.length]).toEqual([true, GROUP_MAX])
    }
    if (process.env['COSTS']) console.table(costs)
    const [small = [], large = []] = costs
    expect(large).toEqual(small)
    expect(Math.max(...large)).toBeLessThan(MAX_ROWS)
    const users = (await list())[0]?.users.map(({ _id }) => _id) ?? []
    const decision = { decision: 'limited', reason: 'One browser.' } as const
    const id = users[0] as UserId
    expect((await admin.send(decideSharingGroup, { id, users, ...decision })).status).toBe(200)
    expect((await list())[0]?.users.some(({ _id }) => users.includes(_id))).toBe(false)
  })

  it('of one account, no more than 100 shared values are kept', async () => {
    for (let number = 0; number < 102; number++)
      await shareDevice(market, `device ${number}`, [client, tasker])
    expect(await market.runSql('SELECT count(*) AS n FROM sharings')).toEqual([{ n: 200 }])
    expect((await list()).length).toBe(1)
  })
})
