import { count, desc, inArray, isNull } from 'drizzle-orm'
import { readReconciliation } from '#schema/contract/books.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { clockPlaces, ledgerSeals, reconItems } from '#schema/tables/index.ts'
import type { Db } from '../db/client.ts'
import { first } from '../db/read.ts'
import { serve } from '../http/serve.ts'
import { LAWS_LOOKED_AT } from './laws.ts'
import { RECONCILED_TO, type Round } from './round.ts'

const SHOWN = 50

const openItems = (db: Db) =>
  db
    .select({
      _id: reconItems.id,
      kind: reconItems.kind,
      ours: reconItems.ours,
      theirs: reconItems.theirs,
      words: reconItems.words,
      seenAt: reconItems.seenAt,
    })
    .from(reconItems)
    .where(isNull(reconItems.settledAt))
    .orderBy(desc(reconItems.seenAt))
    .limit(SHOWN)

const howMany = (db: Db) =>
  db.select({ open: count() }).from(reconItems).where(isNull(reconItems.settledAt))

const lastSeal = (db: Db) =>
  db
    .select({
      day: ledgerSeals.day,
      sha256: ledgerSeals.sha256,
      sealedAt: ledgerSeals.sealedAt,
    })
    .from(ledgerSeals)
    .orderBy(desc(ledgerSeals.day))
    .limit(1)

const places = (db: Db) =>
  db
    .select()
    .from(clockPlaces)
    .where(inArray(clockPlaces.job, [LAWS_LOOKED_AT, RECONCILED_TO]))

function comparedBy(text: string | undefined) {
  if (!text) return null
  const { to, phase, counts } = JSON.parse(text) as Round
  const { payments, transfers } = counts
  return {
    ...{ through: to, isOver: phase === 'over' },
    ...{ payments: payments.theirs.count, transfers: transfers.theirs.count },
  }
}

export const showReconciliation = serve(readReconciliation, async ({ db, read }) => {
  const facts = await read({
    items: openItems(db),
    counted: first(howMany(db)),
    seal: first(lastSeal(db)),
    places: places(db),
  })
  const placeOf = (job: string) => facts.places.find((one) => one.job === job)?.place
  const looked = placeOf(LAWS_LOOKED_AT)
  return {
    items: facts.items.map(({ ours, theirs, ...item }) => ({
      ...item,
      ...{ ours: ours as Kobo | null, theirs: theirs as Kobo | null },
    })),
    openItems: facts.counted?.open ?? 0,
    lawsLookedAt: looked === undefined ? null : Number(looked),
    compared: comparedBy(placeOf(RECONCILED_TO)),
    seal: facts.seal,
  }
})
