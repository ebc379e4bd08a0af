import { deepEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { TEST_NOW } from '#testing/clock.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { openDiscrepancies, reconcileAll } from '#worker/reconciliation/cli.ts'
import { anyHistory } from './generate-steps.ts'
import { FEE_BPS, runHistory } from './model-based-driver.ts'
import { createMoneyTestServer, type MoneyTestServer } from './money-test-server.ts'
import type { ReferenceWallet } from './reference-wallet.ts'

/** The invariants read the whole ledger, so that more histories on one server take longer each. */
export const HISTORIES_PER_SERVER = 25
const DAY_MS = 86_400_000

/** By their references: payments that were made in a wrong currency, mode or name. */
type Mismatches = Map<string, string>

/** Throws unless ledger and provider differ in the mismatched payments and in nothing else. */
async function reconcile(server: MoneyTestServer, mismatches: Mismatches): Promise<void> {
  const background = createBackgroundContext(server.deps)
  await reconcileAll(background, TEST_NOW - DAY_MS, server.now() + 1, 0)
  const actual = (await openDiscrepancies(background))
    .map(({ id }) => id)
    .filter((id) => id !== 'balance' && !id.startsWith('flag:'))
  // A live payment is not in the list of the test mode.
  const expected = [...mismatches]
    .filter(([, variant]) => variant !== 'live mode')
    .map(([reference]) => `payment:${reference}`)
  const { faults } = server
  deepEqual(
    { discrepancies: actual.toSorted(), faults },
    { discrepancies: expected.toSorted(), faults: [] },
  )
}

function createOutcomeCounter() {
  const counts = new Map<string, number>()
  const count = (name: string, isCounted: boolean) => {
    if (isCounted) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return {
    add({ payments, tasks, payouts }: ReferenceWallet) {
      for (const { status } of payments) {
        count('credited', status === 'credited')
        count('mismatched', status === 'mismatch')
      }
      for (const { held, status } of tasks) {
        count('held', held > 0)
        count('released', status === 'completed')
      }
      for (const { status } of payouts) count(`payout ${status}`, true)
    },
    describe: () => [...counts].map(([name, times]) => `${name} ${times}`).join(', '),
  }
}

type HistoriesOptions = { seed: number; count: number }

/** Runs random histories on one server and on the reference wallet, up to the first difference. */
export async function runHistories({ seed, count }: HistoriesOptions) {
  const server = await createMoneyTestServer({
    engine: createInProcessDatabase(),
    settings: { PLATFORM_FEE_BPS: FEE_BPS },
  })
  const outcomes = createOutcomeCounter()
  const mismatches: Mismatches = new Map()
  let steps = 0
  let problem: string | null = null
  try {
    for (const history of fc.sample(anyHistory, { seed, numRuns: count })) {
      steps += history.length
      const { model, server: wallet } = await runHistory(server, history)
      outcomes.add(model)
      for (const [index, { status, variant }] of model.payments.entries())
        if (status === 'mismatch' && variant)
          mismatches.set(wallet.paymentReferences[index] ?? '', variant)
    }
    await reconcile(server, mismatches)
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
  } finally {
    await server.close()
  }
  return { steps, problem, outcomes: outcomes.describe() }
}
