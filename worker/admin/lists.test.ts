import { beforeEach, describe, expect, it } from 'vitest'
import * as lists from '#schema/contract/admin-lists.ts'
import { closeAccount } from '#schema/contract/closing.ts'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { removeTask } from '#schema/contract/task-removal.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { AMOUNT_BANDS, amountClassesOf, amountClassOf } from '#schema/domain/admin-lists.ts'
import { naira } from '#schema/domain/money.ts'
import { createPayoutMarket, type PayoutMarket } from '#testing/worker/payout-market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'

let market: PayoutMarket
let admin: TestUser
beforeEach(async () => {
  market = await createPayoutMarket({})
  admin = await market.createUser('admin')
})

const list = async <E extends Endpoint>(endpoint: E, input: WireInput<E>) => {
  const { status, body } = await admin.send(endpoint, input)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const overview = () => list(lists.readOverview, {})

/** Every page of a list, one row at a time. */
async function walk<E extends Endpoint>(endpoint: E, field: string, input: object = {}) {
  const all: Record<string, unknown>[] = []
  let cursor: string | undefined
  do {
    const page = { limit: 1, cursor, ...input } as unknown as WireInput<E>
    const body = (await list(endpoint, page)) as unknown as Record<string, unknown>
    all.push(...(body[field] as Record<string, unknown>[]))
    cursor = (body['nextCursor'] as string | null) ?? undefined
  } while (cursor)
  return all
}

describe('the list of users', () => {
  const emails = async (input: WireInput<typeof lists.listAllUsers>) =>
    (await list(lists.listAllUsers, input)).users.map(({ email }) => email)
  let users: TestUser[]
  beforeEach(async () => {
    users = []
    for (const [userType, email] of [
      ['client', 'bola@home.test'],
      ['tasker', 'ada@shop.test'],
      ['client', 'chidi@home.test'],
    ] as const) {
      market.advanceClock(1000)
      users.push(await market.createUser(userType))
      await market.runSql('UPDATE users SET email = ? WHERE id = ?', email, users.at(-1)?.id ?? '')
    }
  })

  it('has those of a state, or of one of its areas; a place that does not exist is refused', async () => {
    for (const [index, place] of ['lagos-ikeja', 'lagos-agege', 'kano-dala'].entries())
      await market.runSql('UPDATE users SET place = ? WHERE id = ?', place, users[index]?.id ?? '')
    expect(await emails({ place: 'lagos' })).toEqual(['ada@shop.test', 'bola@home.test'])
    expect(await emails({ place: 'lagos-ikeja', sort: 'email' })).toEqual(['bola@home.test'])
    expect(await emails({ place: 'kano', userType: 'tasker' })).toEqual([])
    const client = users[0] as TestUser
    const ids = []
    for (const place of ['lagos-ikeja', 'kano-dala'])
      ids.push((await market.postTask(client, { place, location: 'Here' }))._id)
    const tasks = async (input: WireInput<typeof lists.listAllTasks>) =>
      (await list(lists.listAllTasks, input)).tasks.map(({ _id }) => _id)
    expect(await tasks({ place: 'lagos' })).toEqual([ids[0]])
    expect(await tasks({ place: 'kano-dala', status: 'pending' })).toEqual([ids[1]])
    const { status } = await admin.send(lists.listAllTasks, { place: 'lagos-nowhere' })
    expect(status).toBe(400)
  })

  it('has the fields of a user and the standing, in pages', async () => {
    const [newest] = (await list(lists.listAllUsers, { limit: 1 })).users
    expect(newest).toMatchObject({
      _id: users[2]?.id,
      userType: 'client',
      email: 'chidi@home.test',
      isVerified: false,
      standing: 'active',
    })
    const all = await walk(lists.listAllUsers, 'users')
    expect(all.map(({ _id }) => _id)).toEqual([...users.map(({ id }) => id).toReversed(), admin.id])
    const byEmail = await walk(lists.listAllUsers, 'users', { sort: 'email', userType: 'client' })
    expect(byEmail.map(({ email }) => email)).toEqual(['bola@home.test', 'chidi@home.test'])
    const oldest = await walk(lists.listAllUsers, 'users', { sort: 'oldest', userType: 'client' })
    expect(oldest.map(({ _id }) => _id)).toEqual([users[0]?.id, users[2]?.id])
  })

  it('finds emails that contain the text, trimmed and in lower case, and all users with none', async () => {
    expect(await emails({ q: '  HOME.te ' })).toEqual(['chidi@home.test', 'bola@home.test'])
    expect(await emails({ q: 'home.te', sort: 'oldest' })).toEqual([
      'bola@home.test',
      'chidi@home.test',
    ])
    expect(await emails({ q: 'a@' })).toEqual(['ada@shop.test', 'bola@home.test'])
    expect(await emails({ q: '"' })).toEqual([])
    expect(await emails({ q: 'home.test"' })).toEqual([])
    expect(await emails({ q: ' ' })).toHaveLength(4)
    const pages = await walk(lists.listAllUsers, 'users', { q: '.test', userType: 'client' })
    expect(pages.map(({ email }) => email)).toEqual(['chidi@home.test', 'bola@home.test'])
  })

  it('filters by verification and standing, and closed accounts are in no other list', async () => {
    const [bola, ada, chidi] = users.map(({ id }) => id)
    await market.runSql('UPDATE users SET is_verified = 1 WHERE id = ?', bola ?? '')
    await market.runSql('UPDATE users SET suppressed_at = 1 WHERE id = ?', ada ?? '')
    await market.runSql('UPDATE users SET suspended_at = 1 WHERE id = ?', chidi ?? '')
    expect(await emails({ status: 'verified' })).toEqual(['bola@home.test'])
    expect(await emails({ status: 'unverified' })).toEqual(['chidi@home.test', 'ada@shop.test'])
    expect(await emails({ status: 'limited' })).toEqual(['ada@shop.test'])
    expect(await emails({ status: 'suspended', q: 'home' })).toEqual(['chidi@home.test'])
    await users[0]?.send(closeAccount, { password: TEST_PASSWORD })
    expect(await emails({ q: 'bola' })).toEqual([])
    const [closed] = (await list(lists.listAllUsers, { status: 'closed' })).users
    expect(closed).toMatchObject({ _id: bola, standing: 'closed', username: 'Former user' })
  })
})

describe('the list of tasks', () => {
  it('is sorted and filtered, and has removed tasks only when asked for them', async () => {
    const client = await market.createClient(naira(500_000))
    const tasker = await market.createTasker()
    const cheap = await market.postTask(client, { price: 5000, title: 'Fix a tap' })
    market.advanceClock(1000)
    const assigned = await market.createAssignedTask(client, tasker, { price: 30_000 })
    market.advanceClock(1000)
    const removed = await market.postTask(client)
    await admin.send(removeTask, { id: removed._id })
    const ids = async (input: object) =>
      (await walk(lists.listAllTasks, 'tasks', input)).map(({ _id }) => _id)
    expect(await ids({})).toEqual([assigned._id, cheap._id])
    expect(await ids({ sort: 'oldest' })).toEqual([cheap._id, assigned._id])
    expect(await ids({ sort: 'price-low' })).toEqual([cheap._id, assigned._id])
    expect(await ids({ sort: 'price-high', status: 'in-progress' })).toEqual([assigned._id])
    expect(await ids({ status: 'removed' })).toEqual([removed._id])
    expect(await ids({ status: 'removed', sort: 'price-low' })).toEqual([removed._id])
    expect(await ids({ q: 'A TAP' })).toEqual([cheap._id])
    const { tasks } = await list(lists.listAllTasks, { status: 'in-progress' })
    expect(tasks).toMatchObject([
      { title: assigned.title, price: 18_000, tasker: { _id: tasker.id } },
    ])
  })
})

describe('the list of transactions', () => {
  async function createHistory() {
    const client = await market.createClient(naira(100_000))
    const tasker = await market.createTasker()
    await market.createCompletedTask(client, tasker)
    const { dispute } = await market.openDispute(
      client,
      await market.createAssignedTask(client, tasker),
    )
    expect(dispute).not.toBeNull()
    const rich = await market.createRichUser()
    for (const outcome of ['success', 'failed', 'pending'] as const) {
      market.provider.setTransferOutcome(outcome)
      await market.withdraw(rich, { amount: outcome === 'failed' ? '1000' : '5000' })
    }
    return [client, tasker, rich]
  }

  it('has the transactions of all wallets as their owners see them', async () => {
    const users = await createHistory()
    const own = []
    for (const user of users) {
      const { trx } = (await user.send(listTransactions, {})).body
      // An administrator finds the todo by its title, and who the sides are on its page. There a payment stays what it was
      // when it was made: held.
      own.push(
        ...trx.map(({ task: _task, kind, other: _other, details, says: _says, ...row }) => {
          const isHold = kind === 'award' && row.TransactionType === 'debit'
          const made = isHold ? details.replace('Payment for', 'Payment held for') : details
          return { user: user.id, ...row, details: made }
        }),
      )
    }
    const all = await walk(lists.listAllTransactions, 'trx')
    const shown = all.map(({ user, says: _says, ...row }) => ({
      user: (user as { _id: string })._id,
      ...row,
    }))
    const idOf = (row: object) => String(Reflect.get(row, '_id'))
    const sorted = (rows: object[]) => rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1))
    expect(shown.length).toBeGreaterThan(6)
    expect(sorted(shown)).toEqual(sorted(own))
    expect((await overview()).totalTransacts).toBe(all.length)
  })

  it('filters by status, type and amount, also together', async () => {
    await createHistory()
    const all = await walk(lists.listAllTransactions, 'trx')
    type Row = Record<string, unknown>
    const expectFiltered = async (input: object, isListed: (row: Row) => boolean) => {
      const rows = await walk(lists.listAllTransactions, 'trx', input)
      expect(rows, JSON.stringify(input)).toEqual(all.filter(isListed))
    }
    for (const status of ['pending', 'completed', 'failed'] as const) {
      expect(all.some((row) => row['TransactionStatus'] === status)).toBe(true)
      await expectFiltered({ status }, (row) => row['TransactionStatus'] === status)
      await expectFiltered(
        { status, type: 'debit' },
        (row) => row['TransactionStatus'] === status && row['TransactionType'] === 'debit',
      )
    }
    for (const amount of AMOUNT_BANDS) {
      const [from = 0, to = 0] = amount.split('-').map(Number)
      const isIn = (row: Row) => Number(row['amount']) >= from && Number(row['amount']) <= to
      await expectFiltered({ amount }, isIn)
      await expectFiltered(
        { amount, status: 'pending' },
        (row) => isIn(row) && row['TransactionStatus'] === 'pending',
      )
    }
    const oldest = await walk(lists.listAllTransactions, 'trx', { sort: 'oldest' })
    expect(oldest).toEqual(all.toReversed())
  })

  it('has amounts at both ends of a band in it', () => {
    expect(amountClassesOf('1000-5000')).toContain(amountClassOf(naira(5000)))
    expect(amountClassesOf('5000-10000')).toContain(amountClassOf(naira(5000)))
    expect(amountClassesOf('1000-5000')).not.toContain(amountClassOf(naira(999.99)))
    expect(amountClassesOf('20000-50000')).toContain(amountClassOf(naira(50_000)))
    expect(amountClassesOf('20000-50000')).not.toContain(amountClassOf(naira(50_000.01)))
  })
})

describe('the counters', () => {
  it('are what a count would be, whatever happened', async () => {
    const client = await market.createClient(naira(100_000))
    const tasker = await market.createTasker()
    const leaver = await market.createUser('client')
    await market.createCompletedTask(client, tasker)
    await market.postTask(client)
    const disputed = await market.createAssignedTask(client, tasker)
    await market.openDispute(client, disputed)
    expect(await overview()).toMatchObject({
      totalUsers: 3,
      activeTasks: 2,
      queues: { disputes: 1, reports: 0, withdrawalsInReview: 0 },
    })
    await admin.send(removeTask, { id: disputed._id })
    await leaver.send(closeAccount, { password: TEST_PASSWORD })
    expect(await overview()).toMatchObject({
      totalUsers: 2,
      activeTasks: 1,
      queues: { disputes: 0 },
    })
    const [counted] = await market.runSql(`SELECT
      (SELECT count(*) FROM users WHERE user_type <> 'admin' AND closed_at IS NULL) AS users,
      (SELECT count(*) FROM tasks WHERE status IN ('pending', 'in-progress', 'submitted', 'disputed')) AS tasks,
      (SELECT sum(value) FROM daily_figures WHERE name = 'signUps') AS sign_ups,
      (SELECT sum(value) FROM daily_figures WHERE name = 'held') AS held,
      (SELECT sum(value) FROM daily_figures WHERE name = 'released') AS released,
      (SELECT sum(value) FROM daily_figures WHERE name = 'awards') AS awards`)
    expect(counted).toEqual({
      users: 2,
      tasks: 1,
      sign_ups: 3,
      held: naira(36_000),
      released: naira(18_000),
      awards: 2,
    })
  })

  it('count what waits for an administrator', async () => {
    await market.runSql(
      "INSERT INTO discrepancies (id, kind, message, found_at) VALUES ('a', 'status', 'x', 1), ('b', 'status', 'x', 1)",
    )
    await market.runSql("UPDATE discrepancies SET resolved_at = 1 WHERE id = 'a'")
    await market.runSql(
      "INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at, error) VALUES ('k', 'e', '', '', 1, 'x')",
    )
    await market.runSql(
      "INSERT INTO emails (id, address, template, params, created_at, last_error) VALUES ('m', 'a', 't', '{}', 1, 'x')",
    )
    await market.runSql(
      `INSERT INTO job_cursors (job, cursor) VALUES ('ran:send-emails', '1'), ('ran:due-tasks', '${market.now()}'), ('other', 'x'),
       ('ran:purge-expired', '${market.now() - 24 * 3_600_000}')`,
    )
    expect((await overview()).queues).toMatchObject({
      discrepancies: 1,
      failedWebhooks: 1,
      failedEmails: 1,
      lateJobs: 1,
    })
  })
})
