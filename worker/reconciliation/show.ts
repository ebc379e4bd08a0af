import { count, desc, inArray, isNull } from 'drizzle-orm'
import { readReconciliation } from '#schema/contract/reconciliation.ts'
import { inWords } from '#schema/domain/localize.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { discrepancies, jobCursors, ledgerChecksums } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { INVARIANTS_JOB } from '#worker/ledger/check-invariants.ts'
import { RECONCILE_JOB, type ReconciliationRun } from './run.ts'

const SHOWN = 50

const newestOpen = (db: Db) =>
  db
    .select({
      _id: discrepancies.id,
      kind: discrepancies.kind,
      ourAmount: discrepancies.ourAmount,
      providerAmount: discrepancies.providerAmount,
      message: discrepancies.message,
      foundAt: discrepancies.foundAt,
    })
    .from(discrepancies)
    .where(isNull(discrepancies.resolvedAt))
    .orderBy(desc(discrepancies.foundAt))
    .limit(SHOWN)

const openCount = (db: Db) =>
  db.select({ open: count() }).from(discrepancies).where(isNull(discrepancies.resolvedAt))

const lastChecksum = (db: Db) =>
  db
    .select({
      day: ledgerChecksums.day,
      sha256: ledgerChecksums.sha256,
      createdAt: ledgerChecksums.createdAt,
    })
    .from(ledgerChecksums)
    .orderBy(desc(ledgerChecksums.day))
    .limit(1)

const selectCursors = (db: Db) =>
  db
    .select()
    .from(jobCursors)
    .where(inArray(jobCursors.job, [INVARIANTS_JOB, RECONCILE_JOB]))

function presentRun(text: string | undefined) {
  if (!text) return null
  const { to, phase, counts } = JSON.parse(text) as ReconciliationRun
  return {
    through: to,
    isComplete: phase === 'done',
    payments: counts.payments.provider.count,
    transfers: counts.transfers.provider.count,
  }
}

export const readReconciliationRoute = route(readReconciliation, async ({ db, read }) => {
  const { open, total, latestChecksum, cursors } = await read({
    open: newestOpen(db),
    total: first(openCount(db)),
    latestChecksum: first(lastChecksum(db)),
    cursors: selectCursors(db),
  })
  const cursorOfJob = (name: string) => cursors.find(({ job }) => job === name)?.cursor
  const checkedAt = cursorOfJob(INVARIANTS_JOB)
  return {
    discrepancies: open.map(({ ourAmount, providerAmount, message, ...discrepancy }) => ({
      ...discrepancy,
      message: inWords(message),
      ourAmount: ourAmount as Kobo | null,
      providerAmount: providerAmount as Kobo | null,
    })),
    openCount: total?.open ?? 0,
    invariantsCheckedAt: checkedAt === undefined ? null : Number(checkedAt),
    comparison: presentRun(cursorOfJob(RECONCILE_JOB)),
    latestChecksum,
  }
})
