import { naira } from '#schema/domain/money.ts'
import { compareAll, examine, openItems } from '#worker/books/by-hand.ts'
import { inbox } from '#worker/clock/inbox.ts'
import { laws } from '#worker/clock/laws.ts'
import { letters } from '#worker/clock/letters.ts'
import { payments } from '#worker/clock/payments.ts'
import { payouts } from '#worker/clock/payouts.ts'
import { reconcile } from '#worker/clock/reconcile.ts'
import { seals } from '#worker/clock/seals.ts'
import { errandOf } from '#worker/http/errand.ts'
import { diceFrom, type Dice } from '../simulator/dice.ts'
import { engineWire } from '../simulator/libsql.ts'
import { foulWires } from './fault-wires.ts'
import { NOON, openHouse, type House, type Person } from './house.ts'
import { reckon } from './reckoning.ts'
import { funds, newPromised, withdraws, works, worldOf } from './stories.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const AT_ONCE = 16
const PURSE = naira(100_000)
const SHARE = { database: 0.06, provider: 0.2 }
const JOBS = [inbox, payments, payouts, letters, laws] as const

type Transfer = { reference: string; status: string; amount: number }
const transfersIn = async (house: House) =>
  ((await house.paystack.control('state')) as { transfers: Transfer[] }).transfers

/** The provider makes up its mind about some of what it was given. */
async function decide(house: House, dice: Dice, share: number): Promise<void> {
  for (const { reference, status } of await transfersIn(house)) {
    if (!dice.chance(share)) continue
    const outcome = dice.weigh({ success: 14, failed: 3, blocked: 1 })
    if (status === 'pending') await house.paystack.control('transfer', { reference, outcome })
    if (status === 'success' && dice.chance(0.1))
      await house.paystack.control('transfer', { reference, outcome: 'reversed' })
  }
}

/** Everybody at once, a few steps each, again and again; between them the clock rings and the provider tells. */
async function rage(house: House, dice: Dice, operations: number, people: Person[]) {
  const promised = newPromised()
  const world = worldOf(house, dice, promised)
  const half = people.length / 2
  const client = () => people[dice.below(half)] as Person
  const tasker = () => people[half + dice.below(half)] as Person
  for (let wave = 1; promised.operations < operations; wave++) {
    await Promise.all(
      Array.from({ length: AT_ONCE }, () => {
        const story = dice.weigh({ funds: 4, works: 2, withdraws: 4 })
        if (story === 'works') return works(world, client(), tasker())
        const who = dice.chance(0.5) ? client() : tasker()
        return story === 'funds' ? funds(world, who) : withdraws(world, who)
      }),
    )
    house.wait(MINUTE)
    await decide(house, dice, 0.5)
    if (wave % 2 === 0)
      await house.tell({ order: 'shuffled', copies: dice.between(1, 3) }).catch(() => {})
    if (wave % 5 === 0) await house.clock(...JOBS)
  }
  return promised
}

/** With the wires mended, until nothing is open; how long that took by the house's own clock. */
async function calm(house: House, dice: Dice): Promise<number> {
  const began = house.now()
  for (let turn = 0; turn < 200; turn++) {
    await decide(house, dice, 1)
    await house.tell()
    await house.clock(...JOBS)
    const [open] = await house.rows(`
      SELECT (SELECT count(*) FROM payouts WHERE status IN ('requested', 'sending', 'sent', 'needs_review'))
        + (SELECT count(*) FROM webhook_inbox WHERE processed_at IS NULL) AS n`)
    if (open?.['n'] === 0) break
    house.wait(5 * MINUTE)
  }
  return house.now() - began
}

/** The next night: what is left to find is found, and the days are sealed. */
async function night(house: House): Promise<void> {
  const days = Math.ceil((house.now() - NOON) / DAY) + 1
  house.wait(days * DAY - (house.now() - NOON))
  for (let turn = 0; turn < 100; turn++) {
    await house.clock(reconcile, seals, laws)
    const [row] = await house.rows("SELECT place FROM clock_places WHERE job = 'reconcile'")
    if (row && JSON.parse(String(row['place'])).phase === 'over') break
  }
}

/** A storm of so many operations over spoiled wires, and what is found when it is over. */
export async function storm({
  operations,
  seed,
  engine = { ...engineWire(), url: 'http://engine.test' },
}: {
  operations: number
  seed: number
  engine?: { wire: typeof fetch; url: string }
}) {
  const dice = diceFrom(seed)
  const wires = foulWires(dice.fork(1), SHARE)
  const house = await openHouse({
    engine,
    between: wires.between,
    settings: { PENDING_WITHDRAWALS_MAX: 1000 },
  })
  const crowd = 2 * Math.max(12, Math.ceil(operations / 40))
  const people = await house.people(
    ...Array.from({ length: crowd }, (_, at) => ({
      userType: at < crowd / 2 ? ('client' as const) : ('tasker' as const),
      money: PURSE,
    })),
  )
  wires.foul(true)
  const promised = await rage(house, dice, operations, people)
  wires.foul(false)
  const healedIn = await calm(house, dice)
  await night(house)

  const errand = errandOf(house.deps)
  const { counts } = await compareAll(errand, NOON - DAY, house.now() + 1, 0)
  const differences = (await openItems(errand)).map(({ id, words }) => `${id}: ${words}`)
  const { broken, brokenSeals, seals: sealed } = await examine(errand)
  const { lost, doubled } = await reckon(house.rows, promised, await transfersIn(house), PURSE)
  await house.close()
  const faults = [...wires.counts].toSorted(([a], [b]) => a.localeCompare(b))
  return {
    ...{ promised, faults, counts, healedIn, lost, doubled, differences, sealed },
    injected: faults.reduce((sum, [, count]) => sum + count, 0),
    laws: [...broken.map(({ law, rows }) => `${law}: ${rows.join()}`), ...brokenSeals],
  }
}
export type Storm = Awaited<ReturnType<typeof storm>>

/** For people. */
export function linesOf({ promised, faults, counts, ...found }: Storm): string[] {
  const { payments: paid, payouts: taken, tasks } = promised
  const acked = (name: string) => tasks.filter(({ acks }) => acks.has(name)).length
  return [
    `${promised.operations} operations: ${paid.length} payments, ${acked('award')} awards, ${acked('approve')} releases, ` +
      `${taken.filter(({ acknowledged }) => acknowledged).length} withdrawals; ${promised.unheard} never heard an answer`,
    `${found.injected} faults: ${faults.map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
    `lost ${found.lost.length}, doubled ${found.doubled.length}, differences ${found.differences.length}, ` +
      `broken laws ${found.laws.length}, seals ${found.sealed}; ` +
      `compared ${counts.payments.theirs.count} payments and ${counts.transfers.theirs.count} transfers; ` +
      `all settled ${Math.round(found.healedIn / MINUTE)} min of its own time after the storm`,
  ]
}
