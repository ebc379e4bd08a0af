import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareAll, openItems } from '#worker/books/by-hand.ts'
import { errandOf } from '#worker/http/errand.ts'
import { engineWire } from '../simulator/libsql.ts'
import { anyHistory } from './any-history.ts'
import { FEE_BPS, play } from './histories.ts'
import { NOON, openHouse, type House } from './house.ts'
import type { PlainWallet } from './plain-wallet.ts'

const HISTORIES = Number(process.env['HISTORIES'] ?? 1000)
const SEED = Number(process.env['SEED'] ?? 20_260_304)
/** A house fills, and every law reads all of it: a new one after so many. */
const A_HOUSE = 25

const open = () =>
  openHouse({
    engine: { ...engineWire(), url: 'http://engine.test' },
    settings: { PLATFORM_FEE_BPS: FEE_BPS },
  })

/** Books and provider agree on everything but what was really paid in another way than it may be. */
async function settleUp(house: House, odd: ReadonlyMap<string, string>): Promise<void> {
  const errand = errandOf(house.deps)
  await compareAll(errand, NOON - 86_400_000, house.now() + 1, 0)
  const found = (await openItems(errand)).map(({ id }) => id).filter((id) => id !== 'balance')
  const listed = [...odd].filter(([, how]) => how !== 'live').map(([name]) => `payment:${name}`)
  expect(found.toSorted()).toEqual(listed.toSorted())
  expect(house.faults).toEqual([])
  await house.close()
}

it(
  `R41-R43, MONEY 1: money goes as in a plain wallet, in ${HISTORIES} histories`,
  { timeout: 600_000 },
  async () => {
    const began = process.cpuUsage()
    const counts = new Map<string, number>()
    const count = (name: string, isSo: boolean) =>
      isSo && counts.set(name, (counts.get(name) ?? 0) + 1)
    const tally = ({ payments, tasks, payouts }: PlainWallet) => {
      for (const { here } of payments) count('credited', here === 'in')
      for (const { here } of payments) count('paid otherwise', here === 'odd')
      for (const { held } of tasks) count('held', held > 0)
      for (const { status } of tasks) count('released', status === 'completed')
      for (const { here } of payouts) count(`withdrawn: ${here}`, true)
    }
    let house = await open()
    let odd = new Map<string, string>()
    let played = 0
    let steps = 0
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        if (played > 0 && played % A_HOUSE === 0) {
          await settleUp(house, odd)
          house = await open()
          odd = new Map()
        }
        played++
        steps += history.length
        const { plain, real } = await play(house, history)
        tally(plain)
        for (const [number, { here, paid }] of plain.payments.entries())
          if (here === 'odd' && paid) odd.set(real.references[number] ?? '', paid)
      }),
      { seed: SEED, numRuns: HISTORIES, endOnFailure: true },
    )
    await settleUp(house, odd)
    const { user, system } = process.cpuUsage(began)
    const seconds = ((user + system) / 1e6).toFixed(1)
    console.log(
      `money: ${HISTORIES} histories, ${steps} steps, 0 divergences, ${seconds} s of processor time; ` +
        [...counts].map(([name, times]) => `${name} ${times}`).join(', '),
    )
  },
)
