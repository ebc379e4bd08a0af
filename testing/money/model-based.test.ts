import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEST_NOW } from '#testing/clock.ts'
import { createInProcessDatabase } from '#testing/in-process-libsql.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { openDiscrepancies, reconcileAll } from '#worker/reconciliation/cli.ts'
import { anyHistory } from './generate-steps.ts'
import { FEE_BPS, runHistory } from './model-based-driver.ts'
import { createMoneyTestServer, type MoneyTestServer } from './money-test-server.ts'
import type { ReferenceWallet } from './reference-wallet.ts'

const HISTORIES = Number(process.env['HISTORIES'] ?? 1000)
const SEED = Number(process.env['SEED'] ?? 20_260_304)
/** The invariants read the whole ledger, so a new one is started after so many histories. */
const HISTORIES_PER_SERVER = 25
const DAY_MS = 86_400_000

const openServer = () =>
  createMoneyTestServer({
    engine: createInProcessDatabase(),
    settings: { PLATFORM_FEE_BPS: FEE_BPS },
  })

/** Ledger and provider differ only in the payments that were made in a wrong currency or by another user. */
async function reconcile(
  server: MoneyTestServer,
  mismatches: ReadonlyMap<string, string>,
): Promise<void> {
  const background = createBackgroundContext(server.deps)
  await reconcileAll(background, TEST_NOW - DAY_MS, server.now() + 1, 0)
  const discrepancies = (await openDiscrepancies(background))
    .map(({ id }) => id)
    .filter((id) => id !== 'balance')
  // A live payment is not in the list of the test mode.
  const expected = [...mismatches]
    .filter(([, variant]) => variant !== 'live mode')
    .map(([reference]) => `payment:${reference}`)
  expect(discrepancies.toSorted()).toEqual(expected.toSorted())
  expect(server.faults).toEqual([])
  await server.close()
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

it(
  `behaves like the reference wallet in ${HISTORIES} random histories`,
  { timeout: 600_000 },
  async () => {
    const cpuStart = process.cpuUsage()
    const outcomes = createOutcomeCounter()
    let server = await openServer()
    let mismatches = new Map<string, string>()
    let histories = 0
    let steps = 0
    await fc.assert(
      fc.asyncProperty(anyHistory, async (history) => {
        if (histories > 0 && histories % HISTORIES_PER_SERVER === 0) {
          await reconcile(server, mismatches)
          server = await openServer()
          mismatches = new Map()
        }
        histories++
        steps += history.length
        const { model, server: wallet } = await runHistory(server, history)
        outcomes.add(model)
        for (const [index, { status, variant }] of model.payments.entries())
          if (status === 'mismatch' && variant)
            mismatches.set(wallet.paymentReferences[index] ?? '', variant)
      }),
      { seed: SEED, numRuns: HISTORIES, endOnFailure: true },
    )
    await reconcile(server, mismatches)
    const { user, system } = process.cpuUsage(cpuStart)
    const cpuSeconds = ((user + system) / 1e6).toFixed(1)
    console.log(
      `model-based, seed ${SEED}: ${HISTORIES} histories, ${steps} steps, ` +
        `${cpuSeconds} s of processor time; ${outcomes.describe()}`,
    )
  },
)
