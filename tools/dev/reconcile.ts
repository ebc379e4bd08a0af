// `npm run reconcile [-- --days 7] [--local | --env staging | --env-file .env]`: compares the ledger with the provider (docs/ledger.md#reconciliation). The exit code
// is 1 when there are discrepancies, and 2 when the comparison was not possible.
import { parseArgs } from 'node:util'
import { dayAfter, dayOf, startOfDay } from '#schema/domain/days.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { readTarget, TARGET_OPTIONS, type Variables } from '#tools/common/target.ts'
import { auditLedger, openDiscrepancies, reconcileAll } from '#worker/reconciliation/cli.ts'
import { ProviderUnavailable } from '#worker/reconciliation/provider.ts'
import { createServerContext } from './server-context.ts'

const money = (kobo: number) => formatNaira(kobo as Kobo, 'two')

function printRow(name: string, ...columns: (string | number)[]): void {
  const cells = columns.map((column) => String(column).padStart(22))
  console.log(`  ${name.padEnd(14)}${cells.join('')}`)
}

type Counts = Awaited<ReturnType<typeof reconcileAll>>['counts']

function printCounts({ payments, transfers, balance, entries, queried, repaired }: Counts): void {
  printRow('', 'provider', 'ledger')
  for (const [name, totals] of Object.entries({ payments, transfers })) {
    const columns = [totals.provider, totals.ours].map(
      ({ count, kobo }) => `${count}  ${money(kobo)}`,
    )
    printRow(name, ...columns)
  }
  if (balance) {
    const inflight = `${money(balance.inflight)} in flight`
    printRow('balance', money(balance.provider), money(balance.ours), inflight)
  }
  printRow('our entries', `${entries} compared`, `${queried} queried`, `${repaired} repaired`)
}

/** Prints the comparison of the last days. Returns the number of discrepancies. */
async function reconcile(days: number, target: Variables | null): Promise<number> {
  const context = createServerContext(target)
  const now = Date.now()
  const from = startOfDay(dayAfter(dayOf(now), 1 - days))
  const { counts } = await reconcileAll(context, from, now)
  const { invariants, brokenInvariants, checksums, brokenChecksums } = await auditLedger(context)
  const open = await openDiscrepancies(context)

  console.log(`\n  The ledger and the provider, ${dayOf(from)} to ${dayOf(now)}\n`)
  printCounts(counts)
  const satisfied = invariants - brokenInvariants.length
  printRow('invariants', `${satisfied} of ${invariants} satisfied`)
  printRow('checksums', `${checksums - brokenChecksums.length} of ${checksums} verified`)
  const discrepancies = new Set([
    ...open.map(({ id, message }) => `${id}: ${message}`),
    ...brokenInvariants.map(({ invariant, rows }) => `invariant:${invariant}: ${rows.join(', ')}`),
    ...brokenChecksums.map((day) => `checksum:${day}: the entries are not those of the checksum`),
  ])
  printRow('discrepancies', discrepancies.size)
  for (const discrepancy of discrepancies) console.log(`    ${discrepancy}`)
  console.log('')
  return discrepancies.size
}

try {
  const { values } = parseArgs({
    options: { ...TARGET_OPTIONS, days: { type: 'string', default: '7' } },
  })
  process.exitCode = (await reconcile(Number(values.days), readTarget(values))) === 0 ? 0 : 1
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(
    error instanceof ProviderUnavailable
      ? `The provider could not be queried: ${message}`
      : message,
  )
  process.exitCode = 2
}
