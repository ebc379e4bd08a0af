import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client/web'
import { updateProfile } from '#schema/contract/accounts.ts'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { newId } from '#schema/domain/ids.ts'
import { brokenLaws } from '#worker/wallet/invariants.ts'
import { startOnise } from '../../local/onise.mjs'
import { run } from '../../local/processes.mjs'
import type { Person } from '../money/house.ts'
import { reckon } from '../money/reckoning.ts'
import { funds, newPromised, withdraws, works, type World } from '../money/stories.ts'
import { diceFrom } from '../simulator/dice.ts'
import { lineTo } from './line.ts'

const CRON = '*/5 * * * *'
const CLIENTS = 8
const TASKERS = 6
const WORKERS = 6
/** Answers between one kill and the next. */
const BETWEEN = 12
const PURSE = 20_000_000
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

export const VICTIMS = ['sqld', 'workerd'] as const
export type Killed = { victim: (typeof VICTIMS)[number]; recoveredMs: number }

/** The whole product as `npm start` has it, killed in the middle of what it does, again and again. */
export async function killings({ kills, seed }: { kills: number; seed: number }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'onise-kills-'))
  const notices: string[] = []
  const onise = await startOnise({
    ...{ dataDir, rings: false, onNotice: (words: string) => void notices.push(words) },
    vars: { ENVIRONMENT: 'test', SCRYPT_LN: '4', PENDING_WITHDRAWALS_MAX: '1000' },
  })
  try {
    return await among(onise, { kills, seed, dataDir })
  } finally {
    await onise.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
type Onise = Awaited<ReturnType<typeof startOnise>>

async function among(
  onise: Onise,
  { kills, seed, dataDir }: { kills: number; seed: number; dataDir: string },
) {
  const dice = diceFrom(seed)
  const promised = newPromised()
  const line = lineTo(onise.url)
  const clients: Person[] = []
  const taskers: Person[] = []
  for (let i = 0; i < CLIENTS; i++) clients.push(await line.person('client'))
  for (let i = 0; i < TASKERS; i++) taskers.push(await line.person('tasker'))

  let yes = 0
  let isOver = false
  const pay = (reference: string) =>
    onise.paystack.control('pay', { reference, outcome: 'success' })
  const world: World = {
    ...{ dice, promised, send: line.send, pay, tries: 400, pause: () => wait(150) },
    heard: () => void yes++,
  }
  // By the front door, so that the provider has as much as our books say.
  for (const who of [...clients, ...taskers]) {
    const { body } = await line.send(who, initFunding, { amount: PURSE / 100 }, newId('journal'))
    const { reference } = body.payment
    await pay(reference)
    await line.send(who, fundWallet, { reference }, newId('journal'))
    promised.payments.push({ reference, who, kobo: PURSE })
  }

  const somebody = (people: readonly Person[]) => people[dice.below(people.length)] as Person
  const busy = Array.from({ length: WORKERS }, async () => {
    while (!isOver) {
      const story = dice.weigh({ funds: 3, works: 2, withdraws: 4 })
      if (story === 'works') await works(world, somebody(clients), somebody(taskers))
      else
        await (story === 'funds' ? funds : withdraws)(
          world,
          somebody(dice.chance(0.5) ? clients : taskers),
        )
    }
  })
  const until = async (count: number) => {
    while (yes < count) await wait(5)
  }

  const prober = await line.person('tasker')
  /** A write that was asked for after the kill has been acknowledged. */
  async function untilWritten(): Promise<void> {
    for (;;) {
      const asked = line.send(prober, updateProfile, { location: 'Yaba' }, newId('journal'))
      const reply = await asked.catch(() => null)
      if (reply?.status === 200) return
      await wait(10)
    }
  }
  const killed: Killed[] = []
  for (let i = 0; i < kills; i++) {
    await until(yes + BETWEEN)
    await wait(dice.below(120))
    const victim = VICTIMS[i % VICTIMS.length] ?? 'sqld'
    const at = performance.now()
    if (victim === 'sqld') {
      // Nobody starts it again but its own keeper.
      process.kill(onise.database.pid as number, 'SIGKILL')
    } else {
      await onise.worker.kill()
      await onise.worker.restart()
    }
    await untilWritten()
    killed.push({ victim, recoveredMs: Math.round(performance.now() - at) })
  }
  await until(yes + BETWEEN)
  isOver = true
  await Promise.all(busy)
  return { killed, promised, ...(await lookAround(onise, promised, dataDir)) }
}

/** What waits for the clock waits minutes and an hour: its times are set back instead. */
const AN_HOUR_LATER = [
  'UPDATE payments SET created_at = created_at - 3600000, asked_at = NULL',
  'UPDATE payouts SET created_at = created_at - 3600000, updated_at = updated_at - 3600000, lease_until = lease_until - 3600000',
  'UPDATE webhook_inbox SET received_at = received_at - 86400000',
]

async function lookAround(onise: Onise, promised: ReturnType<typeof newPromised>, dataDir: string) {
  const db = createClient({ url: onise.database.url, concurrency: 4 })
  const rows = async (sql: string, ...args: (string | number)[]) =>
    (await db.execute({ sql, args })).rows.map((row) => ({ ...row }))
  for (let turn = 0; turn < 40; turn++) {
    await onise.worker.tick(CRON)
    const [open] = await rows(`
      SELECT (SELECT count(*) FROM payouts WHERE status IN ('requested', 'sending', 'sent', 'needs_review'))
        + (SELECT count(*) FROM webhook_inbox WHERE processed_at IS NULL)
        + (SELECT count(*) FROM payments WHERE status = 'initialized') AS n`)
    if (open?.['n'] === 0) break
    await wait(100)
    await db.batch(AN_HOUR_LATER, 'write')
  }
  const { transfers } = (await onise.paystack.control('state')) as never as {
    transfers: { reference: string; status: string; amount: number }[]
  }
  const { lost, doubled } = await reckon(rows, promised, transfers, 0)
  const laws = await brokenLaws({ $client: db } as never)
  const reconciled = await reconcile(dataDir)
  // The same with a coin that nobody put there.
  onise.paystack.topUp(1)
  return { lost, doubled, laws, reconciled, spoiled: await reconcile(dataDir) }
}
export type Killings = Awaited<ReturnType<typeof killings>>

/** `npm run reconcile` against what runs there; its exit code stands before what it said. */
const reconcile = (dataDir: string): Promise<string> =>
  run(process.execPath, ['--import', 'tsx', 'local/reconcile.ts'], {
    env: { ...process.env, LIBSQL_URL: '', DATA_DIR: dataDir },
  }).then(
    (said: string) => `0 ${said}`,
    (error: Error & { code?: number }) => `${error.code} ${error.message}`,
  )

const median = (figures: readonly number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** For people. */
export function linesOf({ killed, promised, lost, doubled, laws, reconciled }: Killings): string[] {
  const of = (victim: string) =>
    killed.filter((each) => each.victim === victim).map(({ recoveredMs }) => recoveredMs)
  const times = VICTIMS.map((victim) => {
    const all = of(victim)
    return `${victim} ${all.length} times, back after ${median(all)} ms (${Math.max(0, ...all)} at most)`
  })
  const { payments, payouts, tasks, operations, unheard } = promised
  return [
    `${killed.length} kills: ${times.join('; ')}`,
    `${operations} operations: ${payments.length} payments, ${payouts.filter((each) => each.acknowledged).length} withdrawals, ` +
      `${tasks.filter(({ acks }) => acks.has('approve')).length} releases; ${unheard} never heard an answer`,
    `lost ${lost.length}, doubled ${doubled.length}, broken laws ${laws.length}; ${/differences\s+\d+/.exec(reconciled)?.[0] ?? 'not reconciled'}`,
  ]
}
