import { expect, test } from 'vitest'
import { seededRandom, type Random } from '#testing/random.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import { openToolDb, type ToolDb } from '#tools/db/open-db.ts'

// A trial of docs/decisions/0069-one-country-one-account.md: wallets in the country's database, todos and what is held for
// them in databases of works. Money that crosses is a transfer: it leaves with the batch that sends it, and arrives with
// the batch of its effect, once. Amounts in kobo.

const TABLES = [
  "CREATE TABLE accounts (id TEXT PRIMARY KEY, balance INTEGER NOT NULL, CHECK (balance >= 0 OR id = 'transit'))",
  "INSERT INTO accounts VALUES ('transit', 0)",
  'CREATE TABLE sent (id TEXT PRIMARY KEY, target TEXT, kind TEXT, work TEXT, user TEXT, amount INTEGER, is_done INTEGER NOT NULL DEFAULT 0)',
  'CREATE TABLE received (id TEXT PRIMARY KEY)',
  'CREATE TABLE works (id TEXT PRIMARY KEY, state TEXT NOT NULL, tasker TEXT, amount INTEGER)',
]
const ASSERT_CHANGED = "INSERT INTO assertions (code, ok) SELECT 'user_state', changes() = 1"

type Name = 'country' | 'w1' | 'w2'
type Transfer = {
  id: string
  target: Name
  kind: 'award' | 'pay' | 'return'
  work: string
  user: string
  amount: number
}
type Statement = string | { sql: string; args: (string | number)[] }

class Country {
  /** Batches until the power fails. */
  left = Number.POSITIVE_INFINITY
  readonly #databases: Record<Name, ToolDb>

  private constructor(databases: Record<Name, ToolDb>) {
    this.#databases = databases
  }

  static async create(): Promise<Country> {
    const open = async () => {
      const engine = createInProcessDatabase()
      const db = openToolDb({ LIBSQL_URL: engine.url, LIBSQL_AUTH_TOKEN: '' }, engine.fetch)
      await db.$client.batch(TABLES, 'write')
      return db
    }
    return new Country({ country: await open(), w1: await open(), w2: await open() })
  }

  /** All or nothing; false when a condition no longer held. */
  async batch(name: Name, ...statements: Statement[]): Promise<boolean> {
    if (--this.left < 0) throw new Error('the power is off')
    try {
      await this.#databases[name].$client.batch(statements, 'write')
      return true
    } catch (error) {
      if (String(error).includes('CONSTRAINT')) return false
      throw error
    }
  }

  async rows(name: Name, sql: string, ...args: (string | number)[]) {
    return (await this.#databases[name].$client.execute({ sql, args })).rows
  }
}

const move = (account: string, amount: number): Statement[] => [
  { sql: 'INSERT OR IGNORE INTO accounts VALUES (?, 0)', args: [account] },
  { sql: 'UPDATE accounts SET balance = balance + ? WHERE id = ?', args: [amount, account] },
]
const send = ({ id, target, kind, work, user, amount }: Transfer, account: string): Statement[] => [
  ...move(account, -amount),
  ...move('transit', amount),
  {
    sql: 'INSERT INTO sent (id, target, kind, work, user, amount) VALUES (?, ?, ?, ?, ?, ?)',
    args: [id, target, kind, work, user, amount],
  },
]
const receive = ({ id, amount }: Transfer, account: string): Statement[] => [
  { sql: 'INSERT INTO received VALUES (?)', args: [id] },
  ...move('transit', -amount),
  ...move(account, amount),
]

/** The award: the todo is still open, or the money goes back. */
async function arriveAtWork(country: Country, transfer: Transfer): Promise<void> {
  const { id, target, work, user, amount } = transfer
  const isAwarded = await country.batch(
    target,
    {
      sql: "UPDATE works SET state = 'awarded', tasker = ?, amount = ? WHERE id = ? AND state = 'open'",
      args: [user.split('>')[1] ?? '', amount, work],
    },
    ASSERT_CHANGED,
    ...receive(transfer, `hold:${work}`),
  )
  if (isAwarded) return
  const back: Transfer = { ...transfer, id: `${id}-back`, target: 'country', kind: 'return' }
  await country.batch(target, ...receive(transfer, 'transit'), ...send(back, 'transit'))
}

async function deliver(country: Country, from: Name, transfer: Transfer): Promise<void> {
  const [wallet, tasker] = transfer.user.split('>')
  if (transfer.kind === 'award') await arriveAtWork(country, transfer)
  if (transfer.kind === 'pay')
    await country.batch('country', ...receive(transfer, `user:${tasker}`))
  if (transfer.kind === 'return')
    await country.batch('country', ...receive(transfer, `user:${wallet}`))
  await country.batch(from, {
    sql: 'UPDATE sent SET is_done = 1 WHERE id = ?',
    args: [transfer.id],
  })
}

/** After each command, and by a job: what an interrupted one has left. */
async function deliverAll(country: Country): Promise<void> {
  for (const name of ['country', 'w1', 'w2'] as const)
    for (const row of await country.rows(name, 'SELECT * FROM sent WHERE NOT is_done'))
      await deliver(country, name, row as unknown as Transfer)
}

const WORKS = ['k0', 'k1', 'k2', 'k3']
const placeOf = (work: string): Name => (Number(work.slice(1)) % 2 === 0 ? 'w1' : 'w2')

type Command = (
  country: Country,
  call: { work: string; key: string; random: Random },
) => Promise<unknown>

/** A key makes each a command that may be repeated. */
const award: Command = (country, { work, key, random }) => {
  const client = `c${random.below(2)}`
  const [user, amount] = [`${client}>t${random.below(2)}`, random.between(1, 60_000)]
  const transfer = { id: key, target: placeOf(work), kind: 'award', work, user, amount } as const
  return country.batch('country', ...send(transfer, `user:${client}`))
}

const approve: Command = async (country, { work, key }) => {
  const awarded = "SELECT * FROM works WHERE id = ? AND state = 'awarded'"
  const [row] = await country.rows(placeOf(work), awarded, work)
  if (!row) return
  const { tasker, amount } = row as unknown as { tasker: string; amount: number }
  const user = `>${tasker}`
  const transfer = { id: key, target: 'country', kind: 'pay', work, user, amount } as const
  const pay = {
    sql: "UPDATE works SET state = 'paid' WHERE id = ? AND state = 'awarded'",
    args: [work],
  }
  await country.batch(placeOf(work), pay, ASSERT_CHANGED, ...send(transfer, `hold:${work}`))
}

async function begin(): Promise<Country> {
  const country = await Country.create()
  for (const client of ['c0', 'c1'])
    await country.batch('country', ...move(`user:${client}`, 100_000))
  for (const work of WORKS)
    await country.batch(placeOf(work), {
      sql: "INSERT INTO works VALUES (?, 'open', NULL, NULL)",
      args: [work],
    })
  return country
}

async function walk(seed: number): Promise<Country> {
  const random = seededRandom(seed)
  const country = await begin()
  for (let step = 0; step < 24; step++) {
    const command = random.chance(0.5) ? award : approve
    const work = random.pick(WORKS) ?? ''
    const run = () => command(country, { work, key: `${seed}-${step}`, random: random.fork(step) })
    if (random.chance(0.5)) country.left = random.below(5)
    await run()
      .then(() => deliverAll(country))
      .catch(() => {})
    country.left = Number.POSITIVE_INFINITY
    // The phone sends it again under the same key.
    if (random.chance(0.5)) await run()
    if (random.chance(0.5)) await deliverAll(country)
  }
  // What comes back is sent by the first.
  for (let round = 0; round < 2; round++) await deliverAll(country)
  return country
}

const balances = async (country: Country) =>
  Promise.all(
    (['country', 'w1', 'w2'] as const).map((name) => country.rows(name, 'SELECT * FROM accounts')),
  )

test('no kobo is lost or doubled between three databases, wherever the power fails', async () => {
  const states = new Set<unknown>()
  for (let seed = 1; seed <= 12; seed++) {
    const country = await walk(seed)
    const accounts = (await balances(country)).flat()
    const sum = (isCounted: (id: string) => boolean) =>
      accounts
        .filter(({ id }) => isCounted(String(id)))
        .reduce((total, { balance }) => total + Number(balance), 0)
    expect(
      sum((id) => id === 'transit'),
      `in transit, seed ${seed}`,
    ).toBe(0)
    expect(
      sum(() => true),
      `all, seed ${seed}`,
    ).toBe(200_000)
    for (const place of ['w1', 'w2'] as const)
      for (const { id, state, amount } of await country.rows(place, 'SELECT * FROM works')) {
        states.add(state)
        const held = sum((account) => account === `hold:${String(id)}`)
        expect(held, `held for ${String(id)}, seed ${seed}`).toBe(state === 'awarded' ? amount : 0)
      }
  }
  expect([...states].toSorted()).toEqual(['awarded', 'open', 'paid'])
})
